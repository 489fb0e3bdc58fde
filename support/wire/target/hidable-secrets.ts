import { isLedgerWord } from '../../ground/secrets/hide-secrets.ts';
import { SHORTEST } from '../../ground/secrets/secret-forms.ts';
import type { TargetProblem } from './target-problem.ts';

const SECRET_KEYS = new Set(['secret', 'keySecret', 'password']);

const CHANGE = 'no report could hide it; change it at the platform to one of at least 12 characters';

function problemWith(pointer: string, secret: string): TargetProblem[] {
  if (secret.length < SHORTEST)
    return [{ pointer, says: `${pointer} has fewer than ${SHORTEST} characters and ${CHANGE}` }];
  return isLedgerWord(secret) ? [{ pointer, says: `${pointer} is a word of every report and ${CHANGE}` }] : [];
}

function within(credentials: unknown, pointer: string): TargetProblem[] {
  if (typeof credentials !== 'object' || credentials === null) return [];
  return Object.entries(credentials).flatMap(([name, value]) => {
    const at = `${pointer}/${name}`;
    if (typeof value !== 'string') return within(value, at);
    return SECRET_KEYS.has(name) ? problemWith(at, value) : [];
  });
}

/** The secrets of a target file that are too short or too common to be hidden in a report. */
export const hidableProblems = ({
  credentials,
  accounts,
}: {
  credentials?: unknown;
  accounts?: unknown;
}): TargetProblem[] => [...within(credentials, '/credentials'), ...within(accounts, '/accounts')];
