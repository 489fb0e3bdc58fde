import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import rules from '../../features/rules.json' with { type: 'json' };
import { type ReadFeature, readFeature } from './document.ts';

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
