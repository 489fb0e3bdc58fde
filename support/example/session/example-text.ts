export interface ExampleStep {
  readonly text: string;
  /** Whether it prepares: nothing has been asked of the platform when it is read. */
  readonly isGiven: boolean;
  readonly rows?: ReadonlyArray<readonly string[]> | undefined;
}

export interface ExampleText {
  readonly steps: readonly ExampleStep[];
  readonly written?: string;
  /** The file and the line where it is written, `features/a.feature:7`. */
  readonly place?: string;
  /** With their at signs. */
  readonly tags: readonly string[];
}
