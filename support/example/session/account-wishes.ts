import { ACCOUNT_FEATURES, type AccountFeature, featuresCalled } from '../../ground/account-features.ts';
import type { PartOfDay } from '../../ground/time/wall-clock.ts';
import type { ExampleText } from './example-text.ts';

export const ROLES: Readonly<Record<string, string>> = {
  'the account': 'main',
  'the sub-account': 'sub',
  'the second sub-account': 'second-sub',
  'another customer': 'stranger',
  "another customer's sub-account": 'stranger-sub',
};

/** How an example wants an account to be; what it does not name is no concern. */
export interface AccountWish {
  readonly features: ReadonlyMap<AccountFeature, boolean>;
  readonly timeZone?: string | undefined;
  readonly partOfDay?: PartOfDay | undefined;
}

export type AccountWishes = ReadonlyMap<string, AccountWish>;

interface Said extends Partial<AccountWish> {
  readonly role: string;
}

export function wishIn(text: string): Said | undefined {
  const [, called = '', onOff, switched] = /^(.+) (?:is|are) switched (on|off) for (.+)$/s.exec(text) ?? [];
  const [, living, timeZone] = /^the time zone of (.+) is "([^"]+)"$/.exec(text) ?? [];
  const [, part, account = ''] = /^it is (day|night) for (.+)$/.exec(text) ?? [];
  const role = ROLES[switched ?? living ?? account];
  if (role === undefined) return undefined;
  if (switched !== undefined) {
    const features = new Map(featuresCalled(called).map((each) => [each, onOff === 'on'] as const));
    return features.size === 0 ? undefined : { role, features };
  }
  return timeZone === undefined ? { role, partOfDay: part as PartOfDay } : { role, timeZone };
}

const NOTHING: AccountWish = { features: new Map() };

export function accountWishesIn(example: ExampleText): AccountWishes {
  const wishes = new Map<string, AccountWish>();
  for (const { text, isGiven } of example.steps) {
    const found = isGiven ? wishIn(text) : undefined;
    if (!found) continue;
    const { role, features = [], ...rest } = found;
    const before = wishes.get(role) ?? NOTHING;
    wishes.set(role, { ...before, ...rest, features: new Map([...before.features, ...features]) });
  }
  return wishes;
}

const and = (words: readonly string[]): string => words.join(', ').replace(/, ([^,]*)$/, ' and $1');

function wishWords({ features, timeZone, partOfDay }: AccountWish): string {
  const switched = and([...features].map(([name, on]) => `${ACCOUNT_FEATURES[name]} ${on ? 'on' : 'off'}`));
  const zone = timeZone === undefined ? '' : ` in the time zone ${timeZone}`;
  const part = partOfDay === undefined ? '' : ` where it is ${partOfDay} now`;
  return `${switched && ` with ${switched}`}${zone}${part}`;
}

/** What a target file has to declare, in words that complete "the target file declares no …" and "declare a …". */
export const accountWords = (main: AccountWish = NOTHING, sub?: AccountWish): string =>
  `account${wishWords(main)}${sub ? `${main === NOTHING ? ' that has' : ' and'} a sub-account${wishWords(sub)}` : ''}`;

export const customerWords = (wish: AccountWish): string => `other customer${wishWords(wish)}`;

function offer({ features, timeZone, partOfDay }: AccountWish): string {
  const on = [...features].flatMap(([name, isOn]) => (isOn ? [ACCOUNT_FEATURES[name]] : []));
  const nothing = features.size > 0 ? ' with nothing switched on' : '';
  return `${on.length > 0 ? ` with ${and(on)}` : nothing}${wishWords({ features: new Map(), timeZone, partOfDay })}`;
}

export function offerWords(wishes: AccountWishes): string {
  const [main = NOTHING, sub, stranger] = [wishes.get('main'), wishes.get('sub'), wishes.get('stranger')];
  if (stranger) return `another customer${offer(stranger)}`;
  return `one more account${offer(main)}${sub ? ` and a sub-account${offer(sub)}` : ''}`;
}

function wishOf(words: string): AccountWish {
  const [, features = '', timeZone, part] =
    /^(?: with (.+?))?(?: in the time zone (\S+))?(?: where it is (day|night) now)?$/.exec(words) ?? [];
  const switched = features.split(/, | and /).flatMap((each) => {
    const [, called = '', onOff] = /^(.+) (on|off)$/.exec(each) ?? [];
    return featuresCalled(called).map((name) => [name, onOff === 'on'] as const);
  });
  return { features: new Map(switched), timeZone, partOfDay: part as PartOfDay | undefined };
}

export function wishesFromWords(words: string): AccountWishes {
  const [, customer] = /^other customer(.*)$/.exec(words) ?? [];
  if (customer !== undefined) return new Map([['stranger', wishOf(customer)]]);
  const [, main = '', sub] = /^account(.*?)(?: (?:that has|and) a sub-account(.*))?$/s.exec(words) ?? [];
  return new Map([['main', wishOf(main)], ...(sub === undefined ? [] : [['sub', wishOf(sub)] as const])]);
}
