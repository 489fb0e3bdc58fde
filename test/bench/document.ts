import { type Figure, inWords, keepsBound, type Outcome, type Part, withUnit } from './figure.ts';
import type { Entry, Measurements } from './record.ts';

export const BENCHMARKS = 'docs/benchmarks.md';

const HEAD = `# Benchmarks

<!-- Written by npm run bench: edit test/bench instead. -->

Each part below is measured with the command above its table; \`npm run bench\` measures all of them except the long ones and writes this page.
Ratios compare two things within one run, taken in turns, so they depend little on the machine. Absolute figures are those of the machine
named below the table. Bold figures miss what is wanted.
`;

const MISSING: Outcome = { missing: 'not measured yet' };

const shown = (figure: Figure, outcome: Outcome): string => {
  if ('missing' in outcome) return 'not measured';
  const value = withUnit(outcome.value, figure.unit);
  return keepsBound(figure, outcome) ? value : `**${value}**`;
};

const cell = (text: string): string => text.replaceAll('|', '\\|');

function row(figure: Figure, outcome: Outcome): string {
  const wanted = figure.bound ? inWords(figure.bound, figure.unit) : '';
  const note = 'missing' in outcome ? outcome.missing : (outcome.detail ?? '');
  return `| ${[figure.name, shown(figure, outcome), wanted, note].map(cell).join(' | ')} |`;
}

function section(name: string, part: Part, entry: Entry | undefined): string {
  const rows = Object.entries(part.figures).map(([key, figure]) => row(figure, entry?.outcomes[key] ?? MISSING));
  const command = `\`npm run bench -- ${name}\`${part.isLong ? ', which takes many minutes' : ''}`;
  return [
    `## ${part.title}`,
    `${part.about}\n\nRepeat with ${command}.`,
    ['| figure | measured | wanted | detail |', '|---|---|---|---|', ...rows].join('\n'),
    ...(entry ? [`Measured ${entry.at}, ${entry.machine}.`] : []),
  ].join('\n\n');
}

/** The whole document, from what the parts declare and what was measured last. */
export const benchmarksPage = (parts: Readonly<Record<string, Part>>, measurements: Measurements): string =>
  `${[HEAD.trimEnd(), ...Object.entries(parts).map(([name, part]) => section(name, part, measurements[name]))].join('\n\n')}\n`;
