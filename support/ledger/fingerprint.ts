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

/** Whether an entry of a target file is of this deviation; an earlier version wrote values that are volatile as they were. */
export const isOf = (written: string, fingerprint: string): boolean =>
  written === fingerprint || steady(written) === fingerprint;

type Compared = Pick<Difference, 'subject' | 'relation' | 'expected' | 'print'>;

/** Runs recorded before differences were kept only have the sentence of the assertion library. */
function earlier(whole: string): Compared {
  const [message = ''] = whole.split('\ndifference at ');
  const sentence = message.slice(message.lastIndexOf('expected '));
  const [, actual = '', expected = ''] = /^expected (.*?) (to .*|not to .*)$/s.exec(sentence) ?? [];
  const [, status] = /\bequal (\d{3})$/.exec(expected) ?? [];
  const [, range] = /^to be within (\d\d\d)\.\.\d+$/.exec(expected) ?? [];
  return {
    subject: message,
    relation: status ? 'equals' : range ? 'within' : 'like',
    expected: status ? Number(status) : [Number(range)],
    print: { expected, actual },
  };
}

/** What was different, such as `status 400→404`, in a form that stays the same from run to run. */
export function fingerprintOf({ text, reportCode, thrown, message = '', difference }: RecordedStep): string {
  const { subject, relation, expected, print } = difference ?? earlier(message);
  const { expected: wanted, actual: got } = print;
  if (reportCode && got !== '') {
    const code = got.match(/(?<=['"]|^)\d{3}(?=['"]|$)/g)?.at(-1);
    return `report code ${reportCode}→${code ?? 'none'}`;
  }

  if (/^\d{3}$/.test(got)) {
    if (relation === 'equals' && /^\d{3}$/.test(`${expected}`)) return `status ${expected}→${got}`;
    const range = relation === 'within' && Array.isArray(expected) ? `${`${expected[0]}`[0]}xx` : wanted;
    if (/^HTTP status \d{3}/.test(subject)) return `status ${range}→${got}`;
  }

  if (wanted && thrown === 'ContractViolation') return steady(text);
  if (wanted) return steady(`${text}: ${wanted} ← ${got}`);
  return steady(`${thrown || 'thrown'}: ${message.split('\n')[0]}`);
}
