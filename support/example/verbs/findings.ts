import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import type { Thing } from '../session/claims.ts';
import type { Session } from '../session/session.ts';
import { holdsNumber } from './dedicated-numbers.ts';
import { seesWhatWasMade } from './made-things.ts';
import { answersMessage, textsOfReplies } from './replies.ts';
import type { Requester } from './requests.ts';
import { isShown } from './senders.ts';
import { listsKey } from './signature-keys.ts';
import { findWebhook } from './webhooks.ts';

type Kind = 'webhook' | 'signature key' | 'sender address' | 'number' | 'reply' | 'reply to' | 'made';

/** Something that an account may find among its own. */
export interface Findable {
  readonly kind: Kind;
  readonly name: string;
  /** It in words, and where it is looked for. */
  readonly words: string;
  readonly among: Thing;
}

const AMONG: Readonly<Record<Kind, Thing>> = {
  webhook: 'the list with a webhook',
  'signature key': 'the list with a signature key',
  'sender address': 'the list with a sender address',
  number: 'the numbers that are held',
  reply: 'the list with a reply',
  'reply to': 'the list with a reply',
  made: 'what was made',
};

/** Something to be found, by its kind and its name in the example. */
export const findable = (kind: Kind, name = ''): Findable => ({
  kind,
  name,
  words: kind === 'made' ? 'what was made' : `the ${kind} ${name}`,
  among: AMONG[kind],
});

async function isAmong(session: Session, who: Requester, { kind, name }: Findable): Promise<boolean> {
  if (kind === 'made') return seesWhatWasMade(session, who);
  if (kind === 'number') return holdsNumber(session, who.role, name);
  if (kind === 'reply') return (await textsOfReplies(session, who.role)).includes(name);
  if (kind === 'reply to') return answersMessage(session, who.role, name);
  if (kind === 'sender address') return isShown(session, who, name);
  if (kind === 'signature key') return listsKey(session, who, name);
  return (await findWebhook(session, who, name)) !== undefined;
}

const REFUSED = 400;

/**
 * Whether a requester finds something among its own. Throws Inconclusive (precondition-unmet) when another customer may not
 * look: a feature that its account does not have says nothing about what it would find.
 */
export async function isFound(session: Session, who: Requester, what: Findable): Promise<boolean> {
  const found = await isAmong(session, who, what);
  const { status } = session.last;
  if (found || what.kind === 'made' || who.role !== 'stranger' || status < REFUSED) return found;
  throw new Inconclusive('precondition-unmet', `another customer cannot look for ${what.words}: HTTP status ${status}`);
}
