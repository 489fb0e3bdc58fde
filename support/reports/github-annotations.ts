import { workflowCommand } from '../ground/quote/workflow-command.ts';
import { knownFailureLines } from '../ledger/known-failure-lines.ts';
import type { JudgedRule, Verdicts } from '../ledger/verdicts.ts';
import { boundLine } from './bound-line.ts';

type Level = 'error' | 'warning' | 'notice';

/** Each place where a rule is red; what is accepted as known is no news. */
function redPlaces({ id, says, judged, verdict, known, examples }: JudgedRule): string[] {
  const red = verdict === 'error' || (judged && verdict === 'fail');
  if (!red || known === 'accepted') return [];
  return examples
    .filter((example) => example.verdict === verdict)
    .map(({ uri, line, message = '' }) =>
      workflowCommand('error', { file: uri, line: String(line), title: `${id} ${verdict}` }, `${says}\n${message}`),
    );
}

const LEVELS: Readonly<Record<Verdicts['overall'], Level>> = {
  conformant: 'notice',
  'conformant-with-known-failures': 'notice',
  'no-deviation-found': 'notice',
  'not-fully-verified': 'warning',
  'not-conformant': 'error',
  'not-judged': 'error',
};

/** A run as workflow commands of GitHub: the bound first, then every red example at its place in the feature files. */
export function githubAnnotations(verdicts: Verdicts): string[] {
  return [
    workflowCommand(LEVELS[verdicts.overall], { title: 'Plumbline' }, boundLine(verdicts)),
    ...verdicts.rules.flatMap(redPlaces),
    ...verdicts.troubles.map((trouble) => workflowCommand('error', { title: 'Plumbline' }, trouble)),
    ...knownFailureLines(verdicts).map((line) => workflowCommand('warning', { title: 'Known failure' }, line)),
  ];
}
