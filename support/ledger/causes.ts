import { shortened } from '../ground/bodies/bounded.ts';
import { collect } from '../ground/collect.ts';
import { counted } from '../ground/counted.ts';
import type { RecordedExample, RecordedRun } from '../ground/evidence/recorded-run.ts';
import { ruleOf } from '../ground/members.ts';
import { visibleLine } from '../ground/quote/visible.ts';
import type { RedExample } from './culprits.ts';
import { differenceInWords, plainMessage } from './difference-in-words.ts';
import { causeOf, codesIn } from './fingerprint.ts';
import type { Cause, JudgedRule } from './verdicts.ts';

/** Words of a cause beyond this are cut, and so many operations are named. */
const LONGEST = 160;
const NAMED = 3;

const REFUSED = 400;

/** The request that a failure is about: the last one that was refused, else the last. */
export function tellingExchange<Exchange extends { readonly status: number }>(
  exchanges: readonly Exchange[],
): Exchange | undefined {
  return exchanges.findLast(({ status }) => status >= REFUSED) ?? exchanges.at(-1);
}

type Shown = RedExample & { readonly rule: string };

export function deviationIn({ example, recorded }: RedExample): string {
  const { fingerprint = '', message = '', step = '' } = example;
  const codes = codesIn(fingerprint);
  if (codes) return `expected ${codes.what.replace(/^s/, 'HTTP s')} ${codes.expected}, got ${codes.got}`;
  const difference = recorded?.steps.find((each) => each.text === step && each.difference)?.difference;
  if (!difference) return shortened(plainMessage(message), LONGEST);
  const { expected, got } = differenceInWords(difference);
  const sides = [expected, got].map((side) => shortened(visibleLine(side), LONGEST / 2));
  const asked = shortened(visibleLine(step).replace(/:$/, ''), LONGEST);
  const what = difference.isStatus ? 'expected HTTP status' : `${asked}: expected`;
  return `${what} ${sides[0]}, got ${sides[1]}`;
}

function causeFrom(id: string, shown: readonly Shown[], leaning: ReadonlySet<string>): Cause {
  const rules = shown.map(ruleOf);
  const found = new Set<string>();
  for (const { recorded } of shown) {
    const exchange = tellingExchange(recorded?.evidence?.exchanges ?? []);
    if (!exchange) continue;
    const [, path = ''] = /^(?:[a-z][a-z0-9+.-]*:\/\/[^/?#]*)?([^?#]*)/i.exec(exchange.url) ?? [];
    // Parts that are long, or have more than one digit, are ids.
    const plain = path.replace(/[^/]+/g, (part) => (/\d.*\d|^.{25,}$/.test(part) ? '…' : part));
    found.add(shortened(visibleLine(`${exchange.method} ${plain}`), LONGEST / 2));
  }
  const named = [...found].slice(0, NAMED).join(', ');
  const operations = found.size > NAMED ? `${named} and ${counted(found.size - NAMED, 'more operation')}` : named;
  const where = `${operations && ` (${operations})`} in ${counted(rules.length, 'rule')}`;
  const more = counted(leaning.size, 'more leans', 'more lean');
  const lean = leaning.size > 0 ? `; ${more} on ${rules.length > 1 ? 'them' : 'it'}` : '';
  return { id, words: `${deviationIn(shown[0] as Shown)}${where}${lean}`, rules, premiseOf: [...leaning] };
}

const keyOf = (rule: string, { uri, line, name }: Pick<RecordedExample, 'uri' | 'line' | 'name'>): string =>
  `${rule} ${uri}:${line} ${name}`;

/** What makes rules red, the most rules first. A rule that is red in several ways is among the rules of each. */
export function causesIn(rules: readonly JudgedRule[], { examples }: Pick<RecordedRun, 'examples'>): Cause[] {
  const recordedAt = new Map<string, RecordedExample>();
  for (const each of examples) recordedAt.set(keyOf(each.rule, each), each);

  const shown = new Map<string, Shown[]>();
  const leaning = new Map<string, Set<string>>();
  for (const { id: rule, judged, verdict, examples: own } of rules) {
    for (const example of own) {
      const { fingerprint, because, premiseOf } = example;
      if (!judged || fingerprint === undefined) continue;
      const cause = causeOf(fingerprint);
      const one = because === undefined ? premiseOf : rule;
      if (one !== undefined) leaning.set(cause, (leaning.get(cause) ?? new Set()).add(one));
      if (verdict !== 'fail' || example.verdict !== 'fail') continue;
      if (shown.get(cause)?.at(-1)?.rule === rule) continue;
      collect(shown, cause, { rule, example, recorded: recordedAt.get(keyOf(premiseOf ?? rule, example)) });
    }
  }
  const causes: Cause[] = [];
  for (const [id, red] of shown) {
    const others = new Set(leaning.get(id));
    for (const { rule } of red) others.delete(rule);
    causes.push(causeFrom(id, red, others));
  }
  return causes.sort((one, other) => other.rules.length - one.rules.length);
}

export function withCause(
  rules: readonly JudgedRule[],
  causes: readonly Cause[],
  tries: RecordedRun['tries'] = {},
): JudgedRule[] {
  const first = new Map<string, string>();
  for (const { id, rules: red } of [...causes].reverse()) for (const rule of red) first.set(rule, id);
  return rules.map((rule) => {
    if (!rule.judged || rule.verdict !== 'fail') return rule;
    const own = tries[rule.id];
    const { red, of } = own ?? { red: 1, of: 1 };
    let seen: JudgedRule['seen'] = red === 1 ? 'green-alone' : 'unstable';
    if (of === 1) seen = 'once';
    else if (red === of) seen = 'every-time';
    return { ...rule, cause: first.get(rule.id), seen, tries: own };
  });
}
