import type { Json } from '../../kernel/json.ts';
import type { RawBody } from '../../voice/body-checks.ts';
import { alter, behind } from './decisions.ts';

/** The members that name a leg, messages, a recording or a bridge. */
export const NAMES = ['callName', 'messagesName', 'recordingName', 'bridgeName'];

/** Refuses every body that `isRefused`. */
export const refusingBodies = (isRefused: (body: RawBody) => boolean) =>
  behind('voice', 'bodyChecks', {
    name: 'addedByFault',
    mistakes: (body) => (isRefused(body) ? [{ pointer: '', message: 'is not accepted' }] : []),
  });

const objectsIn = (value: unknown): Json[] =>
  typeof value === 'object' && value !== null ? [value as Json, ...Object.values(value).flatMap(objectsIn)] : [];

/** Refuses every body with a matching object anywhere. */
export const refusing = (isRefused: (object: Json) => boolean) =>
  refusingBodies((body) => objectsIn(body).some(isRefused));

/** Refuses every body with this value of a member anywhere. */
export const refusingValue = (member: string, value: unknown) => refusing((object) => object[member] === value);

/** Exempts bodies from one check. */
export const excusing = (check: string, isExcused: (body: RawBody) => boolean) =>
  alter('voice', 'bodyChecks', check, ({ name, mistakes }) => ({
    name,
    mistakes: (body) => (isExcused(body) ? [] : mistakes(body)),
  }));

/** Whether a JSON pointer ends in these members; `*` is any member. */
const endsIn = (pointer: string, end: string): boolean => {
  const [members, wanted] = [pointer.split('/').reverse(), end.split('/').reverse()];
  return wanted.every((each, at) => each === '*' || each === members[at]);
};

/** Ignores mistakes in a call behavior whose pointers end in one of these; `kind` narrows them down. */
export const forgiving = (ends: string | readonly string[], kind?: 'required' | 'value' | 'length') =>
  alter('voice', 'bodyChecks', 'callBehaviorHasShape', ({ name, mistakes }) => ({
    name,
    mistakes: (body) =>
      mistakes(body).filter(
        (each) =>
          !([ends].flat().some((end) => endsIn(each.pointer, end)) && (kind === undefined || each.kind === kind)),
      ),
  }));
