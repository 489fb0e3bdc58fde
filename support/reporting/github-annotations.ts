import { boundLine } from './bound-line.ts';
import { knownFailureLines } from './known-failure-lines.ts';
import type { JudgedRule, Verdicts } from './verdicts.ts';

type Level = 'error' | 'warning' | 'notice';

const data = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

function annotation(level: Level, properties: Readonly<Record<string, string>>, text: string): string {
  const told = Object.entries(properties).map(([name, value]) => `${name}=${property(value)}`);
  return `::${level} ${told.join(',')}::${data(text)}`;
}

/** Each place where a rule is red; what is accepted as known is no news. */
function redPlaces({ id, says, judged, verdict, known, examples }: JudgedRule): string[] {
  const red = verdict === 'error' || (judged && verdict === 'fail');
  if (!red || known === 'accepted') return [];
  return examples
    .filter((example) => example.verdict === verdict)
    .map(({ uri, line, message = '' }) =>
      annotation(
        'error',
        { file: uri, line: String(line), title: `${id} ${verdict}` },
        `${says}\n${message}`,
      ),
    );
}

const LEVELS: Readonly<Record<Verdicts['overall'], Level>> = {
  conformant: 'notice',
  'conformant-with-known-failures': 'notice',
  'not-fully-verified': 'warning',
  'not-conformant': 'error',
  'not-judged': 'error',
};

/** A run as workflow commands of GitHub: the bound first, then every red example at its place in the feature files. */
export function githubAnnotations(verdicts: Verdicts): string[] {
  return [
    annotation(LEVELS[verdicts.overall], { title: 'Plumbline' }, boundLine(verdicts)),
    ...verdicts.rules.flatMap(redPlaces),
    ...verdicts.troubles.map((trouble) => annotation('error', { title: 'Plumbline' }, trouble)),
    ...knownFailureLines(verdicts).map((line) => annotation('warning', { title: 'Known failure' }, line)),
  ];
}
