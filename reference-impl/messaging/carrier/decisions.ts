import type { Account } from '../../accounts/account.ts';
import type { Ids } from '../../kernel/ids.ts';
import type { LinkDecisions } from '../links/decisions.ts';
import { makeShortLink, SPECIMEN_SHORT_URL } from '../links/short-links.ts';
import { ownNumbersOf } from '../numbers/dedicated-number.ts';
import type { MessagingState } from '../state.ts';
import type { Message, MessageStatus } from '../submit/message.ts';
import { billingUnitsOf, convertCharacters } from './character-converter.ts';
import { familiarSender } from './familiar-sender.ts';
import { carrierScript } from './script.ts';

/** What a message is changed by on its way: the other decisions about it, and what is kept of its account. */
interface OnTheWay {
  readonly ids: Ids;
  readonly state: MessagingState;
  readonly decisions: CarrierDecisions & LinkDecisions;
}

/** Links are shortened before characters are converted. */
function textToSend(message: Message, scope: OnTheWay): string {
  const { account, content } = message;
  const { replaceUrls, convertCharacters } = scope.decisions;
  const text = account.features.shortTrackableLinks
    ? replaceUrls(content, (url) => makeShortLink(url, message, scope).shortUrl)
    : content;
  return account.features.characterConverter ? convertCharacters(text) : text;
}

function senderOf(message: Message, scope: OnTheWay): string | undefined {
  const { account, source } = message;
  if (source !== undefined || !account.features.familiarSender) return source;
  const { pairingKey, senderPool } = scope.decisions;
  const { senderPairings } = scope.state.recordsOf(account.id);
  return familiarSender(senderPairings, pairingKey(message), senderPool(account, scope));
}

/** An account with dedicated numbers sends from those. */
function senderPool(account: Account, { state }: OnTheWay): readonly string[] {
  const own = ownNumbersOf(state, account);
  return own.length > 0 ? own : state.senderPool;
}

function billedText({ account: { features }, content }: Message, scope: Pick<OnTheWay, 'decisions'>): string {
  const { replaceUrls, convertCharacters } = scope.decisions;
  const text = features.shortTrackableLinks ? replaceUrls(content, () => SPECIMEN_SHORT_URL) : content;
  return features.characterConverter ? convertCharacters(text) : text;
}

const FINAL: ReadonlySet<MessageStatus> = new Set(['delivered', 'expired', 'rejected', 'failed', 'cancelled']);

/** What the carrier does and costs. Sections "Optional account features", "Delivery status values". Rules: X-06. */
export const carrierDecisions = {
  textToSend,
  convertCharacters,
  senderOf,
  pairingKey: ({ destination }: Message): string => destination,
  senderPool,
  carrierScript,
  /** Whether a status is the last one. Section "Delivery status values". Rules: CALLBACK-RETRY-07, DR-TERM-01. */
  isFinal(status: MessageStatus): boolean {
    return FINAL.has(status);
  },
  billedText,
  billingUnitsOf,
};

export type CarrierDecisions = typeof carrierDecisions;
