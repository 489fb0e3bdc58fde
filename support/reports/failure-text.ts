import type { Evidence, EvidenceExchange } from '../ground/evidence/recorded-run.ts';
import { visibleLine } from '../ground/quote/visible.ts';
import { differenceIn } from '../ledger/fingerprint.ts';
import type { JudgedExample, JudgedRule } from '../ledger/verdicts.ts';
import { splitUrl } from './curl.ts';

/** What the text about a red rule draws on. */
export interface FailureSource {
  readonly rule: JudgedRule;
  readonly example: JudgedExample;
  readonly evidence: Evidence | undefined;
  readonly alone: string;
  readonly curlFile: string | undefined;
  readonly suspect: string;
}

const short = (text: string, width = 300): string => {
  const line = visibleLine(text);
  return line.length > width ? `${line.slice(0, width - 1)}…` : line;
};

const REFUSED = 400;

/** The exchange a failure is about: the last one that was refused, else the last. */
function telling(exchanges: readonly EvidenceExchange[]): EvidenceExchange | undefined {
  return exchanges.findLast((exchange) => exchange.status >= REFUSED) ?? exchanges.at(-1);
}

function sentLine(evidence: Evidence | undefined): string {
  const exchange = telling(evidence?.exchanges ?? []);
  if (!exchange) return 'nothing';
  const { method, url, requestBody, n } = exchange;
  const count = evidence?.exchanges.length ?? 0;
  const place = n > count ? `request ${n}` : `request ${n} of ${count}`;
  return short(`${method} ${splitUrl(url).rest} ${requestBody ?? ''} (${exchange.interface}, ${place})`);
}

function gotLine({ message = '' }: JudgedExample, evidence: Evidence | undefined): string {
  const { told, got, differences } = differenceIn(message);
  if (differences !== '') return short(`${differences}${told ? ` (${told})` : ''}`);
  if (got !== '') return short(told ? `${got} (${told})` : got);
  const exchange = telling(evidence?.exchanges ?? []);
  const answer = exchange ? `; HTTP status ${exchange.status} ${exchange.responseBody ?? ''}` : '';
  return short(`${message.split('\n')[0]}${answer}`);
}

function expectedLine({ message = '', step }: JudgedExample): string {
  const { wanted } = differenceIn(message);
  return short([step ?? 'nothing left unchecked', wanted.replace(/^to /, '')].filter(Boolean).join(' — '));
}

const unforced = (evidence: Evidence | undefined): string =>
  evidence && evidence.witness.length > 0 ? evidence.witness.join('; ') : 'none recorded';

/** Eight lines that let an engineer act on a red rule without opening anything else. */
export function failureText(source: FailureSource): string {
  const { rule, example, evidence, alone, curlFile, suspect } = source;
  const time = evidence && evidence.rung !== 'none' ? ` · time: ${evidence.rung}` : '';
  const lines: ReadonlyArray<[string, string]> = [
    ['sent', sentLine(evidence)],
    ['expected', expectedLine(example)],
    ['got', gotLine(example, evidence)],
    ['witness', short(`${unforced(evidence)}${time}`)],
    ['alone', alone],
    ['again', curlFile ?? 'no request was sent'],
    ['suspect', suspect],
  ];
  const place = `${example.uri}:${example.line} "${short(example.name, 120)}"`;
  const head = `${rule.verdict.toUpperCase()} ${rule.id} ${rule.says} (${rule.level}, ${rule.section}) · ${place}`;
  return [head, ...lines.map(([name, text]) => `  ${name.padEnd(9)} ${text}`)].join('\n');
}
