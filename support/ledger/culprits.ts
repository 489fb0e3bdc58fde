import { collect } from '../ground/collect.ts';
import type { RecordedExample, RecordedRun } from '../ground/evidence/recorded-run.ts';
import { NO_RULE } from './outside.ts';
import { everyRule, type JudgedExample, type JudgedRule, type Verdicts } from './verdicts.ts';

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

export function culpritsIn(verdicts: Verdicts, { examples }: RecordedRun): Culprit[] {
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
