import { forgiving, having, refusing } from './behavior-checks.ts';
import { fault, faultsOf } from './fault.ts';
import { answering } from './voice-answers.ts';

type Behavior = { readonly type?: string; readonly static?: { readonly commands: readonly unknown[] } };

const reversed = ({ static: inner, ...rest }: Behavior): object => (inner ? { ...rest, static: { ...inner, commands: [...inner.commands].reverse() } } : rest);

/** Deviations in what a call behaviour may be, and in what its commands need. */
export const faults = faultsOf({
  'VOICE-CB-01': {
    'call-behavior.any-type': fault('A behaviour may have any type or none.', { decide: forgiving(/^\/callBehavior(\/type)?$/) }),
    'call-behavior.type-alone': fault('An answer shows nothing of a behaviour but its type.', {
      reply: answering('voice.update', (body) => (body.callBehavior ? { ...body, callBehavior: { type: (body.callBehavior as Behavior).type } } : body)),
    }),
  },
  'VOICE-CB-02': {
    'call-behavior.webhook-without-url': fault('A WEBHOOK behaviour is taken without a URL.', { decide: forgiving(/\/webhook(\/url)?$/, /required/) }),
    'call-behavior.fallback-required': fault('A WEBHOOK behaviour without a fallback is refused.', {
      decide: refusing(({ webhook }) => webhook !== undefined && !Object.hasOwn(webhook as object, 'fallbackUrl')),
    }),
  },
  'VOICE-CB-03': {
    'call-behavior.no-commands': fault('An empty list of commands is accepted.', { decide: forgiving(/\/static\/commands$/, /at least/) }),
    'call-behavior.call-name-refused': fault('A STATIC behaviour with a call name is refused.', {
      decide: refusing((object) => Array.isArray(object.commands) && Object.hasOwn(object, 'callName')),
    }),
  },
  'VOICE-CMD-15': {
    'call-behavior.commands-reversed': fault('The commands are shown last to first.', {
      reply: answering('voice.update', (body) => (body.callBehavior ? { ...body, callBehavior: reversed(body.callBehavior as Behavior) } : body)),
    }),
  },
  'VOICE-CMD-01': {
    'call-behavior.any-command': fault('Commands that nobody described are accepted.', { decide: forgiving(/\/command$/) }),
    'call-behavior.bridges-unknown': fault('The command bridgeCall is refused.', { decide: refusing(having('command', 'bridgeCall')) }),
  },
  'VOICE-CMD-02': {
    'call-behavior.nothing-required': fault('Commands are accepted without what they need.', { decide: forgiving(/\/commands\/\d+\/\w+$/, /is required/) }),
    'call-behavior.dial-needs-caller': fault('A dial command must say who calls.', {
      decide: refusing((object) => object.command === 'dial' && object.from === undefined),
    }),
  },
  'VOICE-CMD-03': {
    'call-behavior.loose-durations': fault('Durations may be text or fractions.', { decide: forgiving(/(Milliseconds|Seconds)$/, /integer/) }),
    'call-behavior.names-of-any-type': fault('Names of legs, bridges, messages and recordings need not be text.', {
      decide: forgiving(/\/(callName|messagesName|recordingName|bridgeName)$/, /string/),
    }),
  },
  'VOICE-CMD-04': {
    'call-behavior.stray-start-menu': fault('startMenu may name a menu that is not there.', { decide: forgiving(/\/startMenu$/, /key of menus/) }),
  },
  'VOICE-CMD-05': {
    'call-behavior.stray-goto-menu': fault('gotoMenu may name a menu that is not there.', { decide: forgiving(/\/menuName$/, /key of menus/) }),
  },
  'VOICE-CMD-14': {
    'call-behavior.webhook-command-of-any-type': fault('The name and the URL of a webhook command need not be text.', {
      decide: forgiving(/\/commands\/\d+\/(webhookName|url)$/, /string|URL/),
    }),
  },
});
