import { ContractViolation } from '../../ground/problems/contract-violation.ts';
import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import { entriesWith } from '../session/json-members.ts';
import type { Session } from '../session/session.ts';
import { textsAtHandset } from './handsets.ts';
import { sendAs } from './requests.ts';
import { type NamedDraft, sendMany } from './sending.ts';

const LONGEST_SHOWN = 200;

/** A short link with a scheme, or without: then it is as long as documented and has a path. */
const LINK = /https?:\/\/\S+|(?<!\S)(?=\S{22}(?!\S))[^\s/]+\/\S+/gi;

export async function linksAt(session: Session, number: string): Promise<string[]> {
  const text = (await textsAtHandset(session, number)).at(-1) ?? '';
  return text.match(LINK) ?? [];
}

/** What follows the host of a short link. Throws ContractViolation when it is not an address. */
export function codeOf(url: string): string {
  const whole = url.includes('://') ? url : `http://${url}`;
  if (!URL.canParse(whole)) throw new ContractViolation(`the link ${url.slice(0, LONGEST_SHOWN)} is not an address`);
  return new URL(whole).pathname.slice(1);
}

/** The one spelling of an address: browsers send letters beyond ASCII in percent signs, however they were typed. */
export function asBrowsersWrite(url: string): string {
  return URL.canParse(url) ? new URL(url).href : url;
}

export async function open(session: Session, url: string): Promise<string> {
  const path = `/links/${encodeURIComponent(codeOf(url))}/clicks`;
  const opened = await session.facilities.named('handset').request('POST', path, {}, url);
  return asBrowsersWrite((opened as { location: string }).location);
}

export async function openFirst(session: Session, number: string, times: number): Promise<void> {
  const [link] = await linksAt(session, number);
  if (link === undefined) throw new Inconclusive('precondition-unmet', `${number} was sent no link`);
  for (let time = 0; time < times; time += 1) await open(session, link);
}

async function countedLinks(session: Session, role: string, url: string) {
  const exchange = await sendAs(session, { role }, 'sum the clicks up');
  const { longUrlField, clickCountField } = session.run.target.bindings;
  const own = session.texts.ownPages(url);
  const links: Record<string, unknown>[] = [];
  for (const link of entriesWith<Record<string, unknown>>(exchange.json, longUrlField, clickCountField))
    if (link[longUrlField] === own) links.push(link);
  return { exchange, own, links };
}

/** The clicks that the summary of an account counts for a URL, and the answer it read. */
export async function clicksOn(session: Session, role: string, url: string) {
  const { exchange, links } = await countedLinks(session, role, url);
  const { clickCountField } = session.run.target.bindings;
  let clicks = 0;
  for (const link of links) clicks += Number(link[clickCountField]);
  return { exchange, clicks };
}

/**
 * The short URLs that the summary of an account has for a URL, one for each entry. What a report names is not documented:
 * throws Inconclusive when it has fewer than `count` entries, or one without a short URL.
 */
export async function shortLinksFor(session: Session, role: string, url: string, count: number): Promise<string[]> {
  const { own, links } = await countedLinks(session, role, url);
  const shortened: string[] = [];
  for (const value of links.flatMap((link) => Object.values(link)))
    if (typeof value === 'string' && value !== own && value.match(LINK)?.[0] === value) shortened.push(value);
  if (links.length >= count && shortened.length >= links.length) return shortened;
  throw new Inconclusive('insufficient-evidence', `the report on links does not name ${count} short URLs for ${url}`);
}

const recipientNumber = (place: number): string => `+4670${String(1_000_000 + place)}`;

export async function sendToMany(session: Session, role: string, content: string, count: number): Promise<void> {
  const drafts: NamedDraft[] = [];
  for (let place = 0; place < count; place += 1) {
    const draft = { content, destination_number: recipientNumber(place), delivery_report: false };
    drafts.push({ name: `recipient ${place}`, draft });
  }
  await sendMany(session, { role }, drafts);
}

export async function linksOfMany(session: Session, count: number): Promise<string[]> {
  const links: string[] = [];
  for (let place = 0; place < count; place += 1) links.push(...(await linksAt(session, recipientNumber(place))));
  return links;
}
