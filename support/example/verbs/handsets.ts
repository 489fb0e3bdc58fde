import { membersOf } from '../../ground/json.ts';
import { FacilityMissing } from '../../ground/problems/facility-missing.ts';
import type { Session } from '../session/session.ts';
import { numberAt } from '../session/specimen-numbers.ts';
import { arrivedIn, type Entry, type FacilityList, noteLists } from './facility-lists.ts';

/** A handset by its number; `ifAccepted` names the message without which it has nothing to show. */
export interface HandsetChoice {
  readonly number: string;
  readonly ifAccepted: string | undefined;
}

interface Sent {
  readonly id: string | undefined;
  readonly number: unknown;
  readonly content: unknown;
}

const listOf = (number: string): FacilityList => ({
  facility: 'handset',
  path: `/handsets/${encodeURIComponent(number)}/messages`,
  member: 'messages',
});

/** Remembers what the target's own phones got before the example. */
export async function noteHandsets(session: Session): Promise<void> {
  await noteLists(session, (session.facts.numbers.reachable ?? []).map(listOf));
}

/** What the platform took for a number in this example. */
function sentTo({ journal, messages }: Session, to: string): Sent[] {
  const taken = journal.exchanges.filter(({ status, request }) => request.method === 'POST' && status < 300);
  return taken.flatMap((exchange) => {
    const { messages: asked } = membersOf(exchange.request.body);
    const list = Array.isArray(asked) ? (asked as Array<Record<string, unknown>>) : [];
    return list
      .map(({ destination_number: number, content }, place) => ({
        id: messages.idIn(exchange, place),
        number,
        content,
      }))
      .filter(({ number }) => number === to);
  });
}

/** The messages of this example that reached the handset with this very number, oldest first. */
export async function handsetOf(session: Session, number: string): Promise<readonly Entry[]> {
  const wanted = sentTo(session, number).length;
  const isEnough = ({ length }: readonly Entry[]) => wanted > 0 && length >= wanted;
  const arrived = await arrivedIn(session, listOf(number), isEnough);
  const messages = arrived.filter(
    ({ message_id: id = '', content }) => !session.traces.messages.has(id) && session.texts.isOwn(content),
  );
  const other = messages.find((each) => each.number !== undefined && each.number !== number)?.number;
  if (other === undefined) return messages;
  throw new FacilityMissing('handset', `the handset ${number} shows messages to ${other}: it is another phone`);
}

/** The same for a number as features write it. */
export const messagesAt = (session: Session, number: string): Promise<readonly Entry[]> =>
  handsetOf(session, numberAt(session, number));

/** The texts that a handset shows, oldest first. */
export async function textsAtHandset(session: Session, number: string): Promise<Array<string | undefined>> {
  return (await messagesAt(session, number)).map(({ content }) => content);
}

/** The ids of the messages that reached a handset, oldest first; a phone that knows none is read by the texts. */
export async function idsAtHandset(session: Session, number: string): Promise<Array<string | undefined>> {
  const sent = sentTo(session, numberAt(session, number));
  return (await messagesAt(session, number)).map(
    ({ message_id: id, content: text }) => id ?? sent.find(({ content }) => content === text)?.id,
  );
}
