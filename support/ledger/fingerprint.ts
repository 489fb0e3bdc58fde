import { createHash } from 'node:crypto';
import type { KnownFailure } from '../ground/claim.ts';
import type { Difference } from '../ground/evidence/difference.ts';
import type { RecordedStep } from '../ground/evidence/recorded-run.ts';

/** Values that change from run to run: signatures in base64, which may be cut short, and ids, instants, numbers. */
const VOLATILE = new RegExp(
  [
    /(?<![\w+/])(?=[\w+/]*[a-z])(?=[\w+/]*[A-Z])(?:[\w+/]{43}=|[\w+/]{36,}…)/,
    /\baccount-[\w-]{10}(?![\w-])/,
    /[\da-fA-F]{8}-[\da-fA-F-]{27}/,
    /\b\d{4}-\d\d-\d\d[Tt][\d:.]+[Zz]?/,
    /\b[\da-fA-F]{16,}\b/,
    /127\.0\.0\.1:\d+/,
    /\+?\d{7,}/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);

const steady = (text: string): string => text.replace(VOLATILE, '#').replace(/\s+/g, ' ').trim().slice(0, 160);

const digestOf = (text: string, length: number): string =>
  createHash('sha256').update(text).digest('hex').slice(0, length);

const MOST_WORDS = 40;

/** The id of a fingerprint: `status-404-for-400`, or first words of the step, its digest and the difference's. */
export function causeOf(fingerprint: string): string {
  const codes = codesIn(fingerprint);
  if (codes) return `${codes.what.replace(' ', '-')}-${codes.got}-for-${codes.expected}`;
  // The difference in a fingerprint, behind the words of its step.
  const arrow = fingerprint.indexOf(' ← ');
  const start = fingerprint.lastIndexOf(': ', arrow);
  const difference = arrow < 0 || start < 0 ? undefined : fingerprint.slice(start + 2);
  const step = difference === undefined ? fingerprint : fingerprint.slice(0, -difference.length);
  const all = step.toLowerCase().match(/[a-z0-9]+/g) ?? ['deviation'];
  let words = all[0] as string;
  for (const word of all.slice(1)) if (words.length + word.length < MOST_WORDS) words += `-${word}`;
  const digest = difference === undefined ? digestOf(step, 8) : `${digestOf(step, 4)}${digestOf(difference, 4)}`;
  return `${words.slice(0, MOST_WORDS)}-${digest}`;
}

export function codesIn(fingerprint: string): { what: string; expected: string; got: string } | undefined {
  const [, what, expected = '', got = ''] = /^(status|report code) (\d\w\w)→(\d{3}|none)$/.exec(fingerprint) ?? [];
  return what === undefined ? undefined : { what, expected, got };
}

/** Whether an entry of a target file is of this cause; an earlier version wrote values that are volatile as they were. */
export function isOf(known: KnownFailure, cause: string): boolean {
  if ('cause' in known) return known.cause === cause;
  return causeOf(known.fingerprint) === cause || causeOf(steady(known.fingerprint)) === cause;
}

export const causeIn = (known: KnownFailure): string =>
  'cause' in known ? known.cause : causeOf(steady(known.fingerprint));

const DIFFERENCE = /-[\da-f]{4}([\da-f]{4})$/;

/** Whether two causes have the same difference and name other steps: a later version may word a step otherwise. */
export function differInStepAlone(one: string, other: string): boolean {
  const difference = DIFFERENCE.exec(one)?.[1];
  return one !== other && difference !== undefined && difference === DIFFERENCE.exec(other)?.[1];
}

type Compared = Pick<Difference, 'relation' | 'expected' | 'actual' | 'isStatus' | 'reportCode' | 'print'>;

const isStatusText = (subject: string): boolean => /^HTTP status \d{3}/.test(subject);

/** Runs recorded before differences were kept have the sentence of the assertion library alone. */
function fromSentence({ message: whole = '', reportCode }: RecordedStep): Compared {
  const [message = ''] = whole.split('\ndifference at ');
  const sentence = message.slice(message.lastIndexOf('expected '));
  const [, actual = '', expected = ''] = /^expected (.*?) (to .*|not to .*)$/s.exec(sentence) ?? [];
  const [, status] = /\bequal (\d{3})$/.exec(expected) ?? [];
  const [, range] = /^to be within (\d\d\d)\.\.\d+$/.exec(expected) ?? [];
  return {
    relation: status ? 'equals' : range ? 'within' : 'like',
    expected: status ? Number(status) : [Number(range)],
    actual: /^\d{3}$/.test(actual) ? Number(actual) : actual,
    isStatus: isStatusText(message),
    reportCode,
    print: { expected, actual },
  };
}

const isThreeDigits = (value: unknown): boolean =>
  (typeof value === 'number' || typeof value === 'string') && /^\d{3}$/.test(String(value));

/** What was different, such as `status 400→404`, in a form that stays the same from run to run. */
export function fingerprintOf(step: RecordedStep): string {
  const { text, thrown, message = '', difference } = step;
  const { relation, expected, actual, isStatus, reportCode, print } = difference ?? fromSentence(step);
  if (reportCode && print.actual !== '') {
    // Nothing else reads what was printed: known failures have the last code that was shown, where it was cut.
    const codes = print.actual.match(/(?<=['"]|^)\d{3}(?=['"]|$)/g);
    return `report code ${reportCode}→${codes?.at(-1) ?? 'none'}`;
  }

  if (typeof actual === 'number' && isThreeDigits(actual)) {
    if (relation === 'equals' && isThreeDigits(expected)) return `status ${expected}→${actual}`;
    const range = relation === 'within' && Array.isArray(expected) ? `${String(expected[0])[0]}xx` : print.expected;
    // The earlier versions that kept differences did not say of them whether they are about a status.
    if (isStatus ?? isStatusText(difference?.subject ?? '')) return `status ${range}→${actual}`;
  }

  if (print.expected && thrown === 'ContractViolation') return steady(text);
  if (print.expected) return steady(`${text}: ${print.expected} ← ${print.actual}`);
  return steady(`${thrown || 'thrown'}: ${message.split('\n')[0]}`);
}
