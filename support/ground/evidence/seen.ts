export const BASES = ['interface', 'callback', 'handset', 'lab', 'client'] as const;

export type Basis = (typeof BASES)[number];

export interface BrokenForm {
  readonly row: string;
  readonly standing: 'documented' | 'published';
  readonly n: number;
  readonly isLetter: boolean;
  readonly where: string;
  readonly wanted: string;
  readonly got: string;
}

/** An account that an example was or could be asked with, and what sets it apart from other declared ones, in words. */
export interface Kind {
  readonly account: string;
  readonly name: string;
}

export interface SeenKind extends Kind {
  /** Asked after every rule was asked once. */
  readonly isFurther: boolean;
  /** The declared accounts of other kinds that would have done. */
  readonly others: readonly Kind[];
}

export interface Seen {
  readonly forms: readonly string[];
  readonly broken: readonly BrokenForm[];
  readonly restsOn: readonly Basis[];
  /** Absent where the example asks for no kind of account, or a world was made for it. */
  readonly kind?: SeenKind | undefined;
}

export const isFurther = ({ seen }: { readonly seen?: Seen | undefined }): boolean => seen?.kind?.isFurther === true;

export const SEEN_TYPE = 'application/vnd.plumbline.seen+json';
