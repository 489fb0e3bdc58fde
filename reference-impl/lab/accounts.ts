import { type Account, type Allowances, type Features, NO_FEATURES } from '../accounts/account.ts';
import { badRequest } from '../kernel/problem.ts';
import { isTimeZone, millisecondsOf } from '../kernel/time.ts';
import { accountNamed, type LabCall, type LabOperation, objectOf, verb } from './lab-operation.ts';

export interface AccountChange {
  readonly features?: Partial<Features>;
  readonly timeZone?: string;
  /** `validity` is an ISO 8601 duration here. */
  readonly allowances?: Partial<Omit<Allowances, 'validity'>> & { readonly validity?: string | null };
}

/** The configuration of an account as the lab shows it. */
export const describeAccount = ({ id, role, features, timeZone, allowances }: Account) => ({
  id,
  role,
  features,
  timeZone,
  allowances: { ...allowances, validity: allowances.validity === null ? null : `PT${allowances.validity / 1000}S` },
});

/** Changes an account's configuration, completely or not at all. */
export function changeAccount(account: Account, body: AccountChange): void {
  if (body.timeZone !== undefined && !isTimeZone(body.timeZone))
    throw badRequest('/timeZone', 'must be an IANA time zone name such as Europe/Stockholm');
  const { validity = account.allowances.validity, ...allowances } = body.allowances ?? {};
  const span = typeof validity === 'string' ? (millisecondsOf(validity) ?? 0) : validity;
  if (span !== null && span <= 0) throw badRequest('/allowances/validity', 'must be an ISO 8601 duration such as PT1H');
  account.features = { ...account.features, ...body.features };
  account.allowances = { ...account.allowances, ...allowances, validity: span };
  account.timeZone = body.timeZone ?? account.timeZone;
}

const LIMIT = { type: ['integer', 'null'], minimum: 0 };

export const CONFIGURATION = {
  'features?': objectOf(Object.fromEntries(Object.keys(NO_FEATURES).map((name) => [`${name}?`, { type: 'boolean' }]))),
  'timeZone?': { type: 'string' },
  'allowances?': objectOf({
    'usage?': LIMIT,
    'credit?': LIMIT,
    'filteredWords?': { type: 'array', maxItems: 100, items: { type: 'string', minLength: 1 } },
    'validity?': { type: ['string', 'null'] },
  }),
};

/** What support does for a customer: features, time zone and allowances of an account. */
export const accountOperation: LabOperation = verb('lab.account.change', 'PATCH', '/worlds/:world/accounts/:account', {
  summary: 'Switches features of an account, and sets its time zone and allowances.',
  schema: objectOf(CONFIGURATION),
  run: ({ scope: world, params, body }: LabCall<AccountChange>) => {
    const { account } = accountNamed(world.accounts, params.account as string);
    changeAccount(account, body);
    return { status: 200, body: describeAccount(account) };
  },
});
