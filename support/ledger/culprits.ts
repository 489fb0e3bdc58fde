import { collect } from '../ground/collect.ts';
import type { RecordedExample, RecordedRun } from '../ground/evidence/recorded-run.ts';
import { causeOf } from './fingerprint.ts';
import { causesOf } from './known-failures.ts';
import { NO_RULE } from './outside.ts';
import { type Cause, everyRule, type JudgedExample, type JudgedRule, type Verdicts } from './verdicts.ts';

export interface RedExample {
  readonly example: JudgedExample;
  readonly recorded: RecordedExample | undefined;
}

export interface Culprit {
  readonly rule: JudgedRule;
  readonly red: readonly [RedExample, ...RedExample[]];
  /** It is about the harness's own client, and no part of the verdict on the target. */
  readonly isOwn: boolean;
  /** It is no rule of the suite, and cannot be asked for by its id. */
  readonly isOutside: boolean;
}

export function culpritsIn(verdicts: Verdicts, { examples }: Pick<RecordedRun, 'examples'>): Culprit[] {
  const byPlace = new Map<string, RecordedExample[]>();
  for (const each of examples) collect(byPlace, `${each.rule || NO_RULE} ${each.uri}:${each.line}`, each);

  const culprits: Culprit[] = [];
  const outside = verdicts.outside?.rules ?? [];
  for (const rule of [...everyRule(verdicts), ...outside]) {
    if (rule.verdict !== 'error' && !(rule.judged && rule.verdict === 'fail')) continue;
    const red: RedExample[] = [];
    for (const example of rule.examples) {
      if (example.verdict !== rule.verdict) continue;
      const here = byPlace.get(`${rule.id} ${example.uri}:${example.line}`) ?? [];
      // A report may mask the name, so it counts only where several share a place.
      const recorded = here.length > 1 ? here.find(({ name }) => name === example.name) : here[0];
      red.push({ example, recorded });
    }
    const [first, ...others] = red;
    const isOwn = verdicts.ownClient?.rules.includes(rule) === true;
    if (first) culprits.push({ rule, red: [first, ...others], isOwn, isOutside: outside.includes(rule) });
  }
  return culprits;
}

/** Red rules of one cause: that with the most red examples comes first. */
export interface Block {
  readonly cause: Cause | undefined;
  readonly culprits: readonly [Culprit, ...Culprit[]];
  readonly at: number;
  readonly more: readonly string[];
}

const showing = ({ rule, red }: Culprit): number[] =>
  [...red.keys()].filter((at) => causeOf(red[at]?.example.fingerprint ?? '') === rule.cause);

/** What is red and not accepted as known, one block a cause: first that of the rule with the most red examples. */
export function blocksIn(verdicts: Verdicts, run: Pick<RecordedRun, 'examples'>): Block[] {
  const groups = new Map<string, Culprit[]>();
  for (const culprit of culpritsIn(verdicts, run)) {
    const { rule, red, isOwn, isOutside } = culprit;
    if (rule.known === 'accepted') continue;
    const { message = rule.id } = red[0].example;
    collect(groups, JSON.stringify([isOwn, isOutside, rule.cause ?? message.split('\n')[0]]), culprit);
  }
  const blocks: Block[] = [];
  for (const culprits of groups.values()) {
    const [first, ...others] = culprits.sort((one, other) => showing(other).length - showing(one).length);
    if (!first) continue;
    const { cause, examples } = first.rule;
    const more = causesOf(examples).filter((id) => id !== cause);
    const [at = 0] = showing(first);
    blocks.push({ cause: verdicts.causes?.find(({ id }) => id === cause), culprits: [first, ...others], at, more });
  }
  return blocks.sort((one, other) => other.culprits[0].red.length - one.culprits[0].red.length);
}
