import { fault, faultsOf } from '../../fault.ts';
import { forgiving, refusing } from '../../operators/bodies.ts';
import { showing } from '../../operators/replies.ts';

interface Behavior {
  readonly type?: string;
  readonly static?: { readonly commands: readonly unknown[] };
}

/** Changes how a call behavior is shown. */
const behaving = (change: (behavior: Behavior) => object) =>
  showing('voice.update', 200, ({ callBehavior }) => (callBehavior ? { callBehavior: change(callBehavior) } : {}));

/** Changes which commands are shown. */
const commanding = (change: (commands: readonly unknown[]) => readonly unknown[]) =>
  behaving(({ static: inner, ...rest }) =>
    inner ? { ...rest, static: { ...inner, commands: change(inner.commands) } } : rest,
  );

/** Deviations in what a call behaviour may be. */
export const faults = faultsOf({
  'VOICE-CB-01': {
    'call-behavior.any-type': fault('A call behavior may have any type or none.', {
      decide: forgiving(['callBehavior', 'callBehavior/type']),
    }),
    'call-behavior.type-alone': fault('A call behavior is shown with its type only.', {
      reply: behaving(({ type }) => ({ type })),
    }),
  },
  'VOICE-CB-02': {
    'call-behavior.webhook-without-url': fault('A WEBHOOK behavior is accepted without a URL.', {
      decide: forgiving(['webhook', 'webhook/url'], 'required'),
    }),
    'call-behavior.fallback-required': fault('A WEBHOOK behavior without a fallback is refused.', {
      decide: refusing(({ webhook }) => webhook !== undefined && !Object.hasOwn(webhook as object, 'fallbackUrl')),
    }),
  },
  'VOICE-CB-03': {
    'call-behavior.no-commands': fault('An empty list of commands is accepted.', {
      decide: forgiving('static/commands', 'length'),
    }),
    'call-behavior.call-name-refused': fault('A STATIC behavior with a call name is refused.', {
      decide: refusing((object) => Array.isArray(object.commands) && Object.hasOwn(object, 'callName')),
    }),
  },
  'VOICE-CMD-15': {
    'call-behavior.commands-reversed': fault('The commands are shown in reverse order.', {
      reply: commanding((commands) => [...commands].reverse()),
    }),
    'call-behavior.first-command-only': fault('Only the first command is shown.', {
      reply: commanding((commands) => commands.slice(0, 1)),
    }),
  },
});
