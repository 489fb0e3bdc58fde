import { operations } from '../../ground/operations/loader.ts';
import { HarnessError } from '../../ground/problems/harness-error.ts';
import type { Session } from '../session/session.ts';
import { ask, type Requester, subjectOf } from './asking.ts';
import { operationRequest } from './operation-request.ts';

/** Operations that take a list in their body: the member that holds it, and an entry like `first` in place `n`. */
const LISTS: Readonly<
  Record<string, readonly [member: string, entry: (first: unknown, n: number) => unknown]>
> = {
  'submit a message': ['messages', (first) => first],
  'confirm delivery reports': ['delivery_report_ids', (first, n) => (n === 0 ? first : idOf(n))],
  'confirm replies': ['reply_ids', (first, n) => (n === 0 ? first : idOf(n))],
  'block a number': ['numbers', (_first, n) => numberOf(n)],
};

const idOf = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** Numbers that nobody has, all different. */
const numberOf = (n: number): string => `+1555${String(1_000_000 + n)}`;

/** Performs an operation on many things at once. */
export async function askForMany(session: Session, requester: Requester, operation: string, count: number) {
  const list = LISTS[operation];
  if (!list || !operations[operation]) throw new HarnessError(`to ${operation} is about one thing`);
  const about = await subjectOf(session, operation, requester);
  const { raw } = operationRequest(session, operation, about);
  const body = JSON.parse(String(raw)) as Record<string, unknown[]>;
  const [member, entry] = list;
  const entries = Array.from({ length: count }, (_, n) => entry(body[member]?.[0], n));
  return ask(session, requester, operation, { about, raw: JSON.stringify({ [member]: entries }) });
}

const AT_ONCE = 10;

/** Puts as many different numbers on the blacklist, a few at once, last ones first; answers them. */
export async function blockMany(session: Session, requester: Requester, count: number): Promise<void> {
  const numbers = Array.from({ length: count }, (_, n) => numberOf(count - n));
  for (let start = 0; start < count; start += AT_ONCE) {
    const body = { numbers: numbers.slice(start, start + AT_ONCE) };
    await ask(session, requester, 'block a number', { raw: JSON.stringify(body) });
  }
  session.handles.put('blocked numbers', numbers);
}

/** The numbers that were blocked in this example. */
export const blockedNumbers = (session: Session): string[] => session.handles.get('blocked numbers');
