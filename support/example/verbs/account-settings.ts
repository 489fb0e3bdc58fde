import type { AccountFeature } from '../../ground/account-features.ts';
import { isSameZone, type PartOfDay, partOfDay } from '../../ground/time/wall-clock.ts';
import type { Session } from '../session/session.ts';

/** A feature as the lab writes it: `deDuplication` for de-duplication. */
const labName = (feature: AccountFeature): string =>
  feature.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** Changes the configuration of an account: features, timeZone, allowances. */
export async function configureAccount(session: Session, account: string, settings: object): Promise<void> {
  await session.facility('accounts').request('PATCH', `/accounts/${account}`, settings);
}

/** Switches features of an account and remembers which are on; a declared account that has them so stays as it is. */
export async function switchFeatures(
  session: Session,
  role: string,
  features: readonly AccountFeature[],
  on: boolean,
): Promise<void> {
  const { id, features: declared } = session.account(role);
  const names = features.map(labName);
  const all = (value: boolean): object => ({ features: Object.fromEntries(names.map((each) => [each, value])) });
  if (session.hasLab || !features.every((each) => declared?.includes(each) === on)) {
    await configureAccount(session, id, all(on));
    if (!session.hasLab) session.facilities.afterwards.push(() => configureAccount(session, id, all(!on)));
  }
  const { settings } = session.journal;
  if (on) settings.on = [...(settings.on ?? []), ...names];
}

/** Gives an account a time zone; a declared account that has it stays as it is. */
export async function moveAccount(session: Session, role: string, zone: string): Promise<void> {
  const { id, timeZone = '' } = session.account(role);
  if (session.hasLab || !isSameZone(timeZone, zone)) {
    await configureAccount(session, id, { timeZone: zone });
    if (timeZone !== '') session.facilities.afterwards.push(() => configureAccount(session, id, { timeZone }));
  }
  session.journal.settings.timeZone ??= zone;
}

/** Zones six hours apart, without summer time: at any moment it is well into the day in one, and into the night in another. */
const AROUND_THE_WORLD = ['UTC', 'Asia/Dhaka', 'Pacific/Funafuti', 'America/Guatemala'];

/** Makes it day or night for an account by its zone; a declared account where it is so now stays as it is. */
export async function setPartOfDay(session: Session, role: string, part: PartOfDay): Promise<void> {
  const now = session.time.now();
  const isSo = (zone: string): boolean => partOfDay(now, zone) === part;
  const { timeZone } = session.account(role);
  const own = session.hasLab || timeZone === undefined || !isSo(timeZone) ? undefined : timeZone;
  await moveAccount(session, role, own ?? AROUND_THE_WORLD.find(isSo) ?? 'UTC');
}
