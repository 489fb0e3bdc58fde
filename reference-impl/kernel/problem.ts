/** One member of a request body that is wrong: `pointer` is a JSON pointer such as `/messages/0/content`. */
export interface Mistake {
  readonly pointer: string;
  readonly message: string;
  /** What kind of mistake it is, for interfaces that tell: a word of theirs, or the keyword of the schema. */
  readonly kind?: string | undefined;
  /** The ids that name nothing. */
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
