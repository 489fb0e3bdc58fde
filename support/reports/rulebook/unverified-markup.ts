import { remedyGroups } from '../../ledger/remedy.ts';
import { reasonsText } from '../../ledger/tally.ts';
import type { Book, BookRule } from './book.ts';
import { type Html, html } from './html.ts';
import { shownAs, wordOf } from './words.ts';

/** A group of rules that say nothing about the target, for the same reason. */
interface Gap {
  readonly why: string;
  readonly remedy: string;
  readonly rules: readonly BookRule[];
}

function whyOf(rule: BookRule): Pick<Gap, 'why' | 'remedy'> | undefined {
  const { verdict, reason = '', standing } = rule;
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

/** The undecided rules by what would open them, then those that nothing can be done about here, by why. */
export function gapsOf(rules: readonly BookRule[]): Gap[] {
  const opened = remedyGroups(rules).map(({ says, rules: own }) => ({
    why: reasonsText(own),
    remedy: says,
    rules: own,
  }));
  const done = new Set<BookRule>(opened.flatMap((gap) => gap.rules));
  const gaps = new Map<string, Gap & { rules: BookRule[] }>();
  for (const rule of rules) {
    const found = done.has(rule) ? undefined : whyOf(rule);
    if (!found) continue;
    const gap = gaps.get(found.why) ?? { ...found, rules: [] };
    gap.rules.push(rule);
    gaps.set(found.why, gap);
  }
  return [...opened, ...gaps.values()];
}

function gapMarkup({ why, remedy, rules }: Gap): Html {
  const items = rules.map(
    (rule) =>
      html`<li>${rule.says} <a class="where" href="#${rule.id}">${wordOf(shownAs(rule)).sign} ${rule.id}</a></li>`,
  );
  return html`<details class="gap"${rules.length <= 6 && html` open`}><summary><b>${rules.length}</b> ${why}</summary><p class="remedy">${remedy}</p><ul>${items}</ul></details>`;
}

/** What was not verified and how to unblock it. */
export function unverifiedMarkup({ rules }: Book): Html {
  const gaps = gapsOf(rules);
  return html`<section id="unverified" aria-labelledby="title-unverified"><h2 id="title-unverified">What was not verified</h2>
${gaps.length === 0 ? html`<p>Everything was verified.</p>` : gaps.map(gapMarkup)}</section>`;
}
