import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { declaresNone, keyFor, missingKeys } from '../../../support/ground/problems/declared-keys.ts';
import { needleIndex } from '../../../support/ground/secrets/needle-index.ts';
import { isSameZone, isTimeZone, partOfDay } from '../../../support/ground/time/wall-clock.ts';
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

/** Every place of every needle, found the slow way. */
const slowly = (needles: readonly string[], text: string): string[] =>
  [...new Set(needles)]
    .filter((needle) => needle !== '')
    .flatMap((needle) =>
      Array.from({ length: text.length }, (_, at) => at)
        .filter((at) => text.startsWith(needle, at))
        .map((at) => `${at}-${at + needle.length}`),
    )
    .sort();

const found = (needles: readonly string[], text: string): string[] =>
  needleIndex(needles)(text)
    .map(([start, end]) => `${start}-${end}`)
    .sort();

describe('the index of needles', () => {
  it.each([
    [['abc', 'bcd'], 'abcd', ['0-3', '1-4']],
    [['aaa'], 'aaaa', ['0-3', '1-4']],
    [['ab', 'abcd'], 'abcd', ['0-2', '0-4']],
    [['abc', 'abc'], 'abc', ['0-3']],
    [['', 'abcd'], 'abc', []],
    [[], 'abc', []],
  ])('finds %j in %s', (needles, text, places) => {
    expect(found(needles, text)).toEqual(places);
  });

  it('finds what a search for one after the other finds', () => {
    const letters = fc.constantFrom('a', 'b', 'ß', '漢', '😀');
    const text = (maxLength: number) => fc.string({ unit: letters, maxLength });
    forAll(fc.array(text(5), { maxLength: 6 }), text(40), (needles, hay) => {
      expect(found(needles, hay)).toEqual(slowly(needles, hay));
    });
  });
});

const at = (time: string): number => Date.parse(`2024-01-15T${time}Z`);

describe('the part of the day in a zone', () => {
  it.each([
    ['08:04:59', undefined],
    ['08:05:00', 'day'],
    ['17:44:59', 'day'],
    ['17:45:00', undefined],
    ['18:00:00', undefined],
    ['18:05:00', 'night'],
    ['00:00:00', 'night'],
    ['07:44:59', 'night'],
    ['07:45:00', undefined],
  ])('is seen at %s as %s', (time, part) => expect(partOfDay(at(time), 'UTC')).toBe(part));

  it('is that of the wall clock there', () => {
    expect(partOfDay(at('12:00:00'), 'Pacific/Auckland')).toBe('night');
    expect(partOfDay(at('20:00:00'), 'America/New_York')).toBe('day');
  });

  it('is night in one of two zones twelve hours apart, at any moment', () => {
    const zones = ['UTC', 'Pacific/Funafuti'];
    forAll(fc.integer({ min: 0, max: 4e12 }), (now) => zones.some((zone) => partOfDay(now, zone) === 'night'));
  });
});

describe('a time zone', () => {
  it('exists, or does not', () => {
    expect(isTimeZone('Europe/Stockholm')).toBe(true);
    expect(isTimeZone('Mars/Phobos')).toBe(false);
  });

  it('may have two names', () => {
    expect(isSameZone('UTC', 'Etc/UTC')).toBe(true);
    expect(isSameZone('UTC', 'Europe/London')).toBe(false);
    expect(isSameZone('', 'Europe/London')).toBe(false);
  });
});
