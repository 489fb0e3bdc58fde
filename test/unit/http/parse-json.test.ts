import { describe, expect, it } from 'vitest';
import { parseJson } from '../../../reference-impl/http/parse-json.ts';

const nested = (levels: number): Buffer =>
  Buffer.from(`{"callBehavior":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}${' '.repeat(200)}}`);

describe('a JSON body', () => {
  it('may be a hundred levels deep', () => {
    expect(parseJson(nested(100))).toHaveProperty('callBehavior');
  });

  it.each([101, 20_000])('is refused when it is %i levels deep', (levels) => {
    expect(() => parseJson(nested(levels))).toThrow(/failed to parse/);
  });
});
