import type { JudgedExchange, JudgedTraffic } from '../../example/past-traffic/judge-traffic.ts';
import { trafficRules } from '../../example/past-traffic/traffic-rules.ts';
import type { Verdicts } from '../../ledger/verdicts.ts';
import { boundLine } from '../../reports/bound-line.ts';
import { colors } from '../terminal/colors.ts';

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

/** How wide a line of rule ids may become. */
const WIDTH = 110;

/** Words in lines that are not too long. */
function wrapped(words: readonly string[]): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < WIDTH) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const CAN_SHOW: ReadonlySet<string> = new Set(trafficRules.map(({ id }) => id));

/** Rules that no exchange shows; those that no recording could show are counted only, where `quiet` is asked for. */
function unseenLines({ undecided }: JudgedTraffic, { summary }: Verdicts, quiet: boolean): string[] {
  const told = (ids: readonly string[]): string[] => wrapped(ids).map((line) => `  ${colors.dim(line)}`);
  const [missing, others] = [undecided.filter((id) => CAN_SHOW.has(id)), undecided.filter((id) => !CAN_SHOW.has(id))];
  const beyond = summary.notVerifiable;
  return [
    ...(missing.length > 0 ? [`no evidence for ${missing.length} rules that recorded traffic can show:`] : []),
    ...told(missing),
    ...(others.length > 0
      ? [`no evidence for ${others.length} rules that only a run can show${quiet ? '' : ':'}`]
      : []),
    ...(quiet ? [] : told(others)),
    ...(beyond > 0 ? [`no evidence for ${beyond} rules that need a facility, such as a clock or a handset`] : []),
  ];
}

/** What recorded traffic shows, for people; `quiet` leaves out exchanges that break nothing. */
export function harText(traffic: JudgedTraffic, verdicts: Verdicts, quiet: boolean): string {
  const { exchanges, count } = traffic;
  const shown = exchanges.filter(({ violations }) => !quiet || violations.length > 0);
  const left = count.all - exchanges.length;
  return [
    boundLine(verdicts),
    '',
    `${count.known} of ${count.all} exchanges are documented operations`,
    ...shown.flatMap(exchangeLines),
    ...(left > 0 ? [`… ${left} more are judged and not listed`] : []),
    ...section(redLines(verdicts)),
    ...section(unseenLines(traffic, verdicts, quiet)),
  ].join('\n');
}

const section = (lines: readonly string[]): string[] => (lines.length > 0 ? ['', ...lines] : []);
