import type { Decisions } from '../worlds/behaviour.ts';
import { changed } from './operators/decisions.ts';
import { checking } from './voice-decisions.ts';

type Change = (decisions: Decisions) => void;

/** Lets mistakes at a JSON pointer pass; `about` picks among them by what they complain of. */
export const forgiving =
  (pointer: RegExp, about = /./): Change =>
  ({ voice }) => {
    voice.bodyChecks = changed(voice.bodyChecks, 'callBehaviorHasShape', (check) => ({
      ...check,
      mistakes: (body) => check.mistakes(body).filter((each) => !(pointer.test(each.pointer) && about.test(each.message))),
    }));
  };

type Json = Readonly<Record<string, unknown>>;

const objectsIn = (value: unknown): Json[] => (typeof value === 'object' && value !== null ? [value as Json, ...Object.values(value).flatMap(objectsIn)] : []);

/** Refuses every body that has an object somewhere for which `objects` is true. */
export const refusing = (objects: (object: Json) => boolean): Change => checking((body) => !objectsIn(body).some(objects));

/** Whether a member of an object has this value. */
export const having =
  (member: string, value: unknown) =>
  (object: Json): boolean =>
    object[member] === value;
