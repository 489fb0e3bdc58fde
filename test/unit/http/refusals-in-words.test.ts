import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withContacts } from '../../../reference-impl/contacts/interface.ts';
import { conversationInterface } from '../../../reference-impl/conversation/interface.ts';
import { mistakesOf } from '../../../reference-impl/http/validate.ts';
import { labInterface } from '../../../reference-impl/lab/interface.ts';
import { messagingInterface } from '../../../reference-impl/messaging/interface.ts';
import { withReports } from '../../../reference-impl/reports/interface.ts';
import { subprojectInterface } from '../../../reference-impl/subprojects/interface.ts';
import { voiceInterface } from '../../../reference-impl/voice/interface.ts';
import { quietPlatform } from '../worlds/quiet-platform.ts';

const platform = quietPlatform();
const schemas = [
  withContacts(withReports(platform, messagingInterface(platform))),
  subprojectInterface(platform),
  voiceInterface(platform),
  conversationInterface(platform),
  labInterface(platform),
].flatMap(({ operations }) =>
  (operations as ReadonlyArray<{ id: string; schema?: object }>).flatMap(({ id, schema }) =>
    schema ? { id, schema } : [],
  ),
);

type Node = Readonly<Record<string, unknown>>;

/** Every schema within a schema, itself among them. */
const within = (node: unknown): Node[] =>
  typeof node === 'object' && node !== null
    ? [...(Array.isArray(node) ? [] : [node as Node]), ...Object.values(node).flatMap(within)]
    : [];

describe('a refusal', () => {
  it('has words for every pattern of every operation', () => {
    const patterns = schemas.flatMap(({ id, schema }) =>
      within(schema)
        .filter(({ pattern }) => typeof pattern === 'string')
        .map(({ description }) => ({ id, description })),
    );
    expect(patterns.length).toBeGreaterThan(10);
    expect(patterns.filter(({ description }) => typeof description !== 'string')).toEqual([]);
  });

  it('never shows a pattern or the name of a format', () => {
    const texts = fc.oneof(fc.string(), fc.constantFrom('46700000001', 'SE', '2024-01-15', 'http://x', '+'));
    const values = fc.letrec((tie) => ({
      any: fc.oneof({ maxDepth: 3 }, texts, fc.integer(), fc.constant(null), fc.boolean(), tie('list'), tie('object')),
      list: fc.array(tie('any'), { maxLength: 3 }),
      object: fc.dictionary(
        fc.constantFrom(...new Set(schemas.flatMap(({ schema }) => within(schema).flatMap(Object.keys)))),
        tie('any'),
      ),
    }));
    fc.assert(
      fc.property(fc.constantFrom(...schemas), values.object, ({ schema }, body) => {
        for (const { message } of mistakesOf(schema, body))
          expect(message).not.toMatch(/must (NOT|match|pass)|must be (string|object|array|equal)|\^|\\d/);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    [{ type: 'string', pattern: '^a$', description: 'the letter a' }, 'b', '', 'must be the letter a'],
    [{ type: 'string', pattern: '^a$' }, 'b', '', 'is not of the form that belongs here'],
    [{ type: 'string', format: 'date-time' }, 'soon', '', 'must be an instant such as 2024-01-15T12:00:00Z'],
    [{ additionalProperties: false, properties: { a: {}, b: {} } }, { c: 1 }, '/c', 'is not known; there are a, b'],
    [{ additionalProperties: false, properties: { a: {} } }, { c: 1 }, '/c', 'is not known; there is a'],
    [{ additionalProperties: false }, { c: 1 }, '/c', 'is not known; there are none'],
    [{ type: ['string', 'null'] }, 1, '', 'must be a text or null'],
    [{ type: 'integer' }, 1.5, '', 'must be a whole number'],
    [{ const: true }, false, '', 'must be true'],
    [{ enum: ['a', 'b'] }, 'c', '', 'must be one of a, b'],
    [{ enum: ['a', null] }, 'c', '', 'must be one of a, null'],
    [{ propertyNames: { maxLength: 2 } }, { abc: 1 }, '', 'has a member whose name must have at most 2 characters'],
    [{ oneOf: [{ required: ['a'] }, { required: ['b'] }] }, { a: 1, b: 2 }, '', 'must have exactly one of a, b'],
    [{ anyOf: [{ required: ['a'] }, { required: ['b'] }] }, {}, '', 'must have at least one of a, b'],
    [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 5, '', 'must be null'],
    [{ minLength: 1 }, '', '', 'must have at least 1 character'],
    [{ maxLength: 2 }, 'abc', '', 'must have at most 2 characters'],
    [{ minItems: 1 }, [], '', 'must have at least 1 item'],
    [{ maxItems: 1 }, [1, 2], '', 'must have at most 1 item'],
    [{ minProperties: 1 }, {}, '', 'must have at least 1 member'],
    [{ minimum: 1 }, 0, '', 'must be at least 1'],
    [{ maximum: 1 }, 2, '', 'must be at most 1'],
    [{ uniqueItems: true }, [1, 2, 1], '', 'must not repeat an item, as 0 and 2 do'],
    [{ anyOf: [{ const: 1 }], description: 'one' }, 2, '', 'must be one'],
  ])('of %o for %o is in words', (schema, value, pointer, message) => {
    expect(mistakesOf(schema, value).at(-1)).toMatchObject({ pointer, message });
  });

  it.each([
    [{ propertyNames: { maxLength: 2 } }, { abc: 1 }, 1],
    [{ oneOf: [{ required: ['a'] }, { required: ['b'] }] }, {}, 1],
    [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 5, 2],
  ])('of %o for %o says each thing once', (schema, value, count) => {
    expect(mistakesOf(schema, value)).toHaveLength(count);
  });
});
