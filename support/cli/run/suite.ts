import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../ground/own-package.ts';
import { type ExamplePlace, indexExamples } from '../../ground/rules/example-index.ts';
import { type RuleBook, readRuleBook } from '../../ground/rules/rule-book.ts';
import { isOfClient } from '../../ground/rules/rule-tasks.ts';
import { judge } from '../../ledger/judge.ts';
import type { SuiteIdentity } from '../../ledger/run-record.ts';
import type { SavedRun } from '../../ledger/saved-run.ts';
import type { Verdicts } from '../../ledger/verdicts.ts';
import { cleared } from '../../reports/report-set.ts';
import { aboutExamples } from './circumstances.ts';
import { suiteFacts } from './editions.ts';

export interface Suite {
  readonly book: RuleBook;
  readonly places: readonly ExamplePlace[];
  readonly identity: SuiteIdentity;
}

const FEATURES = join(ROOT, 'features');

const JUDGES =
  /\.feature$|^rules\.json$|^(?:promises|profiles)\.yaml$|^editions\/[^/]+\.txt$|^operations\/[^/]+\.yaml$/;

/** The version of the suite, and a digest over its rules and examples: two that differ may judge differently. */
export function suiteIdentity(): SuiteIdentity {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  const hash = createHash('sha256');
  const names = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'));
  for (const name of names.sort()) {
    if (!JUDGES.test(name)) continue;
    hash.update(`${name}\0`);
    hash.update(readFileSync(join(FEATURES, name)));
    hash.update('\0');
  }
  return { version, digest: hash.digest('hex') };
}

export function readSuite(): Suite {
  return { book: readRuleBook(join(FEATURES, 'rules.json')), places: indexExamples(ROOT), identity: suiteIdentity() };
}

export function isSameSuite(one: SuiteIdentity, other: SuiteIdentity): boolean {
  return one.version === other.version && one.digest === other.digest;
}

export function suiteName({ version, digest }: SuiteIdentity): string {
  return `${version} (${digest.slice(0, 12)})`;
}

export function judgeSaved({ run, record }: Pick<SavedRun, 'run' | 'record'>, { book, places }: Suite): Verdicts {
  return cleared(
    judge(book.rules, run, {
      ...record.circumstances,
      ...aboutExamples(places),
      suite: suiteFacts(book, places, record.circumstances.edition),
    }),
  );
}

export function clientPlaces(places: readonly ExamplePlace[]): ExamplePlace[] {
  return places.filter(({ tags }) => isOfClient(tags));
}
