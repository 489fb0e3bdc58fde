import { FacilityMissing, whereOffered } from '../../ground/problems/facility-missing.ts';
import { realTime } from '../../ground/time/pause.ts';
import type { Facility } from '../../wire/target/target.ts';
import type { Session } from '../session/session.ts';

export type Entry = Readonly<Record<string, string | undefined>>;

export interface FacilityList {
  readonly facility: Facility;
  readonly path: string;
  readonly member: string;
  readonly about?: string | undefined;
}

const LOOK_MS = 200;

const beforeOf = ({ path }: FacilityList): string => `${path} before the example`;

async function read<T>(session: Session, { facility, path, member, about }: FacilityList): Promise<readonly T[]> {
  const answer = await session.facilities.named(facility).request('GET', path, undefined, about);
  return (answer as Record<string, T[]>)[member] ?? [];
}

/** Remembers what lists that examples share have already; a person looks back no further than the example anyway. */
export async function noteLists(session: Session, lists: readonly FacilityList[]): Promise<void> {
  if (session.hasLab) return;
  // What an example sent may arrive after its end: they are read until they show no more than at the look before, and in one
  // order, so that an example which waited finds the same again.
  const known = await whereOffered(async (): Promise<ReadonlyArray<readonly unknown[]>> => {
    for (const { facility } of lists) if (session.facilities.named(facility).isPerson) return [];
    const readAll = () => Promise.all(lists.map((list) => read(session, list)));
    let before = await readAll();
    for (let more = true; more; ) {
      await pauseBetween(session);
      const now = await readAll();
      more = now.some(({ length }, place) => length > (before[place]?.length ?? 0));
      before = now;
    }
    return before;
  });
  for (const [place, list] of lists.entries()) {
    const entries: string[] = [];
    for (const entry of known?.[place] ?? []) entries.push(JSON.stringify(entry));
    session.handles.put(beforeOf(list), entries);
  }
}

/** What a list has that it did not have when the example began, and how much of what it had then is gone. */
async function look<T>(session: Session, list: FacilityList) {
  const entries = await read<T>(session, list);
  if (!session.handles.has(beforeOf(list))) return { entries, gone: 0 };
  const known = [...session.handles.get<readonly string[]>(beforeOf(list))];
  const fresh: T[] = [];
  for (const entry of entries) {
    const place = known.indexOf(JSON.stringify(entry));
    if (place < 0) fresh.push(entry);
    else known.splice(place, 1);
  }
  return { entries: fresh, gone: known.length };
}

async function pauseBetween({ time }: Session): Promise<void> {
  if (time.waits.tape.isLive) await realTime.pause(LOOK_MS);
}

/** Returns as soon as a list without a lab has enough, or has been looked at for as long as `callbacks.patience` says. */
export async function letArrive(session: Session, list: FacilityList, wanted: number): Promise<void> {
  for (let left = session.run.target.callbacks.patienceMs; left > 0; left -= LOOK_MS) {
    if ((await look(session, list)).entries.length >= wanted) return;
    await pauseBetween(session);
  }
}

/**
 * What has arrived in a list in this example. Without a lab nothing announces it: the list is looked at until it has
 * enough and the next look shows no more, or until nothing is new for as long as `callbacks.patience` says. Throws
 * FacilityMissing when the list has too little and has lost older entries meanwhile.
 */
export async function arrivedIn<T = Entry>(
  session: Session,
  list: FacilityList,
  isEnough: (entries: readonly T[]) => boolean,
): Promise<readonly T[]> {
  await session.inbox.settle();
  let seen = await look<T>(session, list);
  if (session.hasLab || session.facilities.named(list.facility).isPerson) return seen.entries;
  const looks = Math.ceil(session.run.target.callbacks.patienceMs / LOOK_MS);
  for (let still = 0; still < looks; ) {
    const hadEnough = isEnough(seen.entries);
    await pauseBetween(session);
    const now = await look<T>(session, list);
    still = now.entries.length > seen.entries.length ? 0 : still + 1;
    seen = now;
    if (hadEnough && still > 0) break;
  }
  if (seen.gone === 0 || isEnough(seen.entries)) return seen.entries;
  const { facility, path } = list;
  const lost = `${path} no longer shows ${seen.gone} of the entries that it had when the example began`;
  throw new FacilityMissing(facility, `${lost}: let the ${facility} keep more of them`);
}

const MAILS: FacilityList = { facility: 'mailbox', path: '/mailbox', member: 'mails' };

export function noteMailbox(session: Session): Promise<void> {
  return noteLists(session, [MAILS]);
}

/** When the holder of a number was asked by e-mail to prove it again, in milliseconds since the epoch. */
export async function noticesFor(session: Session, number: string): Promise<number[]> {
  const times: number[] = [];
  for (const { kind, sender_address, at = '' } of await arrivedIn(session, MAILS, () => false))
    if (kind === 'expiry-notice' && sender_address === number) times.push(Date.parse(at));
  return times;
}

export async function codeMail(session: Session, number: string, request?: string): Promise<Entry | undefined> {
  const isEnough = (mails: readonly Entry[]): boolean =>
    mails.some(({ to, code }) => to === number && code !== undefined);
  let latest: Entry | undefined;
  let named: Entry | undefined;
  for (const mail of await arrivedIn(session, { ...MAILS, about: number }, isEnough)) {
    if (mail.code === undefined) continue;
    if (mail.to === number) latest = mail;
    if (request !== undefined && mail.request_id === request) named = mail;
  }
  return named ?? latest;
}
