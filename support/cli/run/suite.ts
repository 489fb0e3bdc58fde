import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Circumstances } from '../../ground/evidence/circumstances.ts';
import { ROOT } from '../../ground/own-package.ts';
import { type ExamplePlace, indexExamples } from '../../ground/rules/example-index.ts';
import { type RuleBook, readRuleBook } from '../../ground/rules/rule-book.ts';
import { judge } from '../../ledger/judge.ts';
import type { SuiteIdentity } from '../../ledger/run-record.ts';
import type { SavedRun } from '../../ledger/saved-run.ts';
import type { Verdicts } from '../../ledger/verdicts.ts';
import { cleared } from '../../reports/report-set.ts';
import { aboutExamples } from './circumstances.ts';

/** The rules and examples that are installed here. */
export interface Suite {
  readonly book: RuleBook;
  readonly places: readonly ExamplePlace[];
  readonly identity: SuiteIdentity;
}

const FEATURES = join(ROOT, 'features');

/** The version of the suite, and a digest over its rules and examples: two that differ may judge differently. */
export function suiteIdentity(): SuiteIdentity {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  const hash = createHash('sha256');
  const names = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.feature$|^rules\.json$|^operations\/[^/]+\.yaml$/.test(name))
    .sort();
  for (const name of names)
    hash
      .update(`${name}\0`)
      .update(readFileSync(join(FEATURES, name)))
      .update('\0');
  return { version, digest: hash.digest('hex') };
}

/** Reads the suite that is installed here. */
export const readSuite = (): Suite => ({
  book: readRuleBook(join(FEATURES, 'rules.json')),
  places: indexExamples(ROOT),
  identity: suiteIdentity(),
});

export const isSameSuite = (one: SuiteIdentity, other: SuiteIdentity): boolean =>
  one.version === other.version && one.digest === other.digest;

/** A suite as messages name it. */
export const suiteName = ({ version, digest }: SuiteIdentity): string => `${version} (${digest.slice(0, 12)})`;

/** Judges a recorded run again, by the rules that are installed here. */
export function judgeSaved({ run, record }: Pick<SavedRun, 'run' | 'record'>, suite: Suite): Verdicts {
  const by: Circumstances = { ...record.circumstances, ...aboutExamples(suite.places) };
  return cleared(judge(suite.book.rules, run, by));
}
