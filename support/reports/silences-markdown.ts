import type { RecordedExample, RecordedRun } from '../ground/evidence/recorded-run.ts';
import { isObject } from '../ground/json.ts';
import { markdownCode, markdownText } from '../ground/quote/markdown.ts';
import type { JudgedRule, Verdicts } from '../ledger/verdicts.ts';

/** What differs from run to run, and the words that stand for it. */
const VOLATILE: ReadonlyArray<readonly [found: RegExp, word: string | ((found: string) => string)]> = [
  [/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi, '(id)'],
  [/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)/g, '(instant)'],
  [/https?:\/\/(127\.0\.0\.1|localhost|\[::1\]):\d+/g, '(address)'],
  [/(https?:\/\/[\w.-]+\/)(?=[\w-]*[A-Z\d])[\w-]{6,12}(?![\w/-])/g, '$1(code)'],
  [/\baccount-[\w-]{6,}/g, '(account)'],
  [/\b[\w-]{20,}\b/g, (found) => (/\d/.test(found) && /[A-Za-z]/.test(found) ? '(token)' : found)],
];

const LONGEST = 240;
const MOST_SIGHTS = 12;

function steady(text: string): string {
  const line = VOLATILE.reduce((told, [found, word]) => told.replace(found, word as string), text)
    .replace(/\s+/g, ' ')
    .trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line;
}

/** The members of a body by their names: values are of one run, names are of the target. */
function bodyInWords(body: unknown): string {
  if (body === undefined || body === '') return 'with an empty body';
  if (Array.isArray(body)) return `with a list of ${body.length}`;
  if (isObject(body)) return `with the members ${Object.keys(body).join(', ') || 'of an empty object'}`;
  return `with the text "${String(body)}"`;
}

/** One observation as a sentence without its full stop. */
function inWords({ what, seen }: { what: string; seen: unknown }): string {
  if (isObject(seen) && typeof seen.status === 'number' && 'body' in seen)
    return steady(`${what} is answered with HTTP status ${seen.status} ${bodyInWords(seen.body)}`);
  if (typeof seen === 'string') return steady(/[.!?]$/.test(seen) ? seen : `${what}: ${seen}`);
  return steady(`${what}: ${seen === undefined ? 'nothing' : JSON.stringify(seen)}`);
}

/** What the examples of a rule saw, each sight once, with the examples that saw it. */
function sightsOf(examples: readonly RecordedExample[]): string[] {
  const sights = new Map<string, Set<string>>();
  for (const { name, evidence } of examples) {
    const seen = (evidence?.observations ?? []).map(inWords).join('; ');
    if (seen !== '') sights.set(seen, (sights.get(seen) ?? new Set()).add(name));
  }
  const lines = [...sights].map(([seen, names]) => {
    const [first = '', ...rest] = names;
    const more = rest.length > 0 ? `, and ${rest.length} more` : '';
    return `- ${markdownText(steady(first))}${more}: ${markdownCode(seen)}`;
  });
  const left = lines.length - MOST_SIGHTS;
  return left > 0 ? [...lines.slice(0, MOST_SIGHTS), `- and ${left} more`] : lines;
}

const byPlace = (one: RecordedExample, other: RecordedExample): number =>
  one.uri === other.uri ? one.line - other.line : one.uri < other.uri ? -1 : 1;

function sectionsOf(rules: readonly JudgedRule[], run: RecordedRun): string[] {
  let section = '';
  return rules.flatMap((rule) => {
    const ran = run.examples.filter((example) => example.rule === rule.id).toSorted(byPlace);
    const sights = sightsOf(ran);
    if (sights.length === 0) return [];
    const title = rule.section === section ? [] : ['', `## ${markdownText(rule.section)}`];
    section = rule.section;
    return [...title, '', `### ${markdownText(rule.says)} (${rule.id})`, '', ...sights];
  });
}

/** The page about what a target does where the document is silent: recorded, never judged. */
export function silencesMarkdown(verdicts: Verdicts, run: RecordedRun): string {
  const { rules, target, claim } = verdicts;
  const sections = sectionsOf(rules, run);
  return `${[
    '# What this target does where the document is silent',
    '',
    `${markdownCode(target)}: ${markdownCode(`${claim.product} ${claim.version}`)}. Recorded, never judged; ids, instants and addresses are left out.`,
    ...(sections.length > 0 ? sections : ['', 'No such examples ran.']),
  ].join('\n')}\n`;
}
