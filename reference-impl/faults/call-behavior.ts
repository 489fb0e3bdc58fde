import { forgiving, having, refusing } from './behavior-checks.ts';
import type { Fault } from './behaviour.ts';
import { answering } from './voice-answers.ts';

type Behavior = { readonly type?: string; readonly static?: { readonly commands: readonly unknown[] } };

const reversed = ({ static: inner, ...rest }: Behavior): object =>
  inner ? { ...rest, static: { ...inner, commands: [...inner.commands].reverse() } } : rest;

/** Deviations in what a call behaviour may be, and in what its commands need. */
export const callBehaviorFaults: readonly Fault[] = [
  {
    id: 'call-behavior.any-type',
    rule: 'VOICE-CB-01',
    says: 'A behaviour may have any type or none.',
    decide: forgiving(/^\/callBehavior(\/type)?$/),
  },
  {
    id: 'call-behavior.type-alone',
    rule: 'VOICE-CB-01',
    says: 'An answer shows nothing of a behaviour but its type.',
    reply: answering('voice.update', (body) =>
      body.callBehavior ? { ...body, callBehavior: { type: (body.callBehavior as Behavior).type } } : body,
    ),
  },
  {
    id: 'call-behavior.webhook-without-url',
    rule: 'VOICE-CB-02',
    says: 'A WEBHOOK behaviour is taken without a URL.',
    decide: forgiving(/\/webhook(\/url)?$/, /required/),
  },
  {
    id: 'call-behavior.fallback-required',
    rule: 'VOICE-CB-02',
    says: 'A WEBHOOK behaviour without a fallback is refused.',
    decide: refusing(
      ({ webhook }) => webhook !== undefined && !Object.hasOwn(webhook as object, 'fallbackUrl'),
    ),
  },
  {
    id: 'call-behavior.no-commands',
    rule: 'VOICE-CB-03',
    says: 'An empty list of commands is accepted.',
    decide: forgiving(/\/static\/commands$/, /at least/),
  },
  {
    id: 'call-behavior.call-name-refused',
    rule: 'VOICE-CB-03',
    says: 'A STATIC behaviour with a call name is refused.',
    decide: refusing((object) => Array.isArray(object.commands) && Object.hasOwn(object, 'callName')),
  },
  {
    id: 'call-behavior.commands-reversed',
    rule: 'VOICE-CMD-15',
    says: 'The commands are shown last to first.',
    reply: answering('voice.update', (body) =>
      body.callBehavior ? { ...body, callBehavior: reversed(body.callBehavior as Behavior) } : body,
    ),
  },
  {
    id: 'call-behavior.any-command',
    rule: 'VOICE-CMD-01',
    says: 'Commands that nobody described are accepted.',
    decide: forgiving(/\/command$/),
  },
  {
    id: 'call-behavior.bridges-unknown',
    rule: 'VOICE-CMD-01',
    says: 'The command bridgeCall is refused.',
    decide: refusing(having('command', 'bridgeCall')),
  },
  {
    id: 'call-behavior.nothing-required',
    rule: 'VOICE-CMD-02',
    says: 'Commands are accepted without what they need.',
    decide: forgiving(/\/commands\/\d+\/\w+$/, /is required/),
  },
  {
    id: 'call-behavior.dial-needs-caller',
    rule: 'VOICE-CMD-02',
    says: 'A dial command must say who calls.',
    decide: refusing((object) => object.command === 'dial' && object.from === undefined),
  },
  {
    id: 'call-behavior.loose-durations',
    rule: 'VOICE-CMD-03',
    says: 'Durations may be text or fractions.',
    decide: forgiving(/(Milliseconds|Seconds)$/, /integer/),
  },
  {
    id: 'call-behavior.names-of-any-type',
    rule: 'VOICE-CMD-03',
    says: 'Names of legs, bridges, messages and recordings need not be text.',
    decide: forgiving(/\/(callName|messagesName|recordingName|bridgeName)$/, /string/),
  },
  {
    id: 'call-behavior.stray-start-menu',
    rule: 'VOICE-CMD-04',
    says: 'startMenu may name a menu that is not there.',
    decide: forgiving(/\/startMenu$/, /key of menus/),
  },
  {
    id: 'call-behavior.stray-goto-menu',
    rule: 'VOICE-CMD-05',
    says: 'gotoMenu may name a menu that is not there.',
    decide: forgiving(/\/menuName$/, /key of menus/),
  },
  {
    id: 'call-behavior.webhook-command-of-any-type',
    rule: 'VOICE-CMD-14',
    says: 'The name and the URL of a webhook command need not be text.',
    decide: forgiving(/\/commands\/\d+\/(webhookName|url)$/, /string|URL/),
  },
];
