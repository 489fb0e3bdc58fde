/** What the outcome of an example can rest on. */
export const BASES = ['interface', 'callback', 'handset', 'lab', 'client'] as const;

export type Basis = (typeof BASES)[number];

/** One answer or letter that deviates from its form in one respect. */
export interface BrokenForm {
  /** The row of the form. */
  readonly row: string;
  /** Who shows the part that it deviates from. */
  readonly standing: 'documented' | 'published';
  /** The number of the exchange or of the notification. */
  readonly n: number;
  readonly isLetter: boolean;
  /** Where it deviates: what was answered, and a JSON pointer into it. */
  readonly where: string;
  /** What is wanted there, as a phrase that follows "to". */
  readonly wanted: string;
  /** What is there, as JSON. */
  readonly got: string;
}

/** What an example saw beside its steps, however it ended. */
export interface Seen {
  /** Rows of the forms that a good answer or a letter was compared with. */
  readonly forms: readonly string[];
  readonly broken: readonly BrokenForm[];
  readonly restsOn: readonly Basis[];
}

/** Media type of the attachment that tells it. */
export const SEEN_TYPE = 'application/vnd.plumbline.seen+json';
