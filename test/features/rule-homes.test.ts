import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import rules from '../../features/rules.json' with { type: 'json' };
import { faults } from '../../reference-impl/deviations/faults/index.ts';
import { type ReadFeature, readFeature } from './document.ts';

const ROOT = join(import.meta.dirname, '../..');
const REFERENCE = join(ROOT, 'reference-impl');

/** Folders that keep no rule: they show it, break it or differ where there is none. */
const NO_HOMES = ['deviations', 'lab'];

const ID = /\b[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-\d\d\b/g;

const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith(ending));

/** The ids that doc comments name after `Rules:`, each with its files. */
function namedRules(): Map<string, string[]> {
  const named = new Map<string, string[]>();
  for (const path of filesIn(REFERENCE, '.ts')) {
    if (NO_HOMES.some((folder) => path.startsWith(`${folder}/`))) continue;
    const text = readFileSync(join(REFERENCE, path), 'utf8');
    for (const [list] of text.matchAll(/Rules: [^.]*\./g))
      for (const [id] of list.matchAll(ID)) named.set(id, [...(named.get(id) ?? []), path]);
  }
  return named;
}

describe('the rules that the reference keeps', () => {
  const named = namedRules();
  const broken = [...new Set(faults.map(({ rule }) => rule))];

  it('are each named by a file, if a fault breaks them', () => {
    const aliases = new Set<string>(rules.flatMap((rule) => ('aliasOf' in rule ? [rule.id] : [])));
    // Every operation keeps the form of its own answers.
    expect(broken.filter((id) => !id.startsWith('FORM-') && !named.has(id) && !aliases.has(id))).toEqual([]);
  });

  it('exist, and are named once', () => {
    const known = new Set(rules.map(({ id }) => id));
    expect([...named.keys()].filter((id) => !known.has(id))).toEqual([]);
    expect([...named].filter(([, paths]) => paths.length > 1)).toEqual([]);
  });
});

/** The first word of the name of a file or folder, in the singular. */
const leadingWord = (name: string): string => name.split(/[-.]/)[0]?.replace(/s$/, '') ?? '';

/** Faults of forms: their rows come from the operations, not from features. */
const FORMS = 'every-interface/forms.ts';

describe('the topics of the faults', () => {
  const paths = filesIn(join(ROOT, 'features'), '.feature');
  const features = new Set(paths.flatMap((path) => path.split('/').map(leadingWord)));
  const all = filesIn(join(REFERENCE, 'deviations/faults'), '.ts');
  const files = all.filter((path) => path.includes('/') && path !== FORMS);

  it.each(files)('%s begins as a feature or its folder does', (path) => {
    expect(features).toContain(leadingWord(path.split('/').at(-1) ?? ''));
  });
});

const FEATURES = join(import.meta.dirname, '../../features');

/** The promises whose features have the sentences of `rules.json`, in one line each. */
const PROMISES = /^(?:VOICE-DEF|VOICE-IDEM|TOK)-\d\d$/;

/** So long a line is no longer read at a glance; what a longer sentence promises has a shorter one in its feature. */
const LONGEST = 100;

/** The lines of a promise that say something else than its rule. */
function otherSentences(features: readonly ReadFeature[], sentences: ReadonlyMap<string, string>): string[] {
  const examples = features.flatMap((feature) => feature.examples);
  return examples.flatMap(({ tags, rule, path }) =>
    tags.flatMap((tag) => {
      const id = tag.replace('@', '');
      const sentence = PROMISES.test(id) ? (sentences.get(id) ?? '').replace(/\.$/, '') : '';
      if (sentence === '' || sentence.length > LONGEST || !rule || rule.sentence === sentence) return [];
      return [`${path}: "${rule.sentence}" is "${sentence}" for ${id}`];
    }),
  );
}

const sentences = new Map(rules.map(({ id, says }) => [id, says]));
const folders = ['voice/default-service', 'voice/idempotency', 'token'];
const features = folders.flatMap((folder) =>
  readdirSync(join(FEATURES, folder)).map((name) =>
    readFeature(`${folder}/${name}`, readFileSync(join(FEATURES, folder, name), 'utf8')),
  ),
);

it('a rule of a promise has one sentence, in its feature and in the rule book', () => {
  expect(features.length).toBeGreaterThan(20);
  expect(otherSentences(features, sentences)).toEqual([]);
});

it('another sentence would be found', () => {
  const changed = new Map(sentences).set('TOK-03', 'Every token is a bearer token.');
  expect(otherSentences(features, changed).join()).toContain('Every token is a bearer token');
});
