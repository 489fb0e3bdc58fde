import { isObject } from '../../ground/json.ts';
import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import { realTime } from '../../ground/time/pause.ts';
import { Silence } from '../../ground/time/silence.ts';
import type { Exchange } from '../../wire/http/exchange.ts';
import { entriesWith, valuesIn } from '../session/json-members.ts';
import { requireGood } from '../session/send.ts';
import type { Session } from '../session/session.ts';
import { numberAt } from '../session/specimen-numbers.ts';
import { repliesByItself } from '../session/stand-ins.ts';
import type { SentMessage } from './delivery-reports.ts';
import { letReach } from './handsets.ts';
import { operationRequest } from './operation-request.ts';
import { ask, type Requester, sendAs } from './requests.ts';

interface ListedReply {
  readonly reply_id: string;
  readonly message_id?: string;
  readonly content: string;
}

async function repliesOf(session: Session, role: string): Promise<ListedReply[]> {
  await session.time.settle();
  const exchange = requireGood(await sendAs(session, { role }, 'list replies'), 'replies cannot be listed:');
  const replies = entriesWith<ListedReply>(exchange.json, 'content');
  if (replies.length > 0) return replies;
  // Where the text has another name: an entry for each text of an object.
  for (const entry of valuesIn(exchange.json).filter(isObject))
    for (const content of Object.values(entry))
      if (typeof content === 'string') replies.push({ ...(entry as unknown as ListedReply), content });
  return replies;
}

export async function listsReply(session: Session, { role }: Requester, text: string): Promise<boolean> {
  return (await repliesOf(session, role)).some(({ content }) => content === text);
}

export async function answersMessage(session: Session, role: string, name: string): Promise<boolean> {
  const { id } = session.handles.get<SentMessage>(name);
  return (await repliesOf(session, role)).some((reply) => Object.values(reply).includes(id));
}

export async function confirmByMessage(session: Session, role: string, content: string): Promise<Exchange> {
  const reply = (await repliesOf(session, role)).find((each) => each.content === content);
  if (!reply) throw new Inconclusive('precondition-unmet', `there is no reply "${content}" to confirm`);
  return ask(session, { role }, 'confirm replies', { about: { id: reply.message_id ?? '', code: '' } });
}

/** Confirms several replies with one request. Throws Inconclusive when the account does not find one of them. */
export async function confirmReplies(session: Session, role: string, texts: readonly string[]): Promise<Exchange> {
  const listed = await repliesOf(session, role);
  const ids: string[] = [];
  for (const text of texts) {
    const id = listed.find(({ content }) => content === text)?.reply_id;
    if (id !== undefined && id !== null) ids.push(id);
  }
  if (ids.length < texts.length)
    throw new Inconclusive('precondition-unmet', `${ids.length} of ${texts.length} replies are there to confirm`);
  const about = { id: ids[0] ?? '', code: '' };
  const { raw } = operationRequest(session, 'confirm replies', about);
  const all = String(raw).replace(JSON.stringify(about.id), JSON.stringify(ids).slice(1, -1));
  return ask(session, { role }, 'confirm replies', { about, raw: all });
}

const WRITTEN = 'the handsets that wrote';

/** Lets a handset write, unasked with an account. Without a lab it can reply once it has what was sent to it. */
async function write(session: Session, written: string, body: { content: string; account?: string }): Promise<void> {
  const number = numberAt(session, written);
  const { hasLab, handles, run } = session;
  // A reply takes a moment, stays in the list until it is confirmed, and one that opts out keeps its number on a blacklist: the
  // end of the example removes what it leaves on a shared account.
  if (!hasLab) {
    const { afterwards } = session.facilities;
    if (!handles.has(WRITTEN)) afterwards.push(() => new Silence().lasts(run.target.callbacks.patienceMs));
    const numbers = handles.has(WRITTEN) ? handles.get<Set<string>>(WRITTEN) : handles.put(WRITTEN, new Set<string>());
    afterwards.push(() => confirmReplies(session, 'main', [body.content]));
    for (const { role } of numbers.has(number) ? [] : session.cast.facts.accounts)
      afterwards.push(() => {
        // Takes a number off the blacklist of an account, which the parent does for a sub-account without a key of its own.
        const isSub = role.endsWith('sub') && session.cast.account(role).secret === '';
        const requester = isSub ? { role: 'main', actingFor: role } : { role };
        return sendAs(session, requester, 'unblock a number', { names: { id: encodeURIComponent(number) } });
      });
    numbers.add(number);
  }
  const isReply = body.account === undefined;
  if (isReply && !hasLab && !session.facilities.named('handset').isPerson) await letReach(session, number);
  await session.facilities.named('handset').request('POST', `/handsets/${encodeURIComponent(number)}/replies`, body);
  // An opt-out may take as long to have an effect as a write takes to be seen.
  const { visibleWithinMs = 0 } = run.target;
  if (visibleWithinMs > 0 && session.time.waits.tape.isLive && /stop/i.test(body.content))
    await realTime.pause(visibleWithinMs);
}

export async function replyFrom(session: Session, number: string, content: string): Promise<void> {
  if (!(await repliesByItself(session, number))) await write(session, number, { content });
}

export async function writeUnasked(session: Session, number: string, texts: readonly string[]): Promise<void> {
  const { id: account } = session.cast.account('main');
  for (const content of texts) await write(session, number, { content, account });
}
