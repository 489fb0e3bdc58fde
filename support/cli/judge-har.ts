import { basename, resolve } from 'node:path';
import { type JudgedExchange, judgeTraffic } from '../example/past-traffic/judge-traffic.ts';
import { type RecordedExchange, readHar } from '../example/past-traffic/read-har.ts';
import type { Circumstances } from '../ground/evidence/circumstances.ts';
import { formExamples } from '../ledger/form-examples.ts';
import { judge } from '../ledger/judge.ts';
import type { Verdicts } from '../ledger/verdicts.ts';
import { boundLine } from '../reports/bound-line.ts';
import { reportSet } from '../reports/report-set.ts';
import { requireWritable, writeReports } from '../reports/write-reports.ts';
import { INTERFACES, type ResolvedTarget } from '../wire/target/target.ts';
import { aboutExamples, circumstancesOf } from './circumstances.ts';
import { colors } from './colors.ts';
import { declaredTarget } from './declared-target.ts';
import type { JudgeFlags } from './judge-command.ts';
import { print, printJson } from './streams.ts';
import { readSuite, type Suite } from './suite.ts';

/** Traffic without a declared target: only its hosts are known. */
function undeclared(recorded: readonly RecordedExchange[], { places }: Suite): Circumstances {
  const hosts = [...new Set(recorded.map(({ exchange }) => new URL(exchange.request.url).host))];
  return {
    target: hosts.length > 3 ? `${hosts.slice(0, 3).join(', ')}, …` : hosts.join(', '),
    claim: { product: 'unknown', version: 'unknown' },
    scope: 'external',
    facilities: [],
    interfaces: INTERFACES,
    ...aboutExamples(places),
    knownFailures: [],
    published: false,
    today: new Date().toISOString().slice(0, 10),
  };
}

/** What traffic is judged by: published behaviour never, since one exchange shows too little of it. */
function circumstances(
  recorded: readonly RecordedExchange[],
  suite: Suite,
  target: ResolvedTarget | undefined,
): Circumstances {
  if (!target) return undeclared(recorded, suite);
  const by = circumstancesOf({ ...suite, target });
  return { ...by, scope: 'external', facilities: [], published: false };
}

function exchangeLines({ n, method, url, status, operation, violations, published }: JudgedExchange): string[] {
  const { pathname } = new URL(url);
  const what = status <= 0 ? 'no answer was recorded' : (operation ?? 'no documented operation');
  const mark = violations.length > 0 ? colors.red('✗') : operation ? colors.green('✓') : ' ';
  return [
    `${mark} ${String(n).padStart(4)}  ${method} ${pathname} → ${status}  ${colors.dim(what)}`,
    ...violations.map((text) => `         ${colors.red(text)}`),
    ...published.map((text) => `         ${colors.dim(`not as published: ${text}`)}`),
  ];
}

function redLines({ rules }: Verdicts): string[] {
  return rules
    .filter(({ judged, verdict }) => judged && verdict === 'fail')
    .flatMap(({ id, says, examples }) => [
      `${colors.red('FAIL')} ${id} ${says}`,
      ...examples.filter(({ verdict }) => verdict === 'fail').map(({ name, message }) => `  ${name}: ${message}`),
    ]);
}

function textOf(verdicts: Verdicts, exchanges: readonly JudgedExchange[], quiet: boolean): string {
  const known = exchanges.filter(({ operation, status }) => operation !== undefined && status > 0).length;
  const shown = exchanges.filter(({ violations }) => !quiet || violations.length > 0);
  return [
    boundLine(verdicts),
    '',
    `${known} of ${exchanges.length} exchanges are documented operations`,
    ...shown.flatMap(exchangeLines),
    ...(redLines(verdicts).length > 0 ? ['', ...redLines(verdicts)] : []),
  ].join('\n');
}

/** Judges the exchanges of a HAR file as far as they show rules; returns the exit code. */
export async function judgeHar(text: string, path: string, flags: JudgeFlags): Promise<number> {
  const recorded = readHar(text, path);
  const target = flags.target === undefined ? undefined : await declaredTarget(flags.target);
  const suite = readSuite();
  const by = circumstances(recorded, suite, target);
  const { rules } = suite.book;
  const { exchanges, run: traffic } = judgeTraffic(recorded, { rules, by, file: basename(path), target });
  const run = { ...traffic, examples: [...traffic.examples, ...formExamples(traffic.examples)] };
  const verdicts = judge(rules, run, by);
  if (flags.out !== undefined) {
    const out = resolve(flags.out);
    requireWritable(out);
    const files = [...reportSet(verdicts, run, [])].filter(([name]) => name !== 'cucumber.ndjson');
    writeReports(out, files, (each) => each);
  }
  if (flags.json) printJson(JSON.stringify({ ...verdicts, exchanges }));
  else print(`${textOf(verdicts, exchanges, flags.quiet === true)}\n`);
  return verdicts.exitCode;
}
