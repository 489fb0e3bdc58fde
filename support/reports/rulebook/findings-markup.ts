import { idOf } from '../../ground/members.ts';
import { knownGroups } from '../../ledger/known-failure-lines.ts';
import type { Book, BookRule } from './book.ts';
import { folded } from './folded.ts';
import { term } from './glossary-markup.ts';
import { type Html, html } from './html.ts';
import { instantText } from './texts.ts';
import { shownAs, wordOf } from './words.ts';

/** So many rules are shown of each cause, so many causes, and so many changes; the others are one click away. */
const RULES = 3;
const CAUSES = 7;
const CHANGES = 8;

const badge = (verdict: Parameters<typeof wordOf>[0]): Html =>
  html`<span class="badge v-${verdict}">${wordOf(verdict).sign} ${wordOf(verdict).word}</span>`;

const ruleItem = (rule: BookRule): Html =>
  html`<li>${badge(shownAs(rule))} ${rule.says} <a class="where id" href="#${rule.id}">${rule.id}</a></li>`;

/** What fails, under the words of its cause; what has none, or is of an earlier version, comes last. */
export function redList({ rules, verdicts: { causes = [] } }: Book): Html | false {
  const red = rules.filter(({ verdict }) => verdict === 'fail' || verdict === 'error');
  const known = new Set(causes.map(idOf));
  const groups: Html[] = [];
  for (const { id, words } of [...causes, { id: undefined, words: '' }]) {
    const own = red.filter(({ cause = '' }) => (id === undefined ? !known.has(cause) : cause === id));
    const heading = words && html`<p class="cause">${words} <code>${id}</code></p>`;
    if (own.length > 0) groups.push(html`<li>${heading}${folded(own.map(ruleItem), RULES, 'red-list')}</li>`);
  }
  return red.length > 0 && html`<h2 class="reds">What fails</h2>${folded(groups, CAUSES, 'causes')}`;
}

/** Known failures with who answers for them, until when, and why they are accepted. */
export function knownList({ rules }: Book): Html | false {
  const groups = knownGroups(rules);
  const items = groups.map(({ entry, fate, rules: own }) => {
    const { reason, cause, fingerprint, issue, owner, expires, state } = entry;
    const until = state === 'stale' || state === 'changed' ? `, until ${expires}` : '';

    const issueMarkup = /^https?:\/\//.test(issue) ? html`<a href="${issue}">${issue}</a>` : html`${issue}`;
    return html`<li class="known"><p class="cause">${reason ?? cause ?? fingerprint} <code>${cause ?? fingerprint}</code></p><p>Issue ${issueMarkup}, owner ${owner}${until}: ${fate}.</p>${folded(own.map(ruleItem), RULES, 'known-list')}</li>`;
  });
  return (
    groups.length > 0 &&
    html`<h2 class="reds">${term('known failure', 'Known failures')}</h2>${folded(items, CAUSES, 'causes')}`
  );
}

export function changesMarkup({ changes }: Book): Html | false {
  if (!changes) return false;
  const { since, rules } = changes;
  const items = rules.map(({ id, says, before, after }) => {
    const [from, to] = [wordOf(before as never).word, wordOf(after as never).word];
    const turn = before === after ? `${to}, but otherwise` : `${from} → ${to}`;
    return html`<li><span class="badge v-${after}">${turn}</span> ${says} <a class="where id" href="#${id}">${id}</a></li>`;
  });
  const nothing = rules.length === 0 && html`<p>Nothing.</p>`;
  return html`<h2 class="reds">What changed since ${instantText(since.slice(0, 16))} UTC</h2>${nothing}${rules.length > 0 && folded(items, CHANGES, 'known-list')}`;
}
