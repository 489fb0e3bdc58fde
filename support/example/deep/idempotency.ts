import { spanOf } from '../../ground/time/span.ts';
import { MINUTE } from '../../ground/time/units.ts';
import { type Script, ScriptWriter } from './script.ts';
import type { Row, Space } from './space.ts';

export interface KeyedUpdate {
  readonly at: number;
  readonly service: string;
  readonly key?: string | undefined;
  /** Whether credentials or the body let the platform refuse it. */
  readonly isRefused: boolean;
  readonly member: string;
  readonly value: string;
}

/** For each update the place of the one whose answer it gets: its own where it is carried out. */
export type IdempotencyModel = (updates: readonly KeyedUpdate[]) => number[];

/** A key that is back within ten minutes gets the first answer again. Section "Voice service update", line 336. */
export const idempotencyModel: IdempotencyModel = (updates) => {
  const firsts = new Map<string, number>();
  const answeredAs = [...updates.keys()];
  for (const [place, { at, key, isRefused }] of updates.entries()) {
    if (key === undefined || isRefused) continue;
    const first = firsts.get(key);
    if (first !== undefined && at < (updates[first] as KeyedUpdate).at + 10 * MINUTE) answeredAs[place] = first;
    else firsts.set(key, place);
  }
  return answeredAs;
};

const COMMANDS = /^\d+ commands$/;

const otherOf = (service: string): string => (service === 'Main line' ? 'Second line' : 'Main line');

class Updates extends ScriptWriter {
  readonly made: KeyedUpdate[] = [];
  readonly #sets: string;

  constructor(sets: string) {
    super();
    this.#sets = sets;
  }

  keyed(caller: string, service: string, isRefused = false): void {
    const key = 'under the key "K"';
    if (COMMANDS.test(this.#sets)) this.when(`${caller} gives "${service}" ${this.#sets} ${key}`);
    else this.when(`${caller} updates "${service}" with ${this.#sets} ${this.#valueOf('Weekdays')} ${key}`);
    this.#note(service, 'Weekdays', { key: 'K', isRefused });
  }

  /** Another update of the same member, after which the one that is repeated would show. */
  other(service: string, value: string, key?: string): void {
    const under = key === undefined ? '' : ` under the key "${key}"`;
    const target = this.#sets === 'isDefault' ? otherOf(service) : service;
    const [member, written] = COMMANDS.test(this.#sets)
      ? ['callBehavior.type', '"NONE"']
      : [this.#sets, this.#valueOf(value)];
    this.when(`the client updates "${target}" with ${member} ${written}${under}`);
    this.#note(target, COMMANDS.test(this.#sets) ? 'NONE' : value, { key });
  }

  many(service: string, count: number): void {
    this.when(`the client updates "${service}" ${count} times, each time under a key of its own`);
    for (let place = 1; place <= count; place += 1)
      this.#note(service, `${place} updates`, { key: `change ${place}`, member: 'description' });
  }

  refused(): void {
    this.when('the client updates "Main line" with isDefault false under the key "R"');
    this.then('it is refused with HTTP status 400');
    this.#note('Main line', 'false', { isRefused: true, member: 'isDefault' });
  }

  #valueOf(text: string): string {
    return this.#sets === 'isDefault' ? 'true' : `"${text}"`;
  }

  #note(
    service: string,
    value: string,
    { key, isRefused = false, member }: { key?: string | undefined; isRefused?: boolean; member?: string },
  ): void {
    const set = COMMANDS.test(this.#sets) ? 'callBehavior.type' : this.#sets;
    const shown = COMMANDS.test(this.#sets) && value === 'Weekdays' ? 'STATIC' : value;
    this.made.push({ at: this.now, service, key, isRefused, member: member ?? set, value: shown });
  }
}

const CALLERS: Readonly<Record<string, string>> = {
  Basic: 'the client',
  'a token': 'the client with the token "T"',
  'a token of later': 'the client with the token "U"',
};

const REFUSED: Readonly<Record<string, readonly [caller: string, status: number]>> = {
  'after one without credentials': ['the client without credentials', 401],
  'after one with a wrong secret': ['the client with a wrong secret', 401],
  'after one with an expired token': ['the client with the token "old"', 401],
  'after one of another project': ["the other project's client", 403],
};

function between(updates: Updates, { between: what, service = '' }: Row): void {
  if (what === 'an update without a key') updates.other(service, 'Weekends');
  if (what === 'an update under another key') updates.other(service, 'Weekends', 'L');
  const [, many] = /^(\d+) updates under other keys$/.exec(what ?? '') ?? [];
  if (many !== undefined) updates.many(service, Number(many));
  if (what === 'the other service under another key') updates.other(otherOf(service), 'Elsewhere', 'L');
  if (what === 'a refused update') updates.refused();
  if (what !== 'one without credentials') return;
  updates.keyed('the client without credentials', service, true);
  updates.then('it is refused with HTTP status 401');
}

function ruleOf(row: Row): string {
  if (spanOf(row.after as string) > 10 * MINUTE) return 'X-30';
  if (row['first use'] === 'after one of another project') return 'VOICE-IDEM-07';
  if (row['first use']?.startsWith('after one')) return 'VOICE-IDEM-11';
  if (row.between === 'one without credentials') return 'VOICE-IDEM-12';
  if (row['first by'] !== row['repeated by']) return 'X-28';
  return row.after === '9 minutes 59 seconds'
    ? 'VOICE-IDEM-02'
    : row.between === 'nothing'
      ? 'VOICE-IDEM-01'
      : 'VOICE-IDEM-09';
}

function judge(script: Updates, row: Row, model: IdempotencyModel): void {
  const { made } = script;
  const answeredAs = model(made);
  const last = made.length - 1;
  if (answeredAs[last] !== last) script.then(`the answer is the same as answer ${(answeredAs[last] as number) + 1}`);
  else script.then('it is accepted with HTTP status 200');
  const now = new Map<string, KeyedUpdate>();
  let count = 0;
  for (const [place, each] of made.entries()) {
    if (each.isRefused || answeredAs[place] !== place) continue;
    if (each.service === row.service) count += 1;
    now.set(each.member === 'isDefault' ? 'isDefault' : `${each.member} of "${each.service}"`, each);
  }
  const times = count === 1 ? 'time' : 'times';
  if (row.seen === 'by its changes')
    return void script.needs('ledger').then(`"${row.service}" was changed ${count} ${times} since it was set up`);
  for (const [what, { service, value }] of now)
    script.then(what === 'isDefault' ? `"${service}" is now the default service` : `the ${what} is now "${value}"`);
}

export function idempotencyScript(space: Space, row: Row, model: IdempotencyModel = idempotencyModel): Script {
  const { service = '', sets = '', after = '', 'first use': use = '', 'first by': first = '' } = row;
  const repeatedBy = row['repeated by'] as string;
  const script = new Updates(sets);
  script.given('the project has the voice services "Main line" and "Second line"');
  script.given(`the name of "${service}" is "Reception"`);
  script.given(`"${otherOf(service)}" is the default service`);
  if (use === 'after one with an expired token')
    script.given('the client has the token "old"').when('it is 2 minutes after the token "old" expires');
  if ([first, repeatedBy].includes('a token')) script.given('the client has the token "T"');
  const [refused, status] = REFUSED[use] ?? [];
  if (refused !== undefined) {
    script.keyed(refused, service, true);
    script.then(`it is refused with HTTP status ${status}`);
  }
  if (use === 'after a refused one under another key') script.refused();
  script.keyed(CALLERS[first] as string, service);
  between(script, row);
  script.pass(after);
  if (repeatedBy === 'a token of later') script.when('the client has the token "U"');
  for (let place = 0; place < Number(row.repeats); place += 1) script.keyed(CALLERS[repeatedBy] as string, service);
  if (spanOf(after) > MINUTE || use === 'after one with an expired token') script.needs('clock');
  judge(script, row, model);
  return script.ends(ruleOf(row), space, row);
}
