/** What the outcome of an example can rest on. */
export const BASES = ['interface', 'callback', 'handset', 'lab', 'client'] as const;

export type Basis = (typeof BASES)[number];

export interface BrokenForm {
  readonly row: string;
  readonly standing: 'documented' | 'published';
  readonly n: number;
  readonly isLetter: boolean;
  /** Where it deviates: what was answered, and a JSON pointer into it. */
  readonly where: string;
  readonly wanted: string;
  readonly got: string;
}

export interface Seen {
  readonly forms: readonly string[];
  readonly broken: readonly BrokenForm[];
  readonly restsOn: readonly Basis[];
}

export const SEEN_TYPE = 'application/vnd.plumbline.seen+json';
