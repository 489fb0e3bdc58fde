/** One step of an example as it is written. */
export interface ExampleStep {
  readonly text: string;
  /** Whether it prepares: nothing has been asked of the platform when it is read. */
  readonly isGiven: boolean;
  /** The cells of its table, row by row. */
  readonly rows?: ReadonlyArray<readonly string[]> | undefined;
}

/** An example as it is written, before anything of it runs. */
export interface ExampleText {
  readonly steps: readonly ExampleStep[];
  /** All that its steps say, with their texts and tables. */
  readonly written?: string;
  /** The file and the line where it is written, `features/a.feature:7`. */
  readonly place?: string;
  /** With their at signs. */
  readonly tags: readonly string[];
}

/** The steps that prepare it. */
export const givensOf = ({ steps }: ExampleText): readonly ExampleStep[] => steps.filter(({ isGiven }) => isGiven);

/** Whether a tag says that it needs a facility. */
export const isTagged = ({ tags }: ExampleText, facility: string): boolean => tags.includes(`@needs-${facility}`);

/** An example that asks for nothing in particular. */
export const UNWRITTEN: ExampleText = { steps: [], tags: [] };
