import { shortened } from '../ground/bodies/bounded.ts';
import type { Difference } from '../ground/evidence/difference.ts';
import { DECLARED, type Evidence } from '../ground/evidence/recorded-run.ts';
import { visibleLine } from '../ground/quote/visible.ts';
import { tellingExchange } from '../ledger/causes.ts';
import { differenceInWords } from '../ledger/difference-in-words.ts';
import type { JudgedExample, JudgedRule } from '../ledger/verdicts.ts';
import { splitUrl } from './curl.ts';

export interface FailureSource {
  readonly rule: JudgedRule;
  readonly example: JudgedExample;
  readonly evidence: Evidence | undefined;
  readonly difference?: Difference | undefined;
  readonly alone: string;
  readonly again: string | undefined;
  readonly suspect: string;
  readonly cause?: string | undefined;
  readonly also?: readonly string[];
  /** Where the target file declares a number, as `target.yaml:12`. */
  readonly declaredAt?: ((number: string) => string | undefined) | undefined;
}

type Line = readonly [name: string, text: string];

const short = (text: string, width = 300): string => shortened(visibleLine(text), width);

/** What was expected and what came, and the one difference of the two where they are more than plain values. */
function comparison({ example, evidence, difference }: FailureSource): ReadonlyArray<Line> {
  const { message = '', step } = example;
  const { about, expected = '', got, differs } = difference ? differenceInWords(difference) : {};
  const wanted: Line = ['expected', short([step ?? 'nothing left unchecked', expected].filter(Boolean).join(' — '))];
  if (got !== undefined) {
    const apart: Line[] = differs ? [['differs', short(differs)]] : [];
    return [wanted, ['got', short(about ? `${got} (${about})` : got)], ...apart];
  }
  const exchange = tellingExchange(evidence?.exchanges ?? []);
  const answer = exchange ? `; HTTP status ${exchange.status} ${exchange.responseBody ?? ''}` : '';
  return [wanted, ['got', short(`${message.split('\n')[0]}${answer}`)]];
}

export function failureText(source: FailureSource): string {
  const { rule, example, evidence, alone, again, suspect, cause, also = [] } = source;
  const exchanges = evidence?.exchanges ?? [];
  const exchange = tellingExchange(exchanges);
  let sent = 'nothing';
  if (exchange) {
    const { method, url, requestBody = '', n } = exchange;
    const place = n > exchanges.length ? `request ${n}` : `request ${n} of ${exchanges.length}`;
    sent = short(`${method} ${splitUrl(url).rest} ${requestBody} (${exchange.interface}, ${place})`);
  }
  const time = evidence && evidence.rung !== 'none' ? ` · time: ${evidence.rung}` : '';
  // The lines of the target file that the example took at their word: they may be wrong in place of the target.
  const declarations: Line[] = [];
  for (const use of evidence?.uses ?? []) {
    const number = use.startsWith(DECLARED) ? use.slice(DECLARED.length) : undefined;
    const place = number && source.declaredAt?.(number);
    const says = `${number} at ${place}: where that is not so, the line is wrong and not the target`;
    if (place) declarations.push(['declared', says]);
  }

  const witness = evidence && evidence.witness.length > 0 ? evidence.witness.join('; ') : 'none recorded';
  const lines: readonly Line[] = [
    ...(cause === undefined ? [] : [['cause', short(cause)] as const]),
    ...also.map((each): Line => ['also', short(each)]),
    ['sent', sent],
    ...comparison(source),
    ...declarations,
    ['witness', short(`${witness}${time}`)],
    ['alone', alone],
    ['again', again ?? 'no request was sent'],
    ['suspect', suspect],
  ];
  const place = `${example.uri}:${example.line} "${short(example.name, 120)}"`;
  const head = `${rule.verdict.toUpperCase()} ${rule.id} ${rule.says} (${rule.level}, ${rule.section}) · ${place}`;
  return [head, ...lines.map(([name, text]) => `  ${name.padEnd(9)} ${text}`)].join('\n');
}
