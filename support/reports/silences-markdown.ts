import { shortened } from '../ground/bodies/bounded.ts';
import type { RecordedRun } from '../ground/evidence/recorded-run.ts';
import { isObject } from '../ground/json.ts';
import { markdownCode, markdownText } from '../ground/quote/markdown.ts';
import { byPlace } from '../ledger/run-recorder.ts';
import type { Verdicts } from '../ledger/verdicts.ts';

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
  return shortened(line, LONGEST);
}

function inWords({ what, seen }: { what: string; seen: unknown }): string {
  if (isObject(seen) && typeof seen.status === 'number' && 'body' in seen) {
    const { status, body } = seen;
    let words: string;
    if (body === undefined || body === '') words = 'an empty body';
    else if (Array.isArray(body)) words = `a list of ${body.length}`;
    // The members by their names: values are of one run, names are of the target.
    else if (isObject(body)) words = `the members ${Object.keys(body).join(', ') || 'of an empty object'}`;
    else words = `the text "${String(body)}"`;
    return steady(`${what} is answered with HTTP status ${status} with ${words}`);
  }
  if (typeof seen === 'string') return steady(/[.!?]$/.test(seen) ? seen : `${what}: ${seen}`);
  return steady(`${what}: ${seen === undefined ? 'nothing' : JSON.stringify(seen)}`);
}

export function silencesMarkdown({ rules, target, claim }: Verdicts, run: RecordedRun): string {
  const product = markdownCode(`${claim.product} ${claim.version}`);
  const lines = [
    '# What this target does where the document is silent',
    '',
    `${markdownCode(target)}: ${product}. Recorded, never judged; ids, instants and addresses are left out.`,
  ];
  const { length } = lines;
  let section = '';
  for (const { id, says, section: here } of rules) {
    const ran = run.examples.filter((example) => example.rule === id);
    const sights = new Map<string, Set<string>>();
    for (const { name, evidence } of ran.sort(byPlace)) {
      const seen = (evidence?.observations ?? []).map(inWords).join('; ');
      if (seen !== '') sights.set(seen, (sights.get(seen) ?? new Set()).add(name));
    }
    if (sights.size === 0) continue;
    if (here !== section) lines.push('', `## ${markdownText(here)}`);
    section = here;
    lines.push('', `### ${markdownText(says)} (${id})`, '');
    for (const [seen, [first = '', ...rest]] of [...sights].slice(0, MOST_SIGHTS)) {
      const more = rest.length > 0 ? `, and ${rest.length} more` : '';
      lines.push(`- ${markdownText(steady(first))}${more}: ${markdownCode(seen)}`);
    }
    if (sights.size > MOST_SIGHTS) lines.push(`- and ${sights.size - MOST_SIGHTS} more`);
  }
  if (lines.length === length) lines.push('', 'No such examples ran.');
  return `${lines.join('\n')}\n`;
}
