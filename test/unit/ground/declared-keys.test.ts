import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { declaresNone, keyFor, missingKeys } from '../../../support/ground/problems/declared-keys.ts';
import schema from '../../../support/wire/target/target.schema.json' with { type: 'json' };
import { forAll } from '../for-all.ts';

interface Node {
  readonly properties?: Readonly<Record<string, Node>>;
  readonly additionalProperties?: unknown;
  readonly $ref?: string;
}

/** Whether the schema of target files has a key, such as credentials.project.serviceId. */
function isInSchema(key: string): boolean {
  let node: Node | undefined = schema as unknown as Node;
  for (const part of key.split('.')) {
    const definition = node?.$ref?.split('/').slice(1);
    if (definition) node = definition.reduce<unknown>((at, name) => (at as Node)?.[name as never], schema) as Node;
    node = node?.properties?.[part] ?? (node?.additionalProperties as Node | undefined);
    if (!node) return false;
  }
  return true;
}

describe('what a target file lacks', () => {
  it.each([
    ['number reachable 1', 'numbers.reachable'],
    ['number 1 in the role blocked', 'numbers.blocked'],
    ['key of the account main', 'credentials.messaging'],
    ['id of the account main', 'credentials.account'],
    ['id of the account in the role sub', 'credentials.subAccount'],
    ['key of the account stranger', 'credentials.stranger'],
    ['project other', 'credentials.otherProject'],
    ['service 1 of main', 'credentials.project.serviceId'],
    ['voice service number 2 of the project main', 'credentials.project.secondServiceId'],
    ['service 2 of other', 'credentials.otherProject.secondServiceId'],
    ['lookup user', 'credentials.lookup'],
    ['app', 'credentials.conversation.appId'],
    ['bot', 'credentials.conversation.botId'],
    ['binding metadataField', 'bindings.metadataField'],
    ['address of the interface voice', 'interfaces.voice'],
  ])('%s is the key %s, which is in the schema', (words, key) => {
    expect(keyFor(words)).toBe(key);
    expect(isInSchema(key)).toBe(true);
  });

  it('stays in its own words where no key declares it', () => {
    expect(keyFor('secret that call events are signed with')).toBe('secret that call events are signed with');
  });

  it('is said once for each key, of the numbers of a role as many as it takes', () => {
    const lacks = ['number reachable 1', 'service 2 of main', 'number reachable 5', 'number 2 in the role noRoute'];
    expect(declaresNone([...lacks, 'service 2 of main'])).toBe(
      'the target file declares no numbers.reachable with 5 numbers, no credentials.project.secondServiceId, no numbers.noRoute with 2 numbers',
    );
  });

  it('takes the highest number that is missing, in any sequence', () =>
    forAll(fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 1 }), (places) => {
      const most = Math.max(...places);
      const told = most === 1 ? 'numbers.reachable' : `numbers.reachable with ${most} numbers`;
      expect(missingKeys(places.map((place) => `number reachable ${place}`))).toEqual([told]);
    }));
});
