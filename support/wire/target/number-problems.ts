import type { LookupFact } from '../../ground/facts.ts';
import type { TargetProblem } from './target-problem.ts';

/** The part of a target file that is about numbers. */
export interface WrittenNumbers {
  readonly numbers?: Readonly<Record<string, readonly string[]>> | undefined;
  readonly lookups?: Readonly<Record<string, LookupFact>> | undefined;
}

const NUMBER = /^\+[1-9]\d{7,14}$/;

/** A number does one thing with a message: what it did would depend on where it is looked for. */
function twoOutcomes({ numbers = {} }: WrittenNumbers): TargetProblem[] {
  const first = new Map<string, string>();
  return Object.entries(numbers).flatMap(([outcome, listed]) =>
    listed.flatMap((number, place) => {
      const pointer = `/numbers/${outcome}/${place}`;
      const before = first.get(number) ?? outcome;
      first.set(number, before);
      if (before === outcome) return [];
      return [{ pointer, says: `${pointer} ${number} is under ${before} too; a number has one outcome` }];
    }),
  );
}

function lookupsOfNobody({ lookups = {} }: WrittenNumbers): TargetProblem[] {
  return Object.keys(lookups)
    .filter((number) => !NUMBER.test(number))
    .map((number) => ({
      pointer: `/lookups/${number.replaceAll('~', '~0').replaceAll('/', '~1')}`,
      says: `/lookups/${number} is not a phone number in international form; write it in quotes, with a plus sign, such as "+46700000001"`,
    }));
}

/** Everything in which the numbers of a target file cannot be. */
export const numberProblems = (written: WrittenNumbers): TargetProblem[] => [
  ...twoOutcomes(written),
  ...lookupsOfNobody(written),
];
