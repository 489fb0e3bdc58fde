/** An answer other than success, thrown from anywhere in a request. */
export class HttpProblem extends Error {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Record<string, string>;

  constructor(status: number, body: unknown, headers: Record<string, string> = {}) {
    super(`HTTP ${status}`);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

// The messaging API explains a fault by a message and, for bad input, details.

export const badRequest = (details: string[], message = 'Bad Request') => new HttpProblem(400, { message, details });
export const forbidden = (message: string) => new HttpProblem(403, { message });
export const notFound = (message = 'Not found') => new HttpProblem(404, { message });
export const conflict = (message: string) => new HttpProblem(409, { message });

/** What was looked for, if it is there. */
export function present<T>(found: T | undefined, message?: string): T {
  if (!found) throw notFound(message);
  return found;
}

const words: Record<number, string> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
};

/** A fault of the conversation service and of subprojects. */
export const namedProblem = (code: number, message: string) =>
  new HttpProblem(code, { error: { code, message, status: words[code], details: [] } });
