import type { AccountFeature } from '../../ground/account-features.ts';
import { HarnessError } from '../../ground/problems/harness-error.ts';
import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import { spanOf } from '../../ground/time/span.ts';
import { isSameZone, type PartOfDay, partOfDay } from '../../ground/time/wall-clock.ts';
import type { Facility } from '../../wire/target/target.ts';
import { valueAt } from '../session/json-members.ts';
import { requireGood } from '../session/send.ts';
import type { Session } from '../session/session.ts';
import { pagesListed } from './listed-pages.ts';
import { keyNamed, updateAnswers } from './voice-updates.ts';

export async function configureAccount(session: Session, account: string, settings: object): Promise<void> {
  await session.facilities.named('accounts').request('PATCH', `/accounts/${account}`, settings);
}

export async function switchFeatures(session: Session, role: string, features: readonly AccountFeature[], on: boolean) {
  const { id, features: declared } = session.cast.account(role);
  const wanted: Record<string, boolean> = {};
  const before: Record<string, boolean> = {};
  let isSo = !session.hasLab;
  for (const feature of features) {
    // The lab writes `deDuplication` for de-duplication.
    const name = feature.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
    wanted[name] = on;
    before[name] = !on;
    if (declared?.includes(feature) !== on) isSo = false;
  }
  if (!isSo) {
    await configureAccount(session, id, { features: wanted });
    if (!session.hasLab) session.facilities.afterwards.push(() => configureAccount(session, id, { features: before }));
  }
  const { settings } = session.journal;
  if (on) settings.on = [...(settings.on ?? []), ...Object.keys(wanted)];
}

export async function moveAccount(session: Session, role: string, zone: string): Promise<void> {
  const { id, timeZone = '' } = session.cast.account(role);
  if (session.hasLab || !isSameZone(timeZone, zone)) {
    await configureAccount(session, id, { timeZone: zone });
    if (timeZone !== '') session.facilities.afterwards.push(() => configureAccount(session, id, { timeZone }));
  }
  session.journal.settings.timeZone ??= zone;
}

/** Zones six hours apart, without summer time: at any moment it is well into the day in one, and into the night in another. */
const AROUND_THE_WORLD = ['UTC', 'Asia/Dhaka', 'Pacific/Funafuti', 'America/Guatemala'];

export async function setPartOfDay(session: Session, role: string, part: PartOfDay): Promise<void> {
  const now = session.time.now();
  const { timeZone } = session.cast.account(role);
  const zones = session.hasLab || timeZone === undefined ? AROUND_THE_WORLD : [timeZone, ...AROUND_THE_WORLD];
  await moveAccount(session, role, zones.find((zone) => partOfDay(now, zone) === part) ?? 'UTC');
}

/** What an account may spend and say, from table rows of name and value: a number, a span of time, or words. */
export function allowancesOf(rows: ReadonlyArray<readonly string[]>): Record<string, unknown> {
  const allowances: Record<string, unknown> = {};
  for (const [name = '', cell = ''] of rows) {
    const number = Number.parseInt(cell, 10);
    if (String(number) === cell) allowances[name] = number;
    else allowances[name] = Number.isNaN(number) ? cell.split(', ') : `PT${spanOf(cell) / 1000}S`;
  }
  return allowances;
}

export async function limitPlatform(
  session: Session,
  facility: Facility,
  path: string,
  limits: Readonly<Record<string, number>>,
): Promise<void> {
  await session.facilities.named(facility).request('PUT', path, limits);
  session.wire.obeys = false;
}

function idOf(session: Session, name: string): string {
  return session.handles.get<{ readonly id: string }>(`subproject ${name}`).id;
}

/** Makes a subproject below the project that plays `role`. Throws Inconclusive when that is refused, or its id is not found. */
export async function makeSubproject(session: Session, role: string, name: string): Promise<void> {
  const exchange = requireGood(
    await session.wire.subprojects.create(name, role),
    'no subproject was made: HTTP status',
  );
  const { subprojectIdAt } = session.run.target.bindings;
  const id = String(valueAt(exchange.json, subprojectIdAt) ?? '');
  if (id === '')
    throw new Inconclusive('precondition-unmet', `the answer has no id at bindings.subprojectIdAt, ${subprojectIdAt}`);
  session.handles.put(`subproject ${name}`, { id });
}

/** Whether a subproject is listed below the project that plays `role`, which asks with its own key. */
export async function isListed(session: Session, role: string, name: string): Promise<boolean> {
  const id = idOf(session, name);
  const ask = (query: string) => session.wire.subprojects.list(query, role);
  for await (const { status, text } of pagesListed('list subprojects', ask, 'pageSize=1000')) {
    if (status >= 300) throw new Inconclusive('precondition-unmet', `there is no list: HTTP status ${status}`);
    if (text.includes(id)) return true;
  }
  return false;
}

/** Updates the first voice service of a subproject with the key of its parent, always under the same Idempotency-Key. */
export async function updateServiceOf(session: Session, name: string): Promise<void> {
  const id = idOf(session, name);
  const world = await session.facilities.named('accounts').request('GET', '');
  const { subprojects } = world as { subprojects: Array<{ id: string; services: Array<{ id: string }> }> };
  const service = subprojects.find((each) => each.id === id)?.services[0];
  if (!service) throw new HarnessError(`the lab knows no voice service of the subproject ${name}`);
  const exchange = await session.wire.voice.update('', undefined, {
    path: `/v2/projects/${id}/services/${service.id}`,
    raw: '{"description":"Weekdays"}',
    key: keyNamed(session, name),
  });
  updateAnswers(session).push(exchange);
}

export async function useSubproject(session: Session, name: string): Promise<void> {
  await session.wire.subprojects.use(idOf(session, name));
}
