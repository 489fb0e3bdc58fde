import { describe, expect, it } from 'vitest';
import { DEFAULT_BINDINGS } from '../../../support/ground/bindings.ts';
import { boundPath, demandedBindings } from '../../../support/wire/http/bound-path.ts';

const bindings = { ...DEFAULT_BINDINGS, repliesPath: '/inbox', webhooksPath: '/hooks' };

describe('a path that the target has elsewhere', () => {
  it.each([
    ['/v1/replies', '/inbox'],
    ['/v1/replies/confirmed', '/inbox/confirmed'],
    ['/v1/replies?page=1', '/inbox?page=1'],
    ['/v1/webhooks/messages/7', '/hooks/7'],
    ['/v1/repliesx', '/v1/repliesx'],
    ['/v1/messages', '/v1/messages'],
  ])('%s goes to %s', (known, bound) => {
    expect(boundPath(known, bindings)).toBe(bound);
  });

  it('that the target file denies is named', () => {
    const denied = demandedBindings(bindings, ['repliesPath']);
    expect(() => boundPath('/v1/replies', denied)).toThrow('the target file declares no binding repliesPath');
    expect(boundPath('/v1/webhooks/messages', denied)).toBe('/hooks');
  });

  it('is noted when it is used', () => {
    const used: string[] = [];
    boundPath(
      '/v1/replies',
      demandedBindings(bindings, [], (name) => used.push(name)),
    );
    expect(used).toContain('repliesPath');
  });
});
