import { apart } from '../ground/differences.ts';
import type { RecordedStep } from '../ground/evidence/recorded-run.ts';

/** What a failed comparison says: chai writes `told: expected <got> to ... <wanted>`. */
export interface Difference {
  readonly told: string;
  readonly got: string;
  readonly wanted: string;
  /** Where objects that were compared differ; empty when it was no objects. */
  readonly differences: string;
}

/** Takes a failure message apart; `wanted` and `got` are empty when it is no comparison. */
export function differenceIn(whole: string): Difference {
  const { message, differences } = apart(whole);
  const at = message.lastIndexOf('expected ');
  if (at < 0) return { told: message, got: '', wanted: '', differences };
  const told = message.slice(0, at).replace(/:\s*$/, '');
  const [, got = '', wanted = ''] = /^expected (.*?) (to .*|not to .*)$/s.exec(message.slice(at)) ?? [];
  return { told, got, wanted, differences };
}

/** Values that change from run to run. */
const VOLATILE = /[0-9a-f]{8}-[0-9a-f-]{27}|\b\d{4}-\d\d-\d\dT[\d:.]+Z?|\b[0-9a-f]{16,}\b|127\.0\.0\.1:\d+|\+?\d{7,}/gi;

const steady = (text: string): string => text.replace(VOLATILE, '#').replace(/\s+/g, ' ').trim().slice(0, 160);

const lastCode = (text: string): string | undefined => text.match(/(?<=['"]|^)\d{3}(?=['"]|$)/g)?.at(-1);

/** What was different, such as `status 400→404`, in a form that stays the same from run to run. */
export function fingerprintOf({ text, reportCode: code, thrown = '', message = '' }: RecordedStep): string {
  const { told, got, wanted } = differenceIn(message);
  if (code && got !== '') return `report code ${code}→${lastCode(got) ?? 'none'}`;
  const status = /\bequal (\d{3})$/.exec(wanted)?.[1];
  if (status && /^\d{3}$/.test(got)) return `status ${status}→${got}`;
  if (/^HTTP status \d{3}/.test(told) && /^\d{3}$/.test(got)) {
    return `status ${wanted.replace(/^to be within (\d)\d\d\.\.\d+$/, '$1xx')}→${got}`;
  }
  if (wanted && thrown === 'ContractViolation') return steady(text);
  if (wanted) return steady(`${text}: ${wanted} ← ${got}`);
  return steady(`${thrown || 'thrown'}: ${message.split('\n')[0]}`);
}
