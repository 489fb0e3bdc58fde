import { createHash } from 'node:crypto';
import type { RecordedExample, RecordedRun } from '../ground/evidence/recorded-run.ts';
import { visibleLine } from '../ground/quote/visible.ts';
import { everyRule, type JudgedExample, type JudgedRule, type Verdicts } from '../ledger/verdicts.ts';
import { detailsOf, exampleStep, STATUS } from './allure-steps.ts';
import { evidenceFolder } from './evidence-folder.ts';

const SEVERITY = {
  MUST: 'critical',
  SHOULD: 'normal',
  MAY: 'minor',
  SILENT: 'trivial',
  UNDEFINED: 'trivial',
} as const;

type File = readonly [name: string, content: string | Uint8Array];

/** What Allure shows beside the ledger. */
export interface AllureFacts {
  readonly run?: RecordedRun;
  /** The title of the interface a rule belongs to. */
  readonly interfaceOf?: (rule: JudgedRule) => string;
  /** The evidence of a rule that is red, by file name. */
  readonly attachmentsOf?: (rule: JudgedRule) => readonly File[];
}

const digest = (text: string): string => createHash('md5').update(text).digest('hex');

const TYPES: Readonly<Record<string, string>> = {
  har: 'application/json',
  json: 'application/json',
  xml: 'application/xml',
  sh: 'text/x-shellscript',
  txt: 'text/plain',
  body: 'text/plain',
};

/** The example that decides how its rule is shown: the first with the rule's own verdict. */
const decisive = ({ verdict, examples }: JudgedRule): JudgedExample =>
  examples.find((example) => example.verdict === verdict) ?? (examples[0] as JudgedExample);

/** An attachment as its result names it, and the file that holds it. */
function attached(rule: string, [name, content]: File): { told: object; file: File } {
  const suffix = name.slice(name.lastIndexOf('.') + 1);
  const source = `${digest(name)}-attachment.${suffix}`;
  const short = name.slice(evidenceFolder(rule).length + 1);
  return {
    told: {
      name: short,
      source,
      type: typeof content === 'string' ? (TYPES[suffix] ?? 'text/plain') : 'application/octet-stream',
    },
    file: [source, content],
  };
}

function labelsOf(rule: JudgedRule, title: string, verdict: string): object[] {
  const { area, section, level, standing, id } = rule;
  return [
    ['epic', title],
    ['feature', section],
    ['story', rule.says],
    ['parentSuite', title],
    ['suite', area],
    ['subSuite', id],
    ['package', `${area}.${id}`],
    ['severity', SEVERITY[level]],
    ['framework', 'plumbline'],
    ['tag', level],
    ['tag', standing],
    ['tag', verdict],
  ].map(([name, value]) => ({ name, value }));
}

type Recorded = ReadonlyMap<string, RecordedExample>;

const keyOf = ({ uri, line, name }: { uri: string; line: number; name: string }): string => `${uri}:${line} ${name}`;

function result(rule: JudgedRule, recorded: Recorded, facts: AllureFacts): File[] {
  const { interfaceOf, attachmentsOf } = facts;
  const attachments = attachmentsOf?.(rule) ?? [];
  const shown = decisive(rule);
  const start = Math.min(...rule.examples.map(({ startedAt }) => Date.parse(startedAt)));
  const stop = Math.max(...rule.examples.map(({ startedAt, durationMs }) => Date.parse(startedAt) + durationMs));
  const files = attachments.map((file) => attached(rule.id, file));
  const [, text] = attachments.find(([name]) => name.endsWith('/failure.txt')) ?? [];
  const told = {
    uuid: digest(`${rule.id} ${start}`),
    historyId: digest(rule.id),
    testCaseId: digest(rule.id),
    fullName: rule.id,
    name: `${rule.id} ${rule.says}`,
    description: `${rule.level}, ${rule.standing}; section ${rule.section}`,
    status: STATUS[shown.verdict],
    statusDetails: detailsOf(shown, typeof text === 'string' ? text : undefined),
    stage: 'finished',
    start,
    stop,
    labels: labelsOf(rule, interfaceOf?.(rule) ?? rule.area, shown.verdict),
    links: [],
    parameters: [],
    attachments: files.map((each) => each.told),
    steps: rule.examples.map((example) => exampleStep(example, recorded.get(keyOf(example)))),
  };
  return [[`${digest(rule.id)}-result.json`, JSON.stringify(told)], ...files.map(({ file }) => file)];
}

const CATEGORIES = [
  { name: 'Fails', matchedStatuses: ['failed'] },
  { name: 'Inconclusive', matchedStatuses: ['broken'], messageRegex: '(?s)^\\[[a-z-]+\\].*' },
  { name: 'Harness errors', matchedStatuses: ['broken'] },
  { name: 'Recorded, not judged', matchedStatuses: ['skipped'] },
];

/** A value in a properties file, which is read as Latin-1. */
const property = (text: string): string =>
  visibleLine(text)
    .replaceAll('\\', '\\\\')
    .replace(/[^\u0020-\u007e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/**
 * The ledger as an Allure 2 results folder, a rule at a time: one result per rule that ran, its examples and their steps
 * inside.
 */
export function* allureResults(verdicts: Verdicts, facts: AllureFacts = {}): Generator<File> {
  const { target, scope, claim, overall } = verdicts;
  const environment = { target, scope, overall, product: claim.product, version: claim.version };
  const recorded = new Map((facts.run?.examples ?? []).map((each) => [keyOf(each), each]));
  for (const rule of everyRule(verdicts)) if (rule.examples.length > 0) yield* result(rule, recorded, facts);
  yield ['categories.json', JSON.stringify(CATEGORIES)];
  const lines = Object.entries(environment).map(([name, value]) => `${name}=${property(String(value))}\n`);
  yield ['environment.properties', lines.join('')];
}
