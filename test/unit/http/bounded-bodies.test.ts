import { afterEach, describe, expect, it, vi } from 'vitest';
import { parseJson, tooHeavy } from '../../../reference-impl/http/body.ts';
import { DEEPEST, MOST_MISTAKES, MOST_VALUES } from '../../../reference-impl/http/bounds.ts';
import { lengthsIn, mistakesOf } from '../../../reference-impl/http/validate.ts';
import { SUBMIT_SCHEMA } from '../../../reference-impl/messaging/submit/operations.ts';

const repeated = (what: string, count: number): Buffer => Buffer.from(`[${Array(count).fill(what).join(',')}]`);

afterEach(() => vi.restoreAllMocks());

describe('the weight of a body', () => {
  it.each([
    ['objects', '{}'],
    ['arrays', '[]'],
    ['numbers', '1'],
    ['texts', '"x"'],
    ['texts full of commas and brackets', '"[,{\\",[{"'],
  ])('is its number of values: %s', (_title, value) => {
    const each = /^[[{]/.test(value) ? 2 : 1;
    expect(tooHeavy(repeated(value, MOST_VALUES / each - 2))).toBeUndefined();
    expect(tooHeavy(repeated(value, MOST_VALUES + 1))).toMatch(/more than 20000 values/);
  });

  it('is its depth as well', () => {
    const nested = (levels: number): Buffer => Buffer.from(`${'[{"a":'.repeat(levels / 2)}1${'}]'.repeat(levels / 2)}`);
    expect(tooHeavy(nested(DEEPEST))).toBeUndefined();
    expect(tooHeavy(nested(DEEPEST + 2))).toMatch(/deeper than 100 levels/);
  });

  it.each([
    ['a million objects', repeated('{}', 1_000_000)],
    ['a million members of one name', Buffer.from(`{${Array(1_000_000).fill('"a":1').join(',')}}`)],
    ['a million levels', Buffer.from('['.repeat(1_000_000))],
  ])('is told before %s become values', (_title, body) => {
    const parse = vi.spyOn(JSON, 'parse');
    expect(() => parseJson(body)).toThrow(/failed to parse/);
    expect(parse).not.toHaveBeenCalled();
  });
});

describe('the mistakes of a body', () => {
  it('are a handful, however many there are', () => {
    const body = { messages: Array.from({ length: 100 }, () => ({})) };
    expect(mistakesOf(SUBMIT_SCHEMA, body)).toHaveLength(MOST_MISTAKES);
  });

  it('are its lengths alone where it is too long: no item is looked at', () => {
    const untouchable = new Proxy({}, { get: () => expect.unreachable('an item was read') });
    const body = { messages: Array.from({ length: 101 }, () => untouchable) };
    expect(mistakesOf(SUBMIT_SCHEMA, body).map(({ pointer, kind }) => [pointer, kind])).toEqual([
      ['/messages', 'maxItems'],
    ]);
  });

  it('are found in lengths of every kind', () => {
    const schema = {
      type: 'object',
      required: ['a'],
      properties: {
        a: { type: 'array', maxItems: 1, items: { type: 'object', maxProperties: 2, required: ['b'] } },
        c: { type: 'string', maxLength: 3 },
      },
      additionalProperties: { type: 'array', maxItems: 4 },
    };
    expect(lengthsIn(schema)).toEqual({
      properties: { a: { maxItems: 1, items: { maxProperties: 2 } } },
      additionalProperties: { maxItems: 4 },
    });
    expect(lengthsIn({ type: 'object', properties: { c: { type: 'string' } } })).toBeUndefined();
  });
});
