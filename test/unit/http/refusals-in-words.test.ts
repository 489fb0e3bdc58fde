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
import { forSome } from '../for-all.ts';
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
    forSome(2000, fc.constantFrom(...schemas), values.object, ({ schema }, body) => {
      for (const { message } of mistakesOf(schema, body))
        expect(message).not.toMatch(/must (NOT|match|pass)|must be (string|object|array|equal)|\^|\\d/);
    });
  });
});
