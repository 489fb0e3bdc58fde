import { createHash } from 'node:crypto';
import { bounded } from '../ground/bodies/bounded.ts';
import type { RecordedExample, RecordedRun } from '../ground/evidence/recorded-run.ts';
import { visibleLine } from '../ground/quote/visible.ts';
import { plainMessage } from '../ledger/difference-in-words.ts';
import { everyRule, type JudgedExample, type JudgedRule, type Verdicts } from '../ledger/verdicts.ts';
import { evidenceFolder } from './evidence-folder.ts';

const STATUS = {
  pass: 'passed',
  fail: 'failed',
  error: 'broken',
  inconclusive: 'broken',
  recorded: 'skipped',
} as const;

const STEP_STATUS: Readonly<Record<string, string>> = { PASSED: 'passed', SKIPPED: 'skipped' };

const SEVERITY = { MUST: 'critical', SHOULD: 'normal', MAY: 'minor', SILENT: 'trivial', UNDEFINED: 'trivial' } as const;

type File = readonly [name: string, content: string | Uint8Array];

export interface AllureFacts {
  readonly run?: RecordedRun;
  readonly interfaceOf?: (rule: JudgedRule) => string;
  readonly attachmentsOf?: (rule: JudgedRule) => readonly File[];
}

const TYPES: Readonly<Record<string, string>> = {
  har: 'application/json',
  json: 'application/json',
  xml: 'application/xml',
  sh: 'text/x-shellscript',
  txt: 'text/plain',
  body: 'text/plain',
};

function digest(text: string): string {
  return createHash('md5').update(text).digest('hex');
}

function keyOf({ uri, line, name }: Pick<JudgedExample, 'uri' | 'line' | 'name'>): string {
  return `${uri}:${line} ${name}`;
}

/** Allure sorts by the word "assert": only messages of failures may contain it. */
function detailsOf({ verdict, message }: JudgedExample, trace?: string): object {
  if (message === undefined) return {};
  const whole = bounded(message);
  const shown = verdict === 'fail' ? plainMessage(whole) : whole.replace(/assert/gi, 'check');
  return trace === undefined ? { message: shown } : { message: shown, trace };
}

const EMPTY = { stage: 'finished', attachments: [], parameters: [] };

function exampleStep(example: JudgedExample, recorded: RecordedExample | undefined): object {
  const steps: object[] = [];
  for (const { text, part, status } of recorded?.steps ?? []) {
    if (text === '' && status !== 'FAILED') continue;
    let name = part ? `${part.slice(0, 1).toUpperCase()}${part.slice(1)} ${text}` : text;
    if (text === '') name = 'at the end';
    const told = { name, status: STEP_STATUS[status] ?? STATUS[example.verdict], statusDetails: {} };
    steps.push({ ...EMPTY, ...told, start: recorded?.startedAt, stop: recorded?.startedAt, steps: [] });
  }
  const start = Date.parse(example.startedAt);
  return {
    ...EMPTY,
    name: `${example.name} (${example.uri}:${example.line})`,
    status: STATUS[example.verdict],
    statusDetails: detailsOf(example),
    start,
    stop: start + example.durationMs,
    steps,
  };
}

function attached(rule: string, evidence: readonly File[]): { attachments: object[]; files: File[] } {
  const [attachments, files]: [object[], File[]] = [[], []];
  for (const [path, content] of evidence) {
    const suffix = path.slice(path.lastIndexOf('.') + 1);
    const source = `${digest(path)}-attachment.${suffix}`;
    const name = path.slice(evidenceFolder(rule).length + 1);
    const type = typeof content === 'string' ? (TYPES[suffix] ?? 'text/plain') : 'application/octet-stream';
    attachments.push({ name, source, type });
    files.push([source, content]);
  }
  return { attachments, files };
}

function labelsOf(rule: JudgedRule, title: string, verdict: string): object[] {
  const { area, section, level, standing, id } = rule;
  return [
    { name: 'epic', value: title },
    { name: 'feature', value: section },
    { name: 'story', value: rule.says },
    { name: 'parentSuite', value: title },
    { name: 'suite', value: area },
    { name: 'subSuite', value: id },
    { name: 'package', value: `${area}.${id}` },
    { name: 'severity', value: SEVERITY[level] },
    { name: 'framework', value: 'plumbline' },
    { name: 'tag', value: level },
    { name: 'tag', value: standing },
    { name: 'tag', value: verdict },
  ];
}

function result(rule: JudgedRule, recorded: ReadonlyMap<string, RecordedExample>, facts: AllureFacts): File[] {
  const evidence = facts.attachmentsOf?.(rule) ?? [];
  const { attachments, files } = attached(rule.id, evidence);
  const [, text] = evidence.find(([name]) => name.endsWith('/failure.txt')) ?? [];
  // The example that decides how its rule is shown is the first with the rule's own verdict.
  const { examples, verdict } = rule;
  const shown = examples.find((example) => example.verdict === verdict) ?? (examples[0] as JudgedExample);

  let [start, stop] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const steps: object[] = [];
  for (const example of examples) {
    const at = Date.parse(example.startedAt);
    start = Math.min(start, at);
    stop = Math.max(stop, at + example.durationMs);
    steps.push(exampleStep(example, recorded.get(keyOf(example))));
  }
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
    labels: labelsOf(rule, facts.interfaceOf?.(rule) ?? rule.area, shown.verdict),
    links: [],
    parameters: [],
    attachments,
    steps,
  };
  return [[`${digest(rule.id)}-result.json`, JSON.stringify(told)], ...files];
}

const CATEGORIES = [
  { name: 'Fails', matchedStatuses: ['failed'] },
  { name: 'Inconclusive', matchedStatuses: ['broken'], messageRegex: '(?s)^\\[[a-z-]+\\].*' },
  { name: 'Harness errors', matchedStatuses: ['broken'] },
  { name: 'Recorded, not judged', matchedStatuses: ['skipped'] },
];

/** The ledger as an Allure 2 results folder: one result for each rule that ran, with its examples and their steps. */
export function* allureResults(verdicts: Verdicts, facts: AllureFacts = {}): Generator<File> {
  const { target, scope, claim, overall } = verdicts;
  const recorded = new Map<string, RecordedExample>();
  for (const example of facts.run?.examples ?? []) recorded.set(keyOf(example), example);
  for (const rule of everyRule(verdicts)) if (rule.examples.length > 0) yield* result(rule, recorded, facts);
  yield ['categories.json', JSON.stringify(CATEGORIES)];

  const environment = { target, scope, overall, product: claim.product, version: claim.version };
  let text = '';
  for (const [name, value] of Object.entries(environment)) {
    // A properties file is read as Latin-1.
    const latin = visibleLine(value)
      .replaceAll('\\', '\\\\')
      .replace(/[^\u0020-\u007e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
    text += `${name}=${latin}\n`;
  }
  yield ['environment.properties', text];
}
