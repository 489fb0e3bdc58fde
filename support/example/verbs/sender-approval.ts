import { HarnessError } from '../../ground/problems/harness-error.ts';
import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import type { Period } from '../../ground/time/period.ts';
import type { Exchange } from '../../wire/http/exchange.ts';
import type { Session } from '../session/session.ts';
import { codeSentTo, mailsSent } from './mailbox.ts';
import { ask } from './requests.ts';
import { addressAskedFor, askForSender, requestFor, type SenderKind } from './sender-requests.ts';
import { addressesOf, isListedAs } from './senders.ts';

/** Which code a client enters: that of the number, a wrong one, or that of another number. */
export type CodeChoice = { readonly wrong: true } | { readonly of: string | undefined };

/** What the holder of a number can get: a code, or an e-mail in a period. */
export type Mail = { readonly is: 'code' } | { readonly is: 'e-mail'; readonly period: Period };

/** When the holder of a number was asked by e-mail to prove it again, in milliseconds since the epoch. */
export async function noticesFor(session: Session, number: string): Promise<number[]> {
  const mails = (await mailsSent(session)).filter(
    ({ kind, sender_address }) => kind === 'expiry-notice' && sender_address === number,
  );
  return mails.map(({ at }) => Date.parse(at ?? ''));
}

/** The same code with another last digit. */
const spoil = (code: string): string => code.slice(0, -1) + ((Number(code.at(-1)) + 1) % 10);

/** Enters a code for a number; that a wrong one is refused needs no further look. Throws Inconclusive when no code was sent to go by. */
export async function enterCode(session: Session, number: string, choice: CodeChoice): Promise<Exchange> {
  const { id, requester, address } = requestFor(session, number);
  const source = 'of' in choice && choice.of !== undefined ? requestFor(session, choice.of).address : address;
  const code = await codeSentTo(session, source);
  if (code === undefined) throw new Inconclusive('precondition-unmet', `no code was sent to ${source}`);
  const entered = 'wrong' in choice ? spoil(code) : code;
  const exchange = await ask(session, requester, 'verify a number', { about: { id, code: entered } });
  if ('wrong' in choice) exchange.looked = true;
  return exchange;
}

/** What the reviewer says about the request for an address. */
export async function review(session: Session, address: string, approve: boolean): Promise<void> {
  await session.facility('review').request('POST', `/review/${requestFor(session, address).id}`, { approve }, address);
}

const settleRequest = async (session: Session, kind: SenderKind, address: string): Promise<unknown> =>
  kind === 'alpha tag' ? review(session, address, true) : enterCode(session, address, { of: undefined });

/** Gives an account an address that is ready for use. Throws Inconclusive when it cannot get one. */
export async function ownSender(session: Session, role: string, kind: SenderKind, address: string): Promise<void> {
  const asked = await askForSender(session, { role }, kind, { sender_address: address });
  asked.looked = true;
  if (asked.status >= 300) throw new Inconclusive('precondition-unmet', `${address} was refused: ${asked.status}`);
  await settleRequest(session, kind, address);
}

/** Whether the address asked for last ends up among the approved ones, whatever a lab can do for it. */
export async function endsUpApproved(session: Session): Promise<boolean> {
  const address = addressAskedFor(session);
  const { last } = session;
  if (last.status >= 300) return false;
  const { kind, requester } = requestFor(session, address);
  await settleRequest(session, kind, address).catch(overlookRefusal);
  for (const exchange of session.journal.exchanges) exchange.looked = true;
  return (await addressesOf(session, requester)).some(isListedAs(address));
}

/** A reviewer who refuses to approve is as good as one who rejects. */
function overlookRefusal(problem: unknown): void {
  if (!(problem instanceof HarnessError || problem instanceof Inconclusive)) throw problem;
}
