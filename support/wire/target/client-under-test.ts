/** A client or receiver under test: how it is driven, and what its driver says it can do. */
export interface ClientUnderTest {
  /** A shell command that reads tasks and prints answers, one JSON object a line. */
  readonly command?: string | undefined;
  readonly address?: string | undefined;
  readonly patienceMs: number;
  readonly tasks: readonly string[];
  /** Whether its clock can be set: it lives in the time that tasks tell it. */
  readonly clock: boolean;
}
