import type { Book, BookRule } from './book.ts';
import { type Html, html } from './html.ts';
import { wordOf } from './words.ts';

const REMEDIES: Readonly<Record<string, string>> = {
  'time-unreachable': 'Give the target a clock in its lab, or allow real waiting with --max-wait.',
  'callback-unreachable': 'Set callbacks.publicUrl in the target file to an address that the target can reach.',
  'facility-missing': 'Offer the facility through a lab, or declare what the target file can supply.',
  'target-unavailable': 'Bring the target up and run again; “plumbline doctor” says what does not answer.',
  'precondition-unmet': 'The state an example starts from could not be reached: look at the rule it rests on first.',
  'insufficient-evidence': 'Something that should have been seen was not; open the example to see what is missing.',
  'budget-exhausted': 'Raise limits in the target file.',
  'deferred-until': 'Run again after the time that the rule names: the verdict is collected then.',
};

/** A group of rules that say nothing about the target, for the same reason. */
interface Gap {
  readonly why: string;
  readonly remedy: string;
  readonly rules: readonly BookRule[];
}

function whyOf(rule: BookRule): Pick<Gap, 'why' | 'remedy'> | undefined {
  const { verdict, reason = '', inScope, standing, needs } = rule;
  if (verdict === 'inconclusive')
    return {
      why: `inconclusive: ${reason || 'no reason told'}`,
      remedy: REMEDIES[reason] ?? 'Open the rule to see what its examples met.',
    };
  if (!inScope)
    return {
      why: `not verifiable here: ${reason}`,
      remedy: `Takes ${needs.join(', ') || 'more than the target offers'}; widen the scope with a lab or declared facts.`,
    };
  if (verdict === 'open') return { why: 'no example yet', remedy: 'This is owed by the suite, not by the target.' };
  if (verdict === 'not-selected')
    return { why: 'not selected in this run', remedy: 'Run without --rule, --tags and --shard.' };
  if (verdict === 'error')
    return { why: 'the harness misbehaved', remedy: 'Report it: nothing is said about the target.' };
  if (standing === 'not-shown')
    return {
      why: 'the document is silent',
      remedy: 'Nothing can be judged before the document says it, or a binding supplies it.',
    };
  if (rule.excluded) return { why: 'no example can exist', remedy: `Nothing is to be done: ${rule.excluded}` };
  if (verdict === 'not-applicable')
    return {
      why: reason || 'not applicable',
      remedy: 'Claim the capability in the target file if the target has it.',
    };
  return undefined;
}

/** The rules that were not verified, grouped by the obstacle. */
export function gapsOf(rules: readonly BookRule[]): Gap[] {
  const gaps = new Map<string, Gap & { rules: BookRule[] }>();
  for (const rule of rules) {
    const found = whyOf(rule);
    if (!found) continue;
    const gap = gaps.get(found.why) ?? { ...found, rules: [] };
    gap.rules.push(rule);
    gaps.set(found.why, gap);
  }
  return [...gaps.values()];
}

function gapMarkup({ why, remedy, rules }: Gap): Html {
  const items = rules.map(
    ({ id, says, verdict }) => html`<li>${says} <a class="where" href="#${id}">${wordOf(verdict).sign} ${id}</a></li>`,
  );
  return html`<details class="gap"${rules.length <= 6 && html` open`}><summary><b>${rules.length}</b> ${why}</summary><p class="remedy">${remedy}</p><ul>${items}</ul></details>`;
}

/** What was not verified and how to unblock it. */
export function unverifiedMarkup({ rules }: Book): Html {
  const gaps = gapsOf(rules);
  return html`<section id="unverified" aria-labelledby="title-unverified"><h2 id="title-unverified">What was not verified</h2>
${gaps.length === 0 ? html`<p>Everything was verified.</p>` : gaps.map(gapMarkup)}</section>`;
}
