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

export const unauthorized = () =>
  new HttpProblem(
    401,
    { message: 'Invalid authentication credentials' },
    {
      'WWW-Authenticate': 'Basic realm="messaging"',
    },
  );

export const forbidden = (message: string) => new HttpProblem(403, { message });
export const notFound = (message = 'Not found') => new HttpProblem(404, { message });
export const conflict = (message: string) => new HttpProblem(409, { message });
