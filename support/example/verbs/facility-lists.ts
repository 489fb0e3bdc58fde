import { whereOffered } from '../../ground/problems/facility-missing.ts';
import { realTime } from '../../ground/time/pause.ts';
import type { Facility } from '../../wire/target/target.ts';
import type { Session } from '../session/session.ts';

/** An entry of a list, by the names of its members. */
export type Entry = Readonly<Record<string, string | undefined>>;

/** A list that a facility shows: the member of its answer, and the number that it is about. */
export interface FacilityList {
  readonly facility: Facility;
  readonly path: string;
  readonly member: string;
  readonly about?: string | undefined;
}

/** Milliseconds between two looks at a list that nothing announces. */
const LOOK = 200;

const beforeOf = ({ path }: FacilityList): string => `${path} before the example`;

async function read<T>(session: Session, { facility, path, member, about }: FacilityList): Promise<readonly T[]> {
  const answer = await session.facility(facility).request('GET', path, undefined, about);
  return (answer as Record<string, T[]>)[member] ?? [];
}

/** Remembers what a list that examples share has already; a person looks back no further than the example anyway. */
export async function noteList(session: Session, list: FacilityList): Promise<void> {
  if (session.hasLab) return;
  const isAsked = (): boolean => session.facility(list.facility).isPerson;
  const known = await whereOffered(async () => (isAsked() ? [] : read(session, list)));
  session.handles.put(
    beforeOf(list),
    (known ?? []).map((each) => JSON.stringify(each)),
  );
}

/** The entries that a list did not have when the example began. */
async function newEntries<T>(session: Session, list: FacilityList): Promise<readonly T[]> {
  const entries = await read<T>(session, list);
  if (!session.handles.has(beforeOf(list))) return entries;
  const known = [...session.handles.get<readonly string[]>(beforeOf(list))];
  return entries.filter((entry) => {
    const place = known.indexOf(JSON.stringify(entry));
    if (place >= 0) known.splice(place, 1);
    return place < 0;
  });
}

/**
 * What has arrived in a list in this example. Without a lab nothing announces it: the list is looked at until it has
 * enough and the next look shows no more, or until nothing is new for as long as `callbacks.patience` says.
 */
export async function arrivedIn<T = Entry>(
  session: Session,
  list: FacilityList,
  isEnough: (entries: readonly T[]) => boolean,
): Promise<readonly T[]> {
  await session.settle();
  let arrived = await newEntries<T>(session, list);
  if (session.hasLab || session.facility(list.facility).isPerson) return arrived;
  const looks = Math.ceil(session.run.target.callbacks.patienceMs / LOOK);
  for (let still = 0; still < looks; ) {
    const hadEnough = isEnough(arrived);
    if (session.time.waits.tape.isLive) await realTime.pause(LOOK);
    const now = await newEntries<T>(session, list);
    still = now.length > arrived.length ? 0 : still + 1;
    arrived = now;
    if (hadEnough && still > 0) break;
  }
  return arrived;
}
