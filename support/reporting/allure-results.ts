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

const messageOf = ({ verdict, message = '' }: JudgedExample): string =>
  verdict === 'fail' ? message : withoutAssert(message);

/** One example as a step of its rule. */
function step(example: JudgedExample): object {
  const start = Date.parse(example.startedAt);
  const details = example.message === undefined ? {} : { message: messageOf(example) };
  return {
    name: `${example.name} (${example.uri}:${example.line})`,
    status: STATUS[example.verdict],
    statusDetails: details,
    stage: 'finished',
    start,
    stop: start + example.durationMs,
    steps: [],
    attachments: [],
    parameters: [],
  };
}

/** The example that decides how its rule is shown: the first with the rule's own verdict. */
const decisive = ({ verdict, examples }: JudgedRule): JudgedExample =>
  examples.find((example) => example.verdict === verdict) ?? (examples[0] as JudgedExample);

function result(rule: JudgedRule): [name: string, text: string] {
  const shown = decisive(rule);
  const start = Math.min(...rule.examples.map(({ startedAt }) => Date.parse(startedAt)));
  const stop = Math.max(
    ...rule.examples.map(({ startedAt, durationMs }) => Date.parse(startedAt) + durationMs),
  );
  const labels = [
    ['epic', 'plumbline'],
    ['feature', rule.area],
    ['story', rule.section],
    ['suite', rule.area],
    ['severity', SEVERITY[rule.level]],
    ['tag', rule.standing],
    ['tag', shown.verdict],
  ].map(([label, value]) => ({ name: label, value }));
  return [
    `${digest(rule.id)}-result.json`,
    JSON.stringify({
      uuid: digest(`${rule.id} ${start}`),
      historyId: digest(rule.id),
      testCaseId: digest(rule.id),
      fullName: rule.id,
      name: `${rule.id} ${rule.says}`,
      description: `${rule.level}, ${rule.standing}; section ${rule.section}`,
      status: STATUS[shown.verdict],
      statusDetails: shown.message === undefined ? {} : { message: messageOf(shown) },
      stage: 'finished',
      start,
      stop,
      labels,
      links: [],
      parameters: [],
      attachments: [],
      steps: rule.examples.map(step),
    }),
  ];
}

const CATEGORIES = [
  { name: 'Fails', matchedStatuses: ['failed'] },
  { name: 'Inconclusive', matchedStatuses: ['broken'], messageRegex: '^\\[[a-z-]+\\].*' },
  { name: 'Harness errors', matchedStatuses: ['broken'] },
  { name: 'Recorded, not judged', matchedStatuses: ['skipped'] },
];

/** The ledger as an Allure 2 results folder: one result per rule that ran, its examples as steps. */
export function allureResults({ rules, target, scope, claim, overall }: Verdicts): AllureFiles {
  const environment = { target, scope, overall, product: claim.product, version: claim.version };
  return new Map([
    ...rules.filter((rule) => rule.examples.length > 0).map(result),
    ['categories.json', JSON.stringify(CATEGORIES)],
    [
      'environment.properties',
      Object.entries(environment)
        .map(([name, value]) => `${name}=${value}\n`)
        .join(''),
    ],
  ]);
}
