import type { Account } from '../accounts/account.ts';
import { convertCharacters } from './character-converter.ts';
import { ownNumbersOf } from './dedicated-number.ts';
import { familiarSender } from './familiar-sender.ts';
import { keptFor } from './kept-for.ts';
import { type LinkCheck, linkChecks } from './link-report.ts';
import type { Message } from './message.ts';
import type { MessagingScope } from './part.ts';
import { type Click, CODE_LENGTH, replaceUrls, type ShortLink, SPECIMEN_SHORT_URL, shortUrlOf } from './short-links.ts';

/** What the optional features make of a message on its way to the carrier. Section "Optional account features". */
export interface FeatureDecisions {
  /** The text given to the carrier. */
  textToSend(message: Message, scope: MessagingScope): string;
  /** The text that billing units are counted for. */
  billedText(message: Message): string;
  convertsCharacters(account: Account): boolean;
  convertCharacters(text: string): string;
  shortensLinks(account: Account): boolean;
  replaceUrls(text: string, replace: (url: string) => string): string;
  /** Makes the short link of one URL in one message and keeps it with its account. */
  linkTo(target: string, message: Message, scope: MessagingScope): ShortLink;
  shortUrlOf(code: string): string;
  countClick(link: ShortLink, click: Click, links: Iterable<ShortLink>): void;
  /** All of them keep a link, or a report leaves it out. */
  linkChecks: readonly LinkCheck[];
  /** Page number `page` of a report on links, counted from 1. */
  linkPage<Entry>(all: readonly Entry[], page: number, size: number): Entry[];
  hasFamiliarSender(account: Account): boolean;
  /** Messages with equal keys come from the same number. */
  pairingKey(message: Message): string;
  /** The numbers that a familiar sender is chosen from. */
  senderPool(account: Account, scope: MessagingScope): readonly string[];
  /** The number a message is sent from; undefined for any. */
  senderOf(message: Message, scope: MessagingScope): string | undefined;
}

function textToSend(message: Message, scope: MessagingScope): string {
  const { account, content } = message;
  const decisions = scope.decisions;
  const text = decisions.shortensLinks(account)
    ? decisions.replaceUrls(content, (url) => decisions.linkTo(url, message, scope).shortUrl)
    : content;
  return decisions.convertsCharacters(account) ? decisions.convertCharacters(text) : text;
}

function billedText({ account: { features }, content }: Message): string {
  const text = features.shortTrackableLinks ? replaceUrls(content, () => SPECIMEN_SHORT_URL) : content;
  return features.characterConverter ? convertCharacters(text) : text;
}

/** With letters of both cases, any change of case makes another code. */
const hasBothCases = (code: string): boolean => /[a-z]/.test(code) && /[A-Z]/.test(code);

function linkTo(target: string, message: Message, scope: MessagingScope): ShortLink {
  const { decisions, ids } = scope;
  const { shortLinks } = keptFor(scope, message.account, 'links');
  let code = ids.secret(CODE_LENGTH);
  while (shortLinks.has(code) || !hasBothCases(code)) code = ids.secret(CODE_LENGTH);
  const link: ShortLink = {
    code,
    shortUrl: decisions.shortUrlOf(code),
    target,
    messageId: message.id,
    recipient: message.destination,
    metadata: message.metadata,
    clicks: [],
  };
  shortLinks.set(code, link);
  return link;
}

function senderOf(message: Message, scope: MessagingScope): string | undefined {
  const { account, source } = message;
  const decisions = scope.decisions;
  if (source !== undefined || !decisions.hasFamiliarSender(account)) return source;
  const { senderPairings } = scope.state.recordsOf(account.id);
  const pool = decisions.senderPool(account, scope);
  return familiarSender(senderPairings, decisions.pairingKey(message), pool);
}

/** An account with dedicated numbers sends from those. */
function senderPool(account: Account, scope: MessagingScope): readonly string[] {
  const own = ownNumbersOf(scope, account);
  return own.length > 0 ? own : scope.state.senderPool;
}

/** The optional features as documented. Rules: X-06. */
export const featureDecisions: FeatureDecisions = {
  textToSend,
  billedText,
  convertsCharacters: ({ features }) => features.characterConverter,
  convertCharacters,
  shortensLinks: ({ features }) => features.shortTrackableLinks,
  replaceUrls,
  linkTo,
  shortUrlOf,
  countClick: (link, click) => {
    link.clicks.push(click);
  },
  linkChecks,
  linkPage: (all, page, size) => all.slice((page - 1) * size, page * size),
  hasFamiliarSender: ({ features }) => features.familiarSender,
  pairingKey: ({ destination }) => destination,
  senderPool,
  senderOf,
};
