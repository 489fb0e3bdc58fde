import { remediesFor, type Want } from '../../ledger/remedy.ts';
import type { Lack } from './outlook.ts';

/** What to do about what a target lacks for a rule, the cheapest first. */
export function lackRemedy({ facilities, undeclared = [], forbidden = [], waitMs }: Lack): string {
  const wants: Want[] = [
    ...(waitMs === undefined ? [] : [{ waitMs }]),
    ...forbidden.map((sideEffect) => ({ sideEffect }) as Want),
    ...undeclared.map((each) => ({ undeclared: each })),
    ...(facilities ? [{ facilities }] : []),
  ];
  return [...new Set(wants.flatMap(remediesFor).map(({ says }) => says))].join('; and ');
}
