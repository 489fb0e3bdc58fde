import type { Reply } from '../../http/operation.ts';
import { Problem } from '../../kernel/problem.ts';

/** A valid request that the current state does not allow. */
export class UnmetPrecondition extends Problem {
  constructor(message: string) {
    super(400, message);
  }
}

const NAMES: Readonly<Record<number, string>> = {
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  405: 'UNIMPLEMENTED',
  409: 'ALREADY_EXISTS',
  500: 'INTERNAL',
};

function nameOf(problem: Problem): string {
  if (problem instanceof UnmetPrecondition) return 'FAILED_PRECONDITION';
  return NAMES[problem.status] ?? 'INVALID_ARGUMENT';
}

/**
 * A refusal in the shape of this interface: code, message, name and details inside of `error`.
 * Rules: PUB-SUB-REFUSE-01, PUB-SUB-REFUSE-02, PUB-SUB-REFUSE-03.
 */
export function renderProblem(problem: Problem): Reply {
  const { status, message, headers } = problem;
  const details = problem.details.map(({ pointer, message: description }) => ({
    field: pointer,
    description,
  }));
  return { status, headers, body: { error: { code: status, message, status: nameOf(problem), details } } };
}
