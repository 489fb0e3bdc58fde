/** Faults of the grammar that no example catches: the names of operators, separated by blanks, by the place where they apply. */
export interface Settled {
  readonly faults: Readonly<Record<string, string>>;
}

export interface Excuse extends Settled {
  /** One sentence that is true of each of these faults. */
  readonly because: string;
  /** The lines of the document that leave it open; absent where nothing outside can see the fault. */
  readonly lines?: string;
}

/** Faults that an example ought to catch, and none does yet. */
export interface OpenEntry extends Settled {
  /** What an example would have to look at. */
  readonly note: string;
  readonly owner: string;
  /** The day by which it is settled, such as `2027-03-31`. */
  readonly expires: string;
}

export const idsIn = ({ faults }: Settled): string[] =>
  Object.entries(faults).flatMap(([place, operators]) =>
    operators.split(' ').map((operator) => `${operator}.${place}`),
  );
