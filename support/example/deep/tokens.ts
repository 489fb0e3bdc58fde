import { spanOf } from '../../ground/time/span.ts';
import { HOUR } from '../../ground/time/units.ts';
import { type Script, ScriptWriter } from './script.ts';
import type { Row, Space } from './space.ts';

/** A call with a token that was issued for `project` at an instant, or with one that nobody issued. */
export interface TokenCall {
  readonly at: number;
  readonly issued?: number | undefined;
  readonly project: 'main' | 'other';
  /** Credentials that are no token at all, good or bad. */
  readonly basic?: 'good' | 'wrong' | undefined;
}

export type TokenModel = (calls: readonly TokenCall[], lifetime: number) => number[];

/** An ended token and bad credentials get 401; good ones of another project 403. Section "Bearer tokens", lines 368-374. */
export const tokenModel: TokenModel = (calls, lifetime) =>
  calls.map(({ at, issued, project, basic }) => {
    const isGood = basic === undefined ? issued !== undefined && at < issued + lifetime : basic === 'good';
    if (!isGood) return 401;
    return project === 'main' ? 200 : 403;
  });

const LIFETIME = HOUR;

/** Tokens that are asked for again, one in each half: a platform may give out the same one until it nearly ends. */
const FRESH = ['U', 'V'];

const CALLERS: Readonly<Record<string, string>> = {
  T: 'the client with the token "T"',
  'no token': 'the client without credentials',
  'an unknown token': 'the client with the token "unknown"',
  'T, altered': 'the client with the token "altered"',
  'T, cut short': 'the client with the token "short"',
  Basic: 'the client',
  'a wrong secret': 'the client with a wrong secret',
  "another project's token": 'the other project\'s client with the token "foreign"',
};

const GIVEN: Readonly<Record<string, string>> = {
  'an unknown token': 'the token "unknown" is "Zm9yIHdob20gdGhpcyBtYXkgY29uY2Vybg0123456789"',
  'T, altered': 'the token "altered" is "{T with another last character}"',
  'T, cut short': 'the token "short" is "{T without its last character}"',
  "another project's token": 'the other project\'s client has the token "foreign"',
};

function callOf(who: string, at: number): TokenCall {
  const issued = { T: 0, 'another token': at < LIFETIME ? 0 : at, "another project's token": 0 }[who];
  const basic = who === 'Basic' ? 'good' : who === 'a wrong secret' ? 'wrong' : undefined;
  return { at, issued, project: who === "another project's token" ? 'other' : 'main', basic };
}

export function tokensScript(space: Space, row: Row, model: TokenModel = tokenModel): Script {
  const { sets = '', before = '', after = '' } = row;
  const script = new ScriptWriter().needs('clock');
  script.given('the project has the voice services "Main line" and "Second line"');
  script.given('"Second line" is the default service').given('the name of "Main line" is "Line 0"');
  script.given('the client has the token "T"');
  const who = ['first', 'second', 'third', 'fourth'].map((place) => row[place] as string);
  for (const each of new Set(who)) if (GIVEN[each]) script.given(GIVEN[each]);
  const moments = [LIFETIME - spanOf(before), LIFETIME + spanOf(after)] as const;
  const calls = who.map((each, place) => callOf(each, moments[place < 2 ? 0 : 1]));
  const statuses = model(calls, LIFETIME);
  const word = sets === 'name' ? 'Line' : 'Text';
  let last: number | undefined;
  const refused: string[] = [];
  for (const [place, each] of who.entries()) {
    const half = place < 2 ? 0 : 1;
    if (place === 0) script.when(`it is ${before} before the token "T" expires`);
    if (place === 2) script.when(`it is ${after} after the token "T" expires`);
    if (each === 'another token') script.when(`the client has the token "${FRESH[half]}"`);
    const caller = CALLERS[each] ?? `the client with the token "${FRESH[half]}"`;
    const value = sets === 'isDefault' ? 'true' : `"${word} ${place + 1}"`;
    script.when(`${caller} updates "Main line" with ${sets} ${value}`);
    const status = statuses[place] as number;
    script.then(`it is ${status === 200 ? 'accepted' : 'refused'} with HTTP status ${status}`);
    if (status === 401) script.then('the answer comes with "WWW-Authenticate" set to "[any text]"');
    if (status === 401) refused.push(each);
    if (status === 200) last = place;
  }
  if (refused.some((each) => !ISSUED.has(each)) && refused.every((each) => each === 'T' || !ISSUED.has(each)))
    script.then('no challenge but the one for the token "T" says expired');
  if (sets === 'isDefault') script.then(`"${last === undefined ? 'Second' : 'Main'} line" is now the default service`);
  else if (last !== undefined) script.then(`the ${sets} of "Main line" is now "${word} ${last + 1}"`);
  else script.then('the name of "Main line" is now "Line 0"');
  return script.ends(ruleOf(who, statuses), space, row);
}

const ISSUED = new Set(['T', 'another token', "another project's token"]);

function ruleOf(who: readonly string[], statuses: readonly number[]): string {
  if (who.some((each) => each.startsWith('T,'))) return 'BEARER-04';
  if (who.includes("another project's token")) return 'BEARER-06';
  if (statuses.includes(401) && who.some((each) => !ISSUED.has(each))) return 'BEARER-03';
  return 'TOK-09';
}
