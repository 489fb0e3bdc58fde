import { ACCOUNT_FEATURES, type AccountFeature, featuresCalled } from '../../ground/account-features.ts';
import type { PartOfDay } from '../../ground/time/wall-clock.ts';
import { ROLES } from './account-words.ts';
import { type ExampleText, givensOf } from './example-text.ts';

/** How an example wants an account to be; what it does not name is no concern. */
export interface AccountWish {
  readonly features: ReadonlyMap<AccountFeature, boolean>;
  readonly timeZone?: string | undefined;
  readonly partOfDay?: PartOfDay | undefined;
}

/** What an example wants of its accounts, by the parts that they play. */
export type AccountWishes = ReadonlyMap<string, AccountWish>;

interface Said extends Partial<AccountWish> {
  readonly role: string;
}

type Reader = readonly [form: RegExp, read: (groups: readonly string[]) => Said | undefined];

const said = (words: string, wish: Omit<Said, 'role'>): Said | undefined => {
  const role = ROLES[words];
  return role === undefined ? undefined : { role, ...wish };
};

const READERS: readonly Reader[] = [
  [
    /^(.+) (?:is|are) switched (on|off) for (.+)$/s,
    ([called = '', onOff, account = '']) => {
      const features = new Map(featuresCalled(called).map((each) => [each, onOff === 'on'] as const));
      return features.size === 0 ? undefined : said(account, { features });
    },
  ],
  [/^the time zone of (.+) is "([^"]+)"$/, ([account = '', timeZone]) => said(account, { timeZone })],
  [/^it is (day|night) for (.+)$/, ([part, account = '']) => said(account, { partOfDay: part as PartOfDay })],
];

/** What a Given says of an account, or undefined when it says nothing about one. */
export function wishIn(text: string): Said | undefined {
  for (const [form, read] of READERS) {
    const found = form.exec(text);
    if (found) return read(found.slice(1));
  }
  return undefined;
}

const NOTHING: AccountWish = { features: new Map() };

/** Reads from the Givens of an example how its accounts have to be before its first request; the last word counts. */
export function accountWishesIn(example: ExampleText): AccountWishes {
  const wishes = new Map<string, AccountWish>();
  for (const { text } of givensOf(example)) {
    const found = wishIn(text);
    if (!found) continue;
    const { role, features = [], ...rest } = found;
    const before = wishes.get(role) ?? NOTHING;
    wishes.set(role, { ...before, ...rest, features: new Map([...before.features, ...features]) });
  }
  return wishes;
}

const SENDS: ReadonlyArray<readonly [words: RegExp, role: string]> = [
  [/^the account sends\b/, 'main'],
  [/\bthe sub-account,? sends\b/, 'sub'],
  [/^another customer sends\b/, 'stranger'],
];

/** The parts whose accounts send messages in an example. */
export const sendersIn = ({ steps }: ExampleText): ReadonlySet<string> =>
  new Set(steps.flatMap(({ text }) => SENDS.filter(([words]) => words.test(text)).map(([, role]) => role)));

const and = (words: readonly string[]): string => words.join(', ').replace(/, ([^,]*)$/, ' and $1');

const featureWords = ({ features }: AccountWish): string =>
  and([...features].map(([name, on]) => `${ACCOUNT_FEATURES[name]} ${on ? 'on' : 'off'}`));

function wishWords(wish: AccountWish): string {
  const features = featureWords(wish);
  return [
    features && ` with ${features}`,
    wish.timeZone === undefined ? '' : ` in the time zone ${wish.timeZone}`,
    wish.partOfDay === undefined ? '' : ` where it is ${wish.partOfDay} now`,
  ].join('');
}

/** What a target file has to declare, in words that complete "the target file declares no …" and "declare a …". */
export const accountWords = (main: AccountWish = NOTHING, sub?: AccountWish): string =>
  `account${wishWords(main)}${sub ? `${main === NOTHING ? ' that has' : ' and'} a sub-account${wishWords(sub)}` : ''}`;

/** The same of another customer. */
export const customerWords = (wish: AccountWish): string => `other customer${wishWords(wish)}`;

/** An account that would do, by what is switched on there. */
function offer({ features, timeZone, partOfDay }: AccountWish): string {
  const on = [...features].flatMap(([name, isOn]) => (isOn ? [ACCOUNT_FEATURES[name]] : []));
  const nothing = features.size > 0 ? ' with nothing switched on' : '';
  return `${on.length > 0 ? ` with ${and(on)}` : nothing}${wishWords({ features: new Map(), timeZone, partOfDay })}`;
}

/** What to add to a target file for such wishes: one more account with de-duplication. */
export function offerWords(wishes: AccountWishes): string {
  const [main = NOTHING, sub, stranger] = [wishes.get('main'), wishes.get('sub'), wishes.get('stranger')];
  if (stranger) return `another customer${offer(stranger)}`;
  return `one more account${offer(main)}${sub ? ` and a sub-account${offer(sub)}` : ''}`;
}

const FORM = /^(?: with (.+?))?(?: in the time zone (\S+))?(?: where it is (day|night) now)?$/;

function wishOf(words: string): AccountWish {
  const [, features = '', timeZone, part] = FORM.exec(words) ?? [];
  const switched = features.split(/, | and /).flatMap((each) => {
    const [, called = '', onOff] = /^(.+) (on|off)$/.exec(each) ?? [];
    return featuresCalled(called).map((name) => [name, onOff === 'on'] as const);
  });
  return { features: new Map(switched), timeZone, partOfDay: part as PartOfDay | undefined };
}

/** Reads such words again: the wishes by the parts that accounts play. */
export function wishesFromWords(words: string): AccountWishes {
  const [, customer] = /^other customer(.*)$/.exec(words) ?? [];
  if (customer !== undefined) return new Map([['stranger', wishOf(customer)]]);
  const [, main = '', sub] = /^account(.*?)(?: (?:that has|and) a sub-account(.*))?$/s.exec(words) ?? [];
  return new Map([['main', wishOf(main)], ...(sub === undefined ? [] : [['sub', wishOf(sub)] as const])]);
}
