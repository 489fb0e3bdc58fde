import type { Problem } from '../kernel/problem.ts';
import type { Reply } from './operation.ts';

/** Where the kinds of errors of the bearer interfaces are explained. */
const ERROR_REGISTRY = 'https://errors.platform.invalid';

export const errorType = (slug: string): string => `${ERROR_REGISTRY}/${slug}`;

const NAMES: Readonly<Record<number, string>> = {
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  405: 'UNIMPLEMENTED',
  409: 'ALREADY_EXISTS',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
};

/** A refusal with code, message, name and details in `error`; the name is that of its status by default. */
export function renderNamedProblem(problem: Problem & { readonly statusName?: string }): Reply {
  const { status, message, headers, statusName = NAMES[status] ?? 'INVALID_ARGUMENT' } = problem;
  const details = problem.details.map(({ pointer, message: description }) => ({ field: pointer, description }));
  return { status, headers, body: { error: { code: status, message, status: statusName, details } } };
}
