/** One member of a request body that is wrong: `pointer` is a JSON pointer such as `/messages/0/content`. */
export interface Mistake {
  readonly pointer: string;
  readonly message: string;
  /** The kind of mistake: a word of the interface, or the keyword of the schema. */
  readonly kind?: string | undefined;
  readonly ids?: readonly string[];
}

/** What a refused request gets. Each interface renders it in its own error shape. */
export class Problem extends Error {
  override name = 'Problem';
  readonly status: number;
  readonly details: readonly Mistake[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    message: string,
    details: readonly Mistake[] = [],
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.status = status;
    this.details = details;
    this.headers = headers;
  }
}

/** The refusal of a request in which one member is wrong. */
export const badRequest = (pointer: string, message: string): Problem =>
  new Problem(400, 'Bad Request', [{ pointer, message }]);

/** Throws a Problem (400) that lists the mistakes, if there are any. */
export function refuse(mistakes: readonly Mistake[], message = 'Bad Request'): void {
  if (mistakes.length > 0) throw new Problem(400, message, mistakes);
}

/** What was looked for. Throws a Problem (404) when it is not there. */
export function found<Thing>(thing: Thing | undefined, message = 'Resource not found.'): Thing {
  if (thing === undefined) throw new Problem(404, message);
  return thing;
}

/** A check beyond the schema: returns what is wrong with `member`, or undefined. */
export interface Check<Request> {
  readonly name: string;
  readonly member: string;
  readonly objects: (request: Request) => string | undefined;
}

/** A check that says one thing of every request in which `isWrong`. */
export const check = <Request>(
  name: string,
  member: string & keyof Request,
  isWrong: (request: Request) => boolean,
  message: string,
): Check<Request> => ({ name, member, objects: (request) => (isWrong(request) ? message : undefined) });

/** What the checks find in a request; `at` is its pointer. All are made, so that every mistake is reported together. */
export const objectionsTo = <Request>(checks: readonly Check<Request>[], request: Request, at = ''): Mistake[] =>
  checks.flatMap(({ member, objects }) => {
    const message = objects(request);
    return message ? [{ pointer: `${at}/${member}`, message }] : [];
  });
