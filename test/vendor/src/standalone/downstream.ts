import { settings } from '../config.ts';
import type { Json } from '../http/check.ts';
import { HttpProblem } from '../http/problems.ts';

const PATIENCE_MS = 10_000;

/** Hands a call on to the conversation service at `DOWNSTREAM_URL`, and returns what that answers. */
export async function handOn(projectId: string, path: string, body: object): Promise<Json> {
  const answer = await fetch(`${settings.downstream}/v1/projects/${projectId}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Basic dmVuZG9yOnNlY3JldA==' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => {
    throw new HttpProblem(502, { message: 'The conversation service cannot be reached' });
  });
  if (!answer.ok) throw new HttpProblem(502, { message: `The conversation service answered ${answer.status}` });
  return answer.json();
}
