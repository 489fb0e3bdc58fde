import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import { entriesWith } from '../session/json-members.ts';
import type { Session } from '../session/session.ts';
import { LINK, linksAt } from './handsets.ts';
import { pagesFor } from './requests.ts';
import { type NamedDraft, sendMany } from './sending.ts';

async function countedLinks(session: Session, role: string, url: string) {
  const { longUrlField, clickCountField } = session.run.target.bindings;
  const own = session.texts.ownPages(url);
  const links = new Map<string, Record<string, unknown>>();
  for await (const { json } of pagesFor(session, { role }, 'sum the clicks up'))
    for (const link of entriesWith<Record<string, unknown>>(json, longUrlField, clickCountField))
      if (link[longUrlField] === own) links.set(JSON.stringify(link), link);
  return { exchange: session.wire.last, own, links: [...links.values()] };
}

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
  for (const link of links)
    for (const value of Object.values(link))
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
