import type { SourceFile } from './source.ts';

/** One rule of the architecture, with violations that prove it can fail. */
export interface Check {
  /** One sentence. */
  readonly says: string;
  /** Answers one line per violation. */
  readonly find: (files: readonly SourceFile[]) => string[];
  /** Every one of these must be found; some are a violation only together. */
  readonly planted: ReadonlyArray<SourceFile | readonly SourceFile[]>;
  /** None of these may be found. */
  readonly innocent: readonly SourceFile[];
  /** Looks at every file of the project, not at code alone. */
  readonly all?: boolean;
}

/** A file that is planted or innocent. */
export const file = (path: string, text = ''): SourceFile => ({ path, text });
