import type { KnownFailure } from '../../ground/claim.ts';
import type { LookupFact } from '../../ground/facts.ts';
import { LEDGER_WORDS } from '../../ground/secrets/hide-secrets.ts';
import { SHORTEST } from '../../ground/secrets/secret-forms.ts';
import type { WrittenFacilities } from './facility-problems.ts';
import { problemAt, type TargetProblem } from './target-text.ts';

const NUMBER = /^\+[1-9]\d{7,14}$/;

const LAST_PORT = 65_535;

const SECRET_KEYS = new Set(['secret', 'keySecret', 'password']);

const CHANGE = 'no report could hide it; change it at the platform to one of at least 12 characters';

export interface WrittenAddresses {
  readonly interfaces?: Readonly<Record<string, string | readonly string[]>>;
  readonly lab?: string | undefined;
  readonly lease?: string | undefined;
  readonly container?: { readonly readyPath?: string } | undefined;
  readonly callbacks?: { readonly listen?: string; readonly publicUrl?: string };
  readonly downstream?: { readonly listen: string } | undefined;
  readonly facilities?: WrittenFacilities;
}

export function addressProblems(written: WrittenAddresses): TargetProblem[] {
  const { interfaces = {}, lab, lease, callbacks, container, facilities = {} } = written;
  const problems: TargetProblem[] = [];
  const check = (pointer: string, address: string | undefined): void => {
    if (address !== undefined && !URL.canParse(address))
      problems.push(problemAt(pointer, `${address} is not an address; fix its host or its port`));
  };
  for (const [name, of] of Object.entries(interfaces)) {
    if (typeof of === 'string') check(`/interfaces/${name}`, of);
    else for (const [i, each] of of.entries()) check(`/interfaces/${name}/${i}`, each);
  }
  check('/lab', lab);
  check('/lease', lease);
  check('/container/readyPath', container?.readyPath);
  check('/callbacks/publicUrl', callbacks?.publicUrl);
  for (const [name, of] of Object.entries(facilities)) if (of !== 'ask') check(`/facilities/${name}/http`, of.http);
  return problems;
}

export function portProblems({ callbacks, downstream }: WrittenAddresses): TargetProblem[] {
  const problems: TargetProblem[] = [];
  for (const [key, value] of Object.entries({ callbacks, downstream })) {
    const port = Number(value?.listen?.split(':').at(-1) ?? 0);
    if (port > LAST_PORT)
      problems.push(problemAt(`/${key}/listen`, `has no port ${port}; take one up to ${LAST_PORT}`));
  }
  return problems;
}

export interface WrittenNumbers {
  readonly numbers?: Readonly<Record<string, readonly string[]>> | undefined;
  readonly lookups?: Readonly<Record<string, LookupFact>> | undefined;
}

/** A number does one thing with a message: what it did would depend on where it is looked for. */
export function numberProblems({ numbers = {}, lookups = {} }: WrittenNumbers): TargetProblem[] {
  const problems: TargetProblem[] = [];
  const first = new Map<string, string>();
  for (const [outcome, listed] of Object.entries(numbers)) {
    for (const [place, number] of listed.entries()) {
      const before = first.get(number) ?? outcome;
      first.set(number, before);
      if (before === outcome) continue;
      const words = `${number} is under ${before} too; a number has one outcome`;
      problems.push(problemAt(`/numbers/${outcome}/${place}`, words));
    }
  }
  for (const number of Object.keys(lookups)) {
    if (NUMBER.test(number)) continue;
    const pointer = `/lookups/${number.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    const form = 'write it in quotes, with a plus sign, such as "+46700000001"';
    problems.push({ pointer, says: `/lookups/${number} is not a phone number in international form; ${form}` });
  }
  return problems;
}

export function knownFailureProblems({ knownFailures = [] }: { readonly knownFailures?: readonly KnownFailure[] }) {
  const problems: TargetProblem[] = [];
  for (const [i, known] of knownFailures.entries()) {
    const { expires } = known;
    const at = `/knownFailures/${i}`;
    if (('cause' in known || 'rules' in known) && ('rule' in known || 'fingerprint' in known))
      problems.push(problemAt(at, 'has two forms; keep cause and rules, without rule and fingerprint'));
    const day = new Date(`${expires}T00:00:00Z`);
    if (Number.isNaN(day.getTime()) || !day.toISOString().startsWith(expires))
      problems.push(problemAt(`${at}/expires`, `${expires} is not a day of the calendar`));
  }
  return problems;
}

/** The secrets of a target file that are too short or too common to be hidden in a report. */
export function hidableProblems(value: unknown, pointer: string): TargetProblem[] {
  if (typeof value !== 'object' || value === null) return [];
  const problems: TargetProblem[] = [];
  for (const [name, member] of Object.entries(value)) {
    const at = `${pointer}/${name}`;
    if (typeof member !== 'string') problems.push(...hidableProblems(member, at));
    else if (!SECRET_KEYS.has(name)) continue;
    else if (member.length < SHORTEST)
      problems.push(problemAt(at, `has fewer than ${SHORTEST} characters and ${CHANGE}`));
    else if (LEDGER_WORDS.test(member)) problems.push(problemAt(at, `is a word of every report and ${CHANGE}`));
  }
  return problems;
}
