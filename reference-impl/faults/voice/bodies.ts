import type { RawBody } from '../../voice/body-checks.ts';
import { alter, behind } from '../operators/decisions.ts';

type Json = Readonly<Record<string, unknown>>;

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

/** Lets mistakes in a call behaviour pass at a JSON pointer; `about` picks among them by their complaint. */
export const forgiving = (pointer: RegExp, about = /./) =>
  alter('voice', 'bodyChecks', 'callBehaviorHasShape', ({ name, mistakes }) => ({
    name,
    mistakes: (body) => mistakes(body).filter((each) => !(pointer.test(each.pointer) && about.test(each.message))),
  }));
