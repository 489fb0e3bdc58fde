import type { Envelope } from '@cucumber/messages';
import { changed, type Lines } from '../evidence/lines.ts';
import { EVIDENCE_TYPE } from '../evidence/recorded-run.ts';
import { keepingReason, withoutSecrets } from './hide-secrets.ts';
import { hiderOf } from './secret-forms.ts';

/** The most secrets that a run learns from its target; beyond that they are masked place by place. */
const MOST_LEARNED = 1000;

const learned = new Set<string>();

export function learnSecrets(secrets: Iterable<string>): void {
  for (const secret of secrets) if (learned.size < MOST_LEARNED) learned.add(secret);
}

export const learnedSecrets: ReadonlySet<string> = learned;

/** The messages of a run with everything hidden that it learned to be a secret; what the suite itself says stays. */
export function withoutLearned(lines: Lines, secrets = learnedSecrets): Lines {
  if (secrets.size === 0) return lines;
  const hide = hiderOf(secrets);
  return changed(lines, (line) => {
    if (!/^\{"(?:attachment|testStepFinished)"/.test(line) || hide(line) === line) return line;
    const { attachment, testStepFinished, ...envelope } = JSON.parse(line) as Envelope;
    if (attachment?.mediaType === EVIDENCE_TYPE) {
      const body = JSON.stringify(withoutSecrets(JSON.parse(attachment.body), hide));
      return JSON.stringify({ ...envelope, attachment: { ...attachment, body } });
    }
    if (!testStepFinished) return line;
    const { message, exception, ...result } = testStepFinished.testStepResult;
    const testStepResult = {
      ...result,
      ...(message === undefined ? {} : { message: hide(message) }),
      ...(exception && {
        exception: {
          ...exception,
          ...(exception.message !== undefined && { message: keepingReason(exception.message, hide) }),
          ...(exception.stackTrace !== undefined && { stackTrace: hide(exception.stackTrace) }),
        },
      }),
    };
    return JSON.stringify({ ...envelope, testStepFinished: { ...testStepFinished, testStepResult } });
  });
}
