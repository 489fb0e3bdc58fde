import { type Script, ScriptWriter, tableOf } from './script.ts';
import type { Row, Space } from './space.ts';

/** One update as far as defaults go; those of one moment are in any order. */
export interface DefaultUpdate {
  readonly services: readonly string[];
  readonly isDefault?: boolean | undefined;
}

export type DefaultModel = (
  updates: readonly DefaultUpdate[],
  first: string,
) => { readonly refused: readonly boolean[]; readonly defaults: readonly string[] };

/** A project has one default at most; `false` is answered with 400. Section "Default voice service", lines 270-272. */
export const defaultModel: DefaultModel = (updates, first) => {
  let defaults: readonly string[] = [first];
  const refused: boolean[] = [];
  for (const { services, isDefault } of updates) {
    if (isDefault) defaults = services;
    refused.push(isDefault === false);
  }
  return { refused, defaults };
};

const SERVICES = ['Main line', 'Second line'];

const FIELDS: Readonly<Record<string, readonly [member: string, value: string]>> = {
  'a name': ['name', '"Sales"'],
  'a description': ['description', '"Evenings"'],
  'a callBehavior': ['callBehavior.type', '"NONE"'],
};

interface Action extends DefaultUpdate {
  readonly fields: ReadonlyArray<readonly [member: string, value: string]>;
  readonly isAtOnce: boolean;
}

/** What the words of the cells, such as "Main line: false beside a name", ask for. */
function actionsIn(row: Row): Action[] {
  const actions: Action[] = [];
  for (const place of ['first', 'second', 'third', 'fourth']) {
    const [, who = '', what = '', beside, atOnce] =
      /^(.+?): (.+?)(?: beside (.+?))?(, at once)?$/.exec(row[place] as string) ?? [];
    const isDefault = what === 'true' ? true : what === 'false' ? false : undefined;
    const named = isDefault === undefined ? what.split(' and ') : beside === undefined ? [] : [beside];
    const fields = named.map((name) => FIELDS[name] as (typeof FIELDS)[string]);
    actions.push({ services: who === 'both' ? SERVICES : [who], isDefault, fields, isAtOnce: atOnce !== undefined });
  }
  return actions;
}

function ask(script: ScriptWriter, action: Action, caller: string, key: string | undefined): void {
  const { services, isDefault, fields } = action;
  const members = isDefault === undefined ? fields : [['isDefault', `${isDefault}`] as const, ...fields];
  if (action.isAtOnce) {
    const rows = [['SERVICE', 'MEMBER', 'VALUE']];
    for (const service of services) for (const [member, value] of members) rows.push([service, member, value]);
    return void script.when('the client updates at the same moment:', tableOf(rows));
  }
  const [service] = services;
  const [[member, value] = ['', '']] = members;
  const under = key === undefined ? '' : ` under the key "${key}"`;
  if (members.length === 1) script.when(`${caller} updates "${service}" with ${member} ${value}${under}`);
  else {
    const rows: Array<readonly string[]> = [...members];
    if (key !== undefined) rows.push(['KEY', key]);
    script.when(`the client updates "${service}" with:`, tableOf(rows));
  }
}

export function defaultServiceScript(space: Space, row: Row, model: DefaultModel = defaultModel): Script {
  const { by, key, apart = '' } = row;
  const caller = by === 'a token' ? 'the client with the token "T"' : 'the client';
  const script = new ScriptWriter();
  script.given('the project has the voice services "Main line" and "Second line"');
  for (const service of SERVICES) script.given(`the name of "${service}" is "${service} of old"`);
  script.given('"Main line" is the default service');
  if (by === 'a token') script.given('the client has the token "T"');
  if (apart === '11 minutes') script.needs('clock');
  const actions = actionsIn(row);
  const { refused, defaults } = model(actions, 'Main line');
  for (const [place, action] of actions.entries()) {
    if (place > 0) script.pass(apart);
    const own = key === 'none' ? undefined : `K${place + 1}`;
    const times = key === 'one for each, repeated at once' && !action.isAtOnce ? 2 : 1;
    for (let time = 0; time < times; time += 1) {
      ask(script, action, caller, own);
      if (action.isAtOnce) continue;
      script.then(refused[place] ? 'it is refused with HTTP status 400' : 'it is accepted with HTTP status 200');
    }
  }
  script.then('the project has exactly one default service');
  const [only, ...others] = defaults;
  if (others.length === 0) script.then(`"${only}" is now the default service`);
  const fields = new Map(SERVICES.map((service) => [`name of "${service}"`, `"${service} of old"`]));
  for (const [place, { services, fields: set }] of actions.entries())
    if (!refused[place]) for (const [member, value] of set) fields.set(`${member} of "${services[0]}"`, value);
  for (const [what, value] of fields) script.then(`the ${what} is now ${value}`);
  return script.ends(refused.some(Boolean) ? 'VOICE-DEF-03' : 'VOICE-DEF-01', space, row);
}
