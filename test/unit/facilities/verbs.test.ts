import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { VERBS, verbOf } from '../../../support/wire/facilities/verbs.ts';
import { FACILITIES, type Facility } from '../../../support/wire/target/target.ts';

const documented = readFileSync(new URL('../../../docs/lab.md', import.meta.url), 'utf8');

/** The verbs below a world that docs/lab.md lists, with their names blotted out: labs and the harness call them differently. */
const inDocument = new Set(
  [...documented.matchAll(/^\| `([A-Z]+) \/worlds\/\{world\}([^`]*)`/gm)].map(
    ([, method, path]) => `${method} ${path?.replace(/\{\w+\}/g, '{}')}`,
  ),
);

describe('the verbs of facilities', () => {
  it('are all verbs of the bundled lab', () => {
    const asked = Object.values(VERBS).flatMap((verbs) => Object.keys(verbs));
    expect(asked.filter((verb) => !inDocument.has(verb.replace(/\{\w+\}/g, '{}')))).toEqual([]);
  });

  it('are listed for each facility that there is', () => {
    expect(Object.keys(VERBS).sort()).toEqual([...FACILITIES].sort());
  });

  it.each<[Facility, string, string, string | undefined]>([
    ['handset', 'GET', '/handsets/%2B46700000001/messages', 'GET /handsets/{number}/messages'],
    ['handset', 'GET', '/handsets/%2B46700000001/messages?latest=1', 'GET /handsets/{number}/messages'],
    ['handset', 'GET', '/handsets/a/b/messages', undefined],
    ['handset', 'GET', '/mailbox', undefined],
    ['hlr', 'PUT', '/hlr/limit', 'PUT /hlr/limit'],
    ['accounts', 'GET', '', 'GET '],
  ])('of %s know %s %s as %s', (facility, method, path, verb) => {
    expect(verbOf(facility, method, path)?.[0]).toBe(verb);
  });
});
