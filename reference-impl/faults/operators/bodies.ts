import type { Json } from '../../kernel/json.ts';
import type { RawBody } from '../../voice/body-checks.ts';
import { alter, behind } from './decisions.ts';

/** The members that name a leg, messages, a recording or a bridge. */
export const NAMES = ['callName', 'messagesName', 'recordingName', 'bridgeName'];

/** Refuses every body for which `isRefused` says so. */
export const refusingBodies = (isRefused: (body: RawBody) => boolean) =>
  behind('voice', 'bodyChecks', { name: 'addedByFault', mistakes: (body) => (isRefused(body) ? [{ pointer: '', message: 'is not accepted' }] : []) });

const objectsIn = (value: unknown): Json[] => (typeof value === 'object' && value !== null ? [value as Json, ...Object.values(value).flatMap(objectsIn)] : []);

/** Refuses every body that has an object like this somewhere. */
export const refusing = (isRefused: (object: Json) => boolean) => refusingBodies((body) => objectsIn(body).some(isRefused));

/** Refuses every body that has an object somewhere whose member has this value. */
export const refusingValue = (member: string, value: unknown) => refusing((object) => object[member] === value);

/** Lets bodies pass one check for which `isExcused` says so. */
export const excusing = (check: string, isExcused: (body: RawBody) => boolean) =>
  alter('voice', 'bodyChecks', check, ({ name, mistakes }) => ({ name, mistakes: (body) => (isExcused(body) ? [] : mistakes(body)) }));

/** Whether a JSON pointer ends in these members; `*` is any member. */
const endsIn = (pointer: string, end: string): boolean => {
  const [members, wanted] = [pointer.split('/').reverse(), end.split('/').reverse()];
  return wanted.every((each, at) => each === '*' || each === members[at]);
};

/** Lets mistakes in a call behaviour pass whose pointers end in one of these; `kind` picks among them. */
export const forgiving = (ends: string | readonly string[], kind?: 'required' | 'value' | 'length') =>
  alter('voice', 'bodyChecks', 'callBehaviorHasShape', ({ name, mistakes }) => ({
    name,
    mistakes: (body) =>
      mistakes(body).filter((each) => !([ends].flat().some((end) => endsIn(each.pointer, end)) && (kind === undefined || each.kind === kind))),
  }));
