import { describe, expect, it } from 'vitest';
import rules from '../../../features/rules.json' with { type: 'json' };
import { alternatives, noAlternative } from '../../../reference-impl/deviations/alternatives/index.ts';
import { twin } from '../../../reference-impl/deviations/twin/index.ts';

const known = new Set(rules.map(({ id }) => id));
const open = rules.filter(({ standing }) => standing === 'observe' || standing === 'not-shown').map(({ id }) => id);
const permitted = [...alternatives, ...twin.deviations];
const shown = new Set(permitted.flatMap(({ rows }) => rows));

describe('the alternatives', () => {
  it('have names of their own', () => {
    const names = alternatives.map(({ name }) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('name the rules that leave them open', () => {
    expect(permitted.filter(({ rows }) => rows.length === 0).map(({ name }) => name)).toEqual([]);
    expect(permitted.flatMap(({ rows }) => rows.filter((id) => !known.has(id)))).toEqual([]);
  });

  it('change something', () => {
    const idle = alternatives.filter(({ decide, reply, notify, shape }) => !(decide ?? reply ?? notify ?? shape));
    expect(idle.map(({ name }) => name)).toEqual([]);
  });

  it('cover every undecided rule, unless there is a reason', () => {
    expect(open.filter((id) => !shown.has(id) && !(id in noAlternative))).toEqual([]);
  });

  it('leave no reason to a rule that has one, or to none', () => {
    expect(Object.keys(noAlternative).filter((id) => shown.has(id) || !open.includes(id))).toEqual([]);
  });
});
