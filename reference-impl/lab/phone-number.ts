import { Problem } from '../kernel/problem.ts';

/** A number of a handset in the form of the lab: international, with or without its plus, or with a blank that a query made of it. */
const GIVEN = /^[+ ]?(\d{5,15})$/;

/** A phone number with its plus. Throws a Problem 400 with an example for anything else. */
export function phoneNumberOf(text: string, pointer = '/number'): string {
  const digits = GIVEN.exec(text)?.[1];
  if (digits !== undefined) return `+${digits}`;
  throw new Problem(400, 'Bad Request', [
    { pointer, message: `${JSON.stringify(text.slice(0, 40))} must be a phone number such as +46700000001` },
  ]);
}
