import { type Reason, reasonFor } from './reasons.ts';
import { type AreaScore, percentOf, type Scores, type Survivor } from './score.ts';

const START = '<!-- mutants:start -->';
const END = '<!-- mutants:end -->';

const cell = (text: string): string => `\`${text.replaceAll('`', "'").replaceAll('|', '\\|') || ' '}\``;

const figure = (score: Pick<AreaScore, 'killed' | 'survivors'>): string => `${percentOf(score).toFixed(1)} %`;

/** Survivors that have a reason of one of these kinds. */
function explained(score: AreaScore, reasons: readonly Reason[], kinds: readonly Reason['kind'][]): number {
  return score.survivors.filter((each) => kinds.some((kind) => reasonFor(each, reasons)?.kind === kind))
    .length;
}

/** The share that was killed of the mutants that somebody outside could notice, in percent. */
export function visiblePercent({ killed, survivors }: AreaScore, reasons: readonly Reason[]): number {
  const visible = survivors.filter((each) => reasonFor(each, reasons)?.kind !== 'equivalent');
  return percentOf({ killed, survivors: visible });
}

function rowOf(area: string, score: AreaScore, reasons: readonly Reason[]): string {
  const { killed, survivors } = score;
  const equivalent = explained(score, reasons, ['equivalent']);
  const silent = explained(score, reasons, ['silence']);
  const open = survivors.length - equivalent - silent;
  const seen = `${visiblePercent(score, reasons).toFixed(1)} %`;
  const cells = [area, killed + survivors.length, killed, figure(score), equivalent, seen, silent, open];
  return `| ${cells.join(' | ')} |`;
}

function tableOf(scores: Scores, reasons: readonly Reason[]): string[] {
  const all = Object.values(scores);
  const total: AreaScore = {
    killed: all.reduce((sum, { killed }) => sum + killed, 0),
    timedOut: all.reduce((sum, { timedOut }) => sum + timedOut, 0),
    ignored: all.reduce((sum, { ignored }) => sum + ignored, 0),
    survivors: all.flatMap(({ survivors }) => survivors),
  };
  return [
    '| area | mutants | killed | of all | equivalent | of the others | silence | open |',
    '|---|---:|---:|---:|---:|---:|---:|---:|',
    ...Object.entries(scores).map(([area, score]) => rowOf(area, score, reasons)),
    rowOf('**together**', total, reasons),
    '',
    `${total.timedOut} of the killed hung; ${total.ignored} were left alone as texts that nobody can judge.`,
  ];
}

function listOf(survivors: readonly Survivor[], reasons: readonly Reason[]): string[] {
  return survivors.map((survivor) => {
    const reason = reasonFor(survivor, reasons);
    const file = survivor.file.replace('reference-impl/', '');
    const why = reason ? `${reason.kind}: ${reason.why}` : 'open';
    return `| ${file} | ${cell(survivor.was)} | ${cell(survivor.becomes)} | ${why} |`;
  });
}

const sectionsOf = (scores: Scores, reasons: readonly Reason[]): string[] =>
  Object.entries(scores)
    .filter(([, { survivors }]) => survivors.length > 0)
    .flatMap(([area, { survivors }]) => [
      '',
      `### ${area}`,
      '',
      '| file | text | becomes | why it survives |',
      '|---|---|---|---|',
      ...listOf(survivors, reasons),
    ]);

/** The page with its figures and its list of survivors brought up to date. */
export function renderPage(page: string, scores: Scores, reasons: readonly Reason[]): string {
  const [before = '', rest = ''] = page.split(START);
  const after = rest.split(END)[1] ?? '\n';
  const generated = [...tableOf(scores, reasons), ...sectionsOf(scores, reasons)].join('\n');
  return `${before}${START}\n\n${generated}\n\n${END}${after}`;
}
