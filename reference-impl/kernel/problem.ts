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
