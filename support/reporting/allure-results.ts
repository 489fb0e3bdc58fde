import { createHash } from 'node:crypto';
import type { JudgedExample, JudgedRule, Verdicts } from './verdicts.ts';

const STATUS = {
  pass: 'passed',
  fail: 'failed',
  error: 'broken',
  inconclusive: 'broken',
  recorded: 'skipped',
} as const;

const SEVERITY = {
  MUST: 'critical',
  SHOULD: 'normal',
  MAY: 'minor',
  SILENT: 'trivial',
  UNDEFINED: 'trivial',
} as const;

/** Files of an Allure 2 results folder, by name. */
export type AllureFiles = ReadonlyMap<string, string>;

const digest = (text: string): string => createHash('md5').update(text).digest('hex');

/** Allure sorts by this word: it may stand in the messages of failures alone. */
const withoutAssert = (text: string): string => text.replace(/assert/gi, 'check');

function statusDetails({ verdict, message = '' }: JudgedExample): object {
  if (verdict === 'pass') return {};
  return { message: verdict === 'fail' ? message : withoutAssert(message) };
}

function result(rule: JudgedRule, example: JudgedExample): [name: string, text: string] {
  const { name, uri, line, verdict, startedAt, durationMs } = example;
  const place = `${uri}:${line} ${name}`;
  const start = Date.parse(startedAt);
  const labels = [
    ['epic', 'plumbline'],
    ['feature', rule.area],
    ['story', rule.id],
    ['suite', rule.area],
    ['subSuite', rule.id],
    ['severity', SEVERITY[rule.level]],
    ['tag', rule.standing],
    ['tag', verdict],
  ].map(([label, value]) => ({ name: label, value }));
  const uuid = digest(`${place} ${startedAt}`);
  return [
    `${uuid}-result.json`,
    JSON.stringify({
      uuid,
      historyId: digest(place),
      testCaseId: digest(place),
      fullName: place,
      name: `${rule.id}: ${name}`,
      description: `${rule.says} (${rule.level}, ${rule.section}, ${rule.standing})`,
      status: STATUS[verdict],
      statusDetails: statusDetails(example),
      stage: 'finished',
      start,
      stop: start + durationMs,
      labels,
      links: [],
      parameters: [],
      attachments: [],
      steps: [],
    }),
  ];
}

const CATEGORIES = [
  { name: 'Fails', matchedStatuses: ['failed'] },
  { name: 'Inconclusive', matchedStatuses: ['broken'], messageRegex: '^\\[[a-z-]+\\].*' },
  { name: 'Harness errors', matchedStatuses: ['broken'] },
  { name: 'Recorded, not judged', matchedStatuses: ['skipped'] },
];

/** The ledger as an Allure 2 results folder. */
export function allureResults({ rules, target, scope, claim, overall }: Verdicts): AllureFiles {
  const environment = { target, scope, overall, product: claim.product, version: claim.version };
  return new Map([
    ...rules.flatMap((rule) => rule.examples.map((example) => result(rule, example))),
    ['categories.json', JSON.stringify(CATEGORIES)],
    [
      'environment.properties',
      Object.entries(environment)
        .map(([name, value]) => `${name}=${value}\n`)
        .join(''),
    ],
  ]);
}
