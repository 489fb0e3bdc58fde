import { idOf } from '../../ground/members.ts';
import { knownGroups } from '../../ledger/known-failure-lines.ts';
import type { Book, BookRule } from './book.ts';
import { term } from './glossary-markup.ts';
import { folded, type Html, html } from './html.ts';
import { instantText } from './texts.ts';
import { shownAs, wordOf } from './words.ts';

/** So many rules are shown of each cause, so many causes, and so many changes; the others are one click away. */
const RULES = 3;
const CAUSES = 7;
const CHANGES = 8;

function ruleItem(rule: BookRule): Html {
  const verdict = shownAs(rule);
  const { sign, word } = wordOf(verdict);
  return html`<li><span class="badge v-${verdict}">${sign} ${word}</span> ${rule.says} <a class="where id" href="#${rule.id}">${rule.id}</a></li>`;
}

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
  const items: Html[] = [];
  for (const { entry, fate, rules: own } of knownGroups(rules)) {
    const { reason, cause, fingerprint, issue, owner, expires, state } = entry;
    const until = state === 'stale' || state === 'changed' ? `, until ${expires}` : '';
    const shownIssue = /^https?:\/\//.test(issue) ? html`<a href="${issue}">${issue}</a>` : issue;
    items.push(
      html`<li class="known"><p class="cause">${reason ?? cause ?? fingerprint} <code>${cause ?? fingerprint}</code></p><p>Issue ${shownIssue}, owner ${owner}${until}: ${fate}.</p>${folded(own.map(ruleItem), RULES, 'known-list')}</li>`,
    );
  }
  const heading = html`<h2 class="reds">${term('known failure', 'Known failures')}</h2>`;
  return items.length > 0 && html`${heading}${folded(items, CAUSES, 'causes')}`;
}

export function changesMarkup({ changes }: Book): Html | false {
  if (!changes) return false;
  const { since, rules } = changes;
  const items: Html[] = [];
  for (const { id, says, before, after } of rules) {
    const [from, to] = [wordOf(before as never).word, wordOf(after as never).word];
    const turn = before === after ? `${to}, but otherwise` : `${from} → ${to}`;
    items.push(
      html`<li><span class="badge v-${after}">${turn}</span> ${says} <a class="where id" href="#${id}">${id}</a></li>`,
    );
  }
  const nothing = rules.length === 0 && html`<p>Nothing.</p>`;
  return html`<h2 class="reds">What changed since ${instantText(since.slice(0, 16))} UTC</h2>${nothing}${rules.length > 0 && folded(items, CHANGES, 'known-list')}`;
}
