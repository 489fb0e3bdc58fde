import { notKnown } from '../kernel/names.ts';
import { type Mistake, refuse } from '../kernel/problem.ts';
import { callBehavior } from './call-behavior/call-behavior.ts';

const SHOWN = 5;

/** Refuses a body that any of the checks objects to; the message names the members. */
export function judgeBody(body: RawBody, checks: readonly BodyCheck[]): void {
  const mistakes = checks.flatMap((check) => check.mistakes(body));
  const sentences = mistakes.slice(0, SHOWN).map(({ pointer, message }) => `${pointer} ${message}`);
  refuse(mistakes, sentences.join('; '));
}

export type RawBody = Readonly<Record<string, unknown>>;

export interface BodyCheck {
  readonly name: string;
  readonly mistakes: (body: RawBody) => readonly Mistake[];
}

const MEMBERS = ['name', 'description', 'isDefault', 'callBehavior'];
const LONGEST_NAME = 64;
const LONGEST_DESCRIPTION = 255;
const LONGEST_SHOWN = 64;
const OUTER_SPACE = /^[\s\p{White_Space}]|[\s\p{White_Space}]$/u;

function memberCheck(name: string, member: string, passes: (value: unknown) => boolean, message: string) {
  const mistakes = (body: RawBody): Mistake[] =>
    Object.hasOwn(body, member) && !passes(body[member]) ? [{ pointer: `/${member}`, message }] : [];
  return { name, mistakes };
}

const knownMembers: BodyCheck = {
  name: 'knownMembers',
  mistakes: (body) =>
    Object.keys(body)
      .filter((member) => !MEMBERS.includes(member))
      .map((member) => ({ pointer: `/${member.slice(0, LONGEST_SHOWN)}`, message: notKnown(MEMBERS) })),
};

const isText = (value: unknown, least: number, most: number): boolean =>
  typeof value === 'string' && value.length <= 2 * most && [...value].length >= least && [...value].length <= most;

/**
 * Applied to every body that makes or changes a service. Sections "Voice service" and "Voice service update".
 * Rules: PUB-VOICE-LIMIT-01, PUB-VOICE-LIMIT-02, PUB-VOICE-LIMIT-03, PUB-VOICE-LIMIT-04, PUB-VOICE-LIMIT-05,
 * PUB-VOICE-LIMIT-06, PUB-VOICE-LIMIT-07, PUB-VOICE-REFUSE-05, PUB-VOICE-REFUSE-06, VOICE-NAME-01,
 * VOICE-NAME-02, VOICE-PATCH-03, VOICE-PATCH-06, X-42, X-47.
 */
export const bodyChecks: readonly BodyCheck[] = [
  knownMembers,
  memberCheck('onlyTrueMakesDefault', 'isDefault', (value) => value === true, 'may only be true'),
  memberCheck('nameIsText', 'name', (value) => typeof value === 'string', 'must be a string'),
  memberCheck(
    'nameLength',
    'name',
    (value) => typeof value !== 'string' || isText(value, 1, LONGEST_NAME),
    `must have 1 to ${LONGEST_NAME} characters`,
  ),
  memberCheck(
    'nameHasNoOuterSpace',
    'name',
    (value) => typeof value !== 'string' || !OUTER_SPACE.test(value),
    'must not begin or end with white space',
  ),
  memberCheck(
    'descriptionIsText',
    'description',
    (value) => isText(value, 0, LONGEST_DESCRIPTION),
    `must be a string of at most ${LONGEST_DESCRIPTION} characters`,
  ),
  {
    name: 'callBehaviorHasShape',
    mistakes: (body) => (Object.hasOwn(body, 'callBehavior') ? callBehavior(body.callBehavior, '/callBehavior') : []),
  },
];
export const nameIsGiven: BodyCheck = {
  name: 'nameIsGiven',
  mistakes: (body) => (Object.hasOwn(body, 'name') ? [] : [{ pointer: '/name', message: 'is required' }]),
};
