import type { Answered, Reply } from '../../http/operation.ts';
import type { Json } from '../../kernel/json.ts';
import { Problem } from '../../kernel/problem.ts';
import type { RawBody } from '../../voice/body-checks.ts';
import type { KeyedRequest } from '../../voice/idempotency.ts';
import type { Effect, Update } from '../../voice/scope.ts';
import type { Decisions } from '../../worlds/parts.ts';
import { voice } from './decisions.ts';
import { firsts } from './memory.ts';

/** The answer to an update that was not made. */
export const updatedAnyway = (_reply: Reply, { request: { params } }: Answered): Reply => ({
  status: 200,
  body: { ...params, createTime: '2024-01-15T12:00:00Z', name: 'Desk', isDefault: false },
});

const objectsIn = (value: unknown): Json[] =>
  typeof value === 'object' && value !== null ? [value as Json, ...Object.values(value).flatMap(objectsIn)] : [];

/** Refuses every body with a matching object anywhere. */
export const refusing = (isRefused: (object: Json) => boolean) =>
  voice.behind('bodyChecks', {
    name: 'addedByFault',
    mistakes: (body) => (objectsIn(body).some(isRefused) ? [{ pointer: '', message: 'is not accepted' }] : []),
  });

/** Refuses every body with this value of a member anywhere. */
export const refusingValue = (member: string, value: unknown) => refusing((object) => object[member] === value);

/** Exempts bodies from one check. */
export const excusing = (check: string, isExcused: (body: RawBody) => boolean) =>
  voice.inRule('bodyChecks', check, 'mistakes', (mistakes, body) => (isExcused(body) ? [] : mistakes(body)));

const endsIn = (pointer: string, end: string): boolean => {
  const [members, wanted] = [pointer.split('/').reverse(), end.split('/').reverse()];
  return wanted.every((each, at) => each === '*' || each === members[at]);
};

/** Ignores mistakes in a call behavior whose pointers end in one of these; `kind` narrows them down. */
export const forgiving = (ends: string | readonly string[], kind?: 'required' | 'value' | 'length') =>
  voice.inRule('bodyChecks', 'callBehaviorHasShape', 'mistakes', (mistakes, body) =>
    mistakes(body).filter(
      (each) => !([ends].flat().some((end) => endsIn(each.pointer, end)) && (kind ?? each.kind) === each.kind),
    ),
  );

/** Replaces what one stage of an update does. */
export const staged = (name: string, act: (update: Update) => void) =>
  voice.inRule('updateStages', name, 'run', (_run, update) => void act(update));

/** Adds a stage before all others. */
export const first = (act: (update: Update) => Promise<void> | void) =>
  voice.ahead('updateStages', { name: 'addedByFault', run: (update) => act(update) as Promise<void> | undefined });

/** Replaces the effect of a command, which comes first; throws if there is no such command. */
export const effect = (command: string, run: (usual: Effect, ...given: Parameters<Effect>) => ReturnType<Effect>) =>
  voice.around('callEffects', (effects) => {
    const usual = effects[command];
    if (!usual) throw new Error(`no command called ${command}`);
    return { ...effects, [command]: (...given) => run(usual, ...given) };
  });

type Events = Readonly<Record<string, unknown>>;

/** Changes the events that a command reacts to. */
export const reacting = (command: string, change: (events: Events) => Events) =>
  effect(command, (usual, run, leg, { events, ...rest }) =>
    usual(run, leg, { ...rest, command, events: change((events ?? {}) as Events) }),
  );

/** Changes what makes two requests the same. */
export const scoped = (scope: (request: KeyedRequest) => readonly string[]) =>
  voice.decision('idempotencyScope', (request) => JSON.stringify(scope(request)));

export const refusingKeys = (status: number, isRefused: (request: KeyedRequest) => boolean) =>
  voice.instead('idempotencyScope', (scopeOf, request) => {
    if (isRefused(request)) throw new Problem(status, 'The Idempotency-Key is refused.');
    return scopeOf(request);
  });

/** Refuses a request that equals an earlier one in `same` but differs in `other`. */
export const conflicting =
  (sameAndOther: (request: KeyedRequest) => readonly [same: string, other: string]) =>
  (decisions: Decisions): void => {
    const earlier = firsts<string>();
    refusingKeys(409, (request) => {
      const [same, other] = sameAndOther(request);
      return earlier(same, other) !== other;
    })(decisions);
  };
