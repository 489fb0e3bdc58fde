import { errorType } from '../../http/error-registry.ts';
import type { Reply, WireRequest } from '../../http/operation.ts';
import type { Problem } from '../../kernel/problem.ts';

const KINDS: Readonly<Record<number, readonly [slug: string, title: string]>> = {
  401: ['unauthorized', 'Unauthorized'],
  403: ['forbidden', 'Forbidden'],
  404: ['not-found', 'Not Found'],
  405: ['method-not-allowed', 'Method Not Allowed'],
  409: ['conflict', 'Duplicate resource name'],
  413: ['content-too-large', 'Content Too Large'],
  415: ['unsupported-media-type', 'Unsupported Media Type'],
  429: ['too-many-requests', 'Too Many Requests'],
  500: ['internal-server-error', 'Internal Server Error'],
};
const BAD_REQUEST = ['bad-request', 'Bad Request'] as const;

/**
 * A refusal as `application/problem+json`; `instance` is the path that was asked for.
 * Rules: PUB-VOICE-REFUSE-01, PUB-VOICE-REFUSE-02, PUB-VOICE-REFUSE-03, PUB-VOICE-REFUSE-04.
 */
export function renderProblem(problem: Problem, { target }: Pick<WireRequest, 'target'>): Reply {
  const [slug, title] = KINDS[problem.status] ?? BAD_REQUEST;
  const [instance] = target.split('?');
  return {
    status: problem.status,
    type: 'application/problem+json',
    headers: problem.headers,
    body: { type: errorType(slug), title, detail: problem.message, instance },
  };
}
