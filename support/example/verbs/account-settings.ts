import type { AccountFeature } from '../../ground/account-features.ts';
import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import { isSameZone, type PartOfDay, partOfDay } from '../../ground/time/wall-clock.ts';
import type { Session } from '../session/session.ts';

/** A feature as the lab writes it: `deDuplication` for de-duplication. */
const labName = (feature: AccountFeature): string =>
  feature.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** Changes the configuration of an account: features, timeZone, allowances. */
export async function configureAccount(session: Session, account: string, settings: object): Promise<void> {
  await session.facility('accounts').request('PATCH', `/accounts/${account}`, settings);
}

/** Throws Inconclusive (facility-missing): an account that is declared is as it is. */
function requireDeclared(isSo: boolean, change: string): void {
  if (!isSo) throw new Inconclusive('facility-missing', `the target has no lab, and nothing else can ${change}`);
}

/** Switches features of an account and remembers which are on; a declared account has to have them so. */
export async function switchFeatures(
  session: Session,
  role: string,
  features: readonly AccountFeature[],
  on: boolean,
): Promise<void> {
  const account = session.account(role);
  const names = features.map(labName);
  if (session.hasLab)
    await configureAccount(session, account.id, { features: Object.fromEntries(names.map((each) => [each, on])) });
  else
    requireDeclared(
      account.features !== undefined && features.every((each) => account.features?.includes(each) === on),
      `switch ${features.join(', ')} ${on ? 'on' : 'off'}`,
    );
  const { settings } = session.journal;
  if (on) settings.on = [...(settings.on ?? []), ...names];
}

/** Gives an account a time zone; a declared account has to have it. */
export async function moveAccount(session: Session, role: string, zone: string): Promise<void> {
  const { id, timeZone = '' } = session.account(role);
  if (session.hasLab) await configureAccount(session, id, { timeZone: zone });
  else requireDeclared(isSameZone(timeZone, zone), `move the account to ${zone}`);
  session.journal.settings.timeZone ??= zone;
}

/** Zones six hours apart, without summer time: at any moment it is well into the day in one, and into the night in another. */
const AROUND_THE_WORLD = ['UTC', 'Asia/Dhaka', 'Pacific/Funafuti', 'America/Guatemala'];

/** Makes it day or night for an account by its zone; for a declared account it has to be so now. */
export async function setPartOfDay(session: Session, role: string, part: PartOfDay): Promise<void> {
  const now = session.time.now();
  const isSo = (zone: string): boolean => partOfDay(now, zone) === part;
  if (session.hasLab) return moveAccount(session, role, AROUND_THE_WORLD.find(isSo) ?? 'UTC');
  const { timeZone } = session.account(role);
  requireDeclared(timeZone !== undefined && isSo(timeZone), `make it ${part} for the account`);
  session.journal.settings.timeZone ??= timeZone;
}
