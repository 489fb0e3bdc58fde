import type { Reply } from '../../http/operation.ts';
import type { Problem } from '../../kernel/problem.ts';

const NAMES: Readonly<Record<number, string>> = {
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  405: 'UNIMPLEMENTED',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
};

/** A refusal in the shape of this interface: code, message, name and details inside of `error`. */
export function renderProblem({ status, message, details: mistakes, headers }: Problem): Reply {
  const details = mistakes.map(({ pointer, message: description }) => ({ field: pointer, description }));
  const error = { code: status, message, status: NAMES[status] ?? 'INVALID_ARGUMENT', details };
  return { status, headers, body: { error } };
}
