import { collect } from '../../ground/collect.ts';
import { counted } from '../../ground/counted.ts';
import type { RuleBook } from '../../ground/rules/rule-book.ts';
import { hiding, secretsOf } from '../../ground/secrets/hide-secrets.ts';
import { deviationIn } from '../../ledger/causes.ts';
import { causeOf } from '../../ledger/fingerprint.ts';
import { dueOf } from '../../ledger/run-recorder.ts';
import { type Html, html } from '../../reports/rulebook/html.ts';
import type { PageView } from '../../wire/facilities/local-page.ts';
import type { ResolvedTarget } from '../../wire/target/target.ts';
import { type Progress, type Red, spanText, timeLeft } from './progress.ts';
import type { Repeats } from './second-opinion.ts';

const SHOWN = { waiting: 20, causes: 20, rules: 8 };

const STATES = {
  waits: 'is repeated soon',
  runs: 'is repeated now',
  'red again': 'red again',
  passed: 'passed this time, which its verdict says',
  undecided: 'undecided this time',
} as const;

const WORDS = {
  documented: 'In the words of the document',
  reading: 'As we read the document',
  published: 'In the words of the published description',
  observe: 'No sentence of the document: what is seen is recorded',
  'not-shown': 'In the words of the document',
} as const;

export interface PageOfRun {
  readonly progress: Progress;
  readonly target: ResolvedTarget;
  readonly book: RuleBook;
  readonly repeats: Repeats;
  readonly stop: () => void;
}

const more = (all: number, shown: number, what: string): Html | undefined =>
  all > shown ? html`<p class="quiet">and ${counted(all - shown, `more ${what}`)}</p>` : undefined;

/** What the page of a run shows, and what its buttons do. Nothing on it starts a run. */
export class RunView implements PageView {
  readonly #run: PageOfRun;
  readonly #now: () => number;
  readonly #hide: (text: string) => string;
  #isStopped = false;

  constructor(run: PageOfRun, now: () => number) {
    this.#run = run;
    this.#now = now;
    this.#hide = hiding(secretsOf(run.target));
  }

  parts(): Record<string, string> {
    return {
      progress: this.#progress().text,
      running: this.#running().text,
      waiting: this.#waiting().text,
      reds: this.#reds().text,
    };
  }

  press(form: URLSearchParams): void {
    const { repeats, stop, progress } = this.#run;
    const rule = form.get('repeat');
    if (rule !== null && progress.standing.reds.some(({ recorded }) => recorded.rule === rule)) repeats.ask(rule);
    if (!form.has('stop') || this.#isStopped) return;
    this.#isStopped = true;
    // The browser gets its answer first.
    setImmediate(stop);
  }

  #progress(): Html {
    const { part, done, total, startedAt, end } = this.#run.progress.standing;
    const now = this.#now();
    const left = end === undefined ? '' : `, the end ${timeLeft(end - now).replace(' left', ' from now')}`;
    const stop = this.#isStopped
      ? html`<span>is being stopped; its reports are written</span>`
      : html`<form method="post" data-sure="Stop the run? What has run is reported."><input type="hidden" name="stop" value="1"><button id="stop">Stop the run</button></form>`;
    return html`<div class="card"><div class="row"><h2>${this.#hide(this.#run.target.name)}</h2>${stop}</div>
<progress max="${Math.max(1, total)}" value="${done}" aria-label="Examples done"></progress>
<p>${part}${done} of ${counted(total, 'example')} done after ${spanText(now - startedAt)}${left}</p></div>`;
  }

  #running(): Html {
    const { running } = this.#run.progress.standing;
    if (running.length === 0) return html`<h2>Running</h2><p class="quiet">Nothing at this moment.</p>`;
    return html`<h2>Running</h2><ul>${running.map((example) => {
      const { rule: id, name, steps } = example;
      const rule = this.#run.book.get(id);
      const step = steps.find(({ text, status }) => text !== '' && status === 'UNKNOWN')?.text;
      const lines =
        rule?.lines === undefined ? '' : `, ${/^\d+$/.test(String(rule.lines)) ? 'line' : 'lines'} ${rule.lines}`;
      const words =
        rule &&
        html`<p>${rule.says}</p><p class="quiet">${WORDS[rule.standing]}${rule.section && ` (${rule.section}${lines})`}</p>`;
      return html`<li><strong>${id}</strong> ${this.#hide(name)}${words}${step && html`<p class="quiet">Step: ${this.#hide(step)}</p>`}</li>`;
    })}</ul>`;
  }

  #waiting(): Html {
    const { suspended } = this.#run.progress.standing;
    if (suspended.length === 0) return html`<h2>Waiting</h2><p class="quiet">Nothing waits for a clock.</p>`;
    const rows = suspended.slice(0, SHOWN.waiting).map((example) => {
      const left = dueOf(example) - this.#now();
      const until = left > 0 ? `for the clock, ${spanText(left)} more` : 'for its turn: its time is up';
      return html`<li><strong>${example.rule}</strong> ${this.#hide(example.name)}<p class="quiet">waits ${until}</p></li>`;
    });
    return html`<h2>Waiting</h2><ul>${rows}</ul>${more(suspended.length, SHOWN.waiting, 'example')}`;
  }

  #reds(): Html {
    const { reds } = this.#run.progress.standing;
    if (reds.length === 0) return html`<h2>Red</h2><p class="quiet">Nothing so far.</p>`;
    const causes = new Map<string, Red[]>();
    for (const red of reds) {
      const { fingerprint, message = '' } = red.judged;
      collect(causes, fingerprint === undefined ? message : causeOf(fingerprint), red);
    }
    const groups = [...causes.values()].sort((one, other) => other.length - one.length);
    const buttons = new Set<string>();
    const rows = groups.slice(0, SHOWN.causes).map((group) => this.#cause(group, buttons));
    return html`<h2>Red, by cause</h2><ul>${rows}</ul>${more(groups.length, SHOWN.causes, 'cause')}`;
  }

  #cause(group: readonly Red[], buttons: Set<string>): Html {
    const [{ judged, recorded }] = group as [Red];
    const rules = [...new Map(group.map((red) => [red.recorded.rule, red])).values()];
    const words = this.#hide(deviationIn({ example: judged, recorded }));
    const rows = rules
      .slice(0, SHOWN.rules)
      .map(
        ({ recorded: { rule, uri, line } }) =>
          html`<li class="row"><span><strong>${rule}</strong> ${this.#run.book.get(rule)?.says} <span class="quiet">${`${uri}:${line}`}</span></span>${!buttons.has(rule) && buttons.add(rule) && this.#repeat(rule)}</li>`,
      );
    return html`<li class="card"><p class="fail"><strong>${words}</strong></p><ul>${rows}</ul>${more(rules.length, SHOWN.rules, 'rule')}</li>`;
  }

  #repeat(rule: string): Html {
    const state = this.#run.repeats.states.get(rule);
    const said = state && html`<span class="quiet">${STATES[state]}</span>`;
    if (state === 'waits' || state === 'runs' || this.#isStopped) return html`${said}`;
    return html`<form method="post">${said} <input type="hidden" name="repeat" value="${rule}"><button id="repeat-${rule}">Repeat ${rule}</button></form>`;
  }
}
