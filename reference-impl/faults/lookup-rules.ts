import type { Decisions } from '../worlds/behaviour.ts';

type Rule = Decisions['lookup']['rules'][number];

/** Replaces what one of the rules thinks of a lookup. */
export const judging =
  (name: string, judge: (lookup: Parameters<Rule['judge']>[0], documented: Rule) => ReturnType<Rule['judge']>) =>
  ({ lookup }: Decisions): void => {
    if (!lookup.rules.some((rule) => rule.name === name)) throw new Error(`no rule called ${name}`);
    lookup.rules = lookup.rules.map((rule) => (rule.name === name ? { name, judge: (asked) => judge(asked, rule) } : rule));
  };

type Outcome = Parameters<Decisions['lookup']['lineOf']>[0];

/** Writes the line of an outcome otherwise; `usual` is the documented line. */
export const writing =
  (line: (usual: string, outcome: Outcome) => string) =>
  ({ lookup }: Decisions): void => {
    const { lineOf } = lookup;
    lookup.lineOf = (outcome) => line(lineOf(outcome), outcome);
  };

/** Shows an outcome otherwise at one of the services, or at both. */
export const showing =
  (change: (outcome: Outcome, msisdn: string, decisions: Decisions['lookup']) => Outcome) =>
  ({ lookup }: Decisions): void => {
    const { shown, found } = lookup;
    const before = { ...lookup, found };
    lookup.shown = {
      'real-time': (outcome, asked) => change(shown['real-time'](outcome, asked), asked.msisdn, before),
      portability: (outcome, asked) => change(shown.portability(outcome, asked), asked.msisdn, before),
    };
  };
