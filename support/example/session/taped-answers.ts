import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import type { Tape } from '../../ground/time/tape.ts';
import type { Answer } from '../../wire/http/answer-collector.ts';

/** What is asked, as the tape keeps it. */
interface Asked {
  readonly method: string;
  readonly path: string;
}

/** Asks and keeps the answer on the tape of an example; what was asked before a wait is answered from the tape. */
export async function onTape(tape: Tape, now: () => number, asked: Asked, ask: () => Promise<Answer>): Promise<Answer> {
  const { method, path } = asked;
  const taped = tape.next('answers');
  if (!taped) return record(tape, { at: now(), method, path }, ask);
  if (taped.method !== method || taped.path !== path)
    throw new Inconclusive('insufficient-evidence', 'the recorded answers no longer match the example');
  if (taped.failed !== undefined) throw new Inconclusive('target-unavailable', taped.failed);
  const { status, headers, text } = taped;
  return { status, headers, text };
}

async function record(tape: Tape, asked: Asked & { at: number }, ask: () => Promise<Answer>): Promise<Answer> {
  const keep = tape.reserve('answers');
  try {
    const answer = await ask();
    keep({ ...asked, ...answer });
    return answer;
  } catch (error) {
    const failed = (error as Error).message.replace(/^\[[a-z-]+\] /, '');
    keep({ ...asked, status: 0, headers: {}, text: '', failed });
    throw error;
  }
}
