/** The command, an option or a file was wrong: exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}
