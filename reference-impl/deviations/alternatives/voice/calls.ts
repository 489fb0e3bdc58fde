import { isObject, type Json, jsonIn } from '../../../kernel/json.ts';
import type { Letter } from '../../../kernel/post.ts';
import { DAY, SECOND } from '../../../kernel/time.ts';
import { alternativesOf, another, other } from '../../alternative.ts';
import { http, voice } from '../../operators/decisions.ts';
import { telling, withMembers } from '../../operators/letters.ts';
import { effect, refusing } from '../../operators/voice.ts';

const followedBy =
  (names: RegExp, members: Readonly<Record<string, unknown>>) =>
  (letter: Letter): readonly Letter[] =>
    letter.kind === 'call-event' && names.test(JSON.parse(letter.body).event)
      ? [letter, { ...withMembers(letter, members), id: `${letter.id}-next` }]
      : [letter];

const OTHER_NAMES: Readonly<Record<string, string>> = {
  'call.incoming': 'call.started',
  'call.answered': 'call.connected',
};

const EVENTS = ['human', 'machine', 'beep', 'unknown'];

const commandsOf = (value: Json): readonly Json[] => (Array.isArray(value.commands) ? (value.commands as Json[]) : []);

const NAMES: Readonly<Record<string, string>> = { S3: 'AWS', GCS: 'GCP', BLOB: 'AZURE' };
const ADDRESSES: Readonly<Record<string, string>> = { 's3-bucket': 's3', 'gcs-bucket': 'gs', https: 'azure' };

/** Names of destinations in a JSON text, and the schemes of their addresses, in the words of the reference. */
const ourWords = (text: string): string =>
  text
    .replace(/"destination"\s*:\s*"(\w+)"/g, (_all, name: string) => `"destination":"${NAMES[name] ?? `no ${name}`}"`)
    .replace(/"destinationUrl"\s*:\s*"([\w-]+):/g, (all, scheme: string) =>
      ADDRESSES[scheme] ? `"destinationUrl":"${ADDRESSES[scheme]}:` : all,
    );

const theirs = (text: string): string =>
  Object.entries(NAMES)
    .reduce((so, [name, ours]) => so.replaceAll(`"destination":"${ours}"`, `"destination":"${name}"`), text)
    .replaceAll('"destinationUrl":"s3:', '"destinationUrl":"s3-bucket:')
    .replaceAll('"destinationUrl":"gs:', '"destinationUrl":"gcs-bucket:')
    .replaceAll('"destinationUrl":"azure:', '"destinationUrl":"https:');

const sharesName = (commands: readonly Json[], command: string, member: string): boolean => {
  const names = commands.filter((each) => each.command === command).flatMap((each) => each[member] ?? []);
  return new Set(names).size < names.length;
};

const isStrict = (text: string): boolean => /<speak\b[^<>]*version=/.test(text) && /<speak\b[^<>]*xmlns=/.test(text);

/** Other commands in the words of the platform, and other events of a call. */
export const alternatives = alternativesOf({
  'SIL-OTH-10 voice.failover-after-twenty': other('The fallback takes over after twenty failures in a row.', {
    decide: voice.amend('failover', { mostFailures: 20 }),
  }),
  'SIL-OTH-10 voice.failover-after-two': other('The fallback takes over after two failures in a row.', {
    decide: voice.amend('failover', { mostFailures: 2 }),
  }),
  'SIL-OTH-10 voice.back-after-a-day': other('A receiver that failed too often is tried again after a day.', {
    decide: voice.amend('failover', { probeInterval: DAY }),
  }),
  'SIL-OTH-10 voice.back-at-once': other('A receiver that failed too often is tried again every second.', {
    decide: voice.amend('failover', { probeInterval: SECOND }),
  }),
  'SIL-OTH-10 voice.only-500-fails': another({
    says: 'An answer of the receiver counts as a failure only from HTTP status 500 on.',
    decide: voice.amend('failover', { isFailure: (outcome) => !('status' in outcome && outcome.status < 500) }),
  }),
  'SIL-OTH-10 voice.attempts-counted': other('An event says at which attempt it is sent, and when.', {
    notify: telling('call-event', (body) => ({ ...body, attempt: 1, sentAt: '2024-01-15T12:00:00Z' })),
    decide: voice.amend('failover', {
      atFallback: (letter) => withMembers(letter, { attempt: 2, sentAt: '2024-01-15T12:00:01Z' }),
    }),
  }),
  'SIL-OTH-10 voice.events-repeat-the-command': other('Every event repeats the times of the dial command.', {
    notify: telling('call-event', (body) => ({
      ...body,
      command: { name: 'dial', dialTimeoutDurationSeconds: 20, timeout: 'PT20S' },
    })),
  }),
  'SIL-OTH-10 voice.other-event-names': other('Events have other names, in another member.', {
    notify: telling('call-event', ({ event, call }) => ({ type: OTHER_NAMES[event] ?? event, data: { call } })),
  }),
  'SIL-OTH-10 voice.more-events': other('Every event of a call is followed by one about its state.', {
    notify: followedBy(/^(?!call\.webhook\.)/, { event: 'call.state' }),
  }),
  'SIL-OTH-10 voice.timeout-ends-the-call': other('A timeout is followed by the end of the leg, and is its reason.', {
    notify: followedBy(/timeout/i, { event: 'call.ended', reason: 'timeout' }),
  }),
  'X-48 voice.new-url-starts-afresh': other('The failures of a service count on when its webhook URL changes.', {
    decide: voice.amend('failover', { healthKey: (serviceId) => serviceId }),
  }),
  'VOICE-CMD-08 voice.orphans-hung-up': other('When the caller leaves, the other legs end too.', {
    decide: effect('hangup', (usual, run, leg, command) => {
      const wait = usual(run, leg, command);
      const [incoming] = run.call.legs;
      if (incoming?.state !== 'ended') return wait;
      for (const each of run.call.legs) if (each.state !== 'ended') usual(run, each, { command: 'hangup' });
      return wait;
    }),
  }),
  'VOICE-EVT-05 VOICE-EVT-07 voice.caller-answered-by-dialling': other('A dial command answers the caller.', {
    decide: effect('dial', (usual, run, leg, command) => {
      if (leg.state === 'ringing') leg.state = 'connected';
      return usual(run, leg, command);
    }),
  }),
  'VOICE-CMD-09 voice.second-recording-replaces-the-first': another({
    says: 'A recording with the name of an active one takes its place.',
    decide: effect('startRecording', (usual, run, leg, command) => {
      for (const each of run.call.recordings)
        if (each.isActive && each.name !== undefined && each.name === command.recordingName) each.isActive = false;
      return usual(run, leg, command);
    }),
  }),
  'VOICE-CMD-06 voice.names-once-in-a-list': another({
    says: 'A list in which two calls, or two sets of messages, have one name is refused when it is saved.',
    decide: refusing(
      (object) =>
        sharesName(commandsOf(object), 'dial', 'callName') ||
        sharesName(commandsOf(object), 'messages', 'messagesName'),
    ),
  }),
  'SIL-OTH-09 voice.detection-by-handlers': another({
    says: 'What detection leads to is called onHuman and so on, with its commands in an object.',
    bindings: { detectionEvent: 'on{Outcome}', reactionForm: '{"commands":{commands}}' },
    decide: refusing(
      ({ command, events }) => command === 'amd' && isObject(events) && EVENTS.some((name) => name in events),
    ),
  }),
  'SIL-OTH-09 voice.menus-with-prompts': other('A menu needs a prompt, and has its reactions by their key.', {
    bindings: {
      menuForm: '{"prompt":{"messages":[{"type":"SAY","say":{"text":"Press one"}}]},"matches":{"1":{commands}}}',
    },
    decide: refusing(
      ({ menus }) => isObject(menus) && Object.values(menus).some((menu) => !isObject(menu) || !isObject(menu.prompt)),
    ),
  }),
  'SIL-OTH-09 voice.headers-as-lines': other('The items of callHeaders are texts.', {
    decide: refusing(({ callHeaders }) => Array.isArray(callHeaders) && callHeaders.some(isObject)),
  }),
  'SIL-OTH-09 VOICE-CMD-05 voice.jumps-within-menus': another({
    says: 'gotoMenu belongs in a menu, never among the commands of a service.',
    decide: refusing(
      (object) =>
        'type' in object === false &&
        commandsOf(object).some((each) => each.command === 'gotoMenu') &&
        !('key' in object),
    ),
  }),
  'SIL-OTH-09 VOICE-TO-11 voice.no-phones': other('Telephone numbers are not dialled.', {
    decide: refusing(({ type, command, phone, to }) => type === 'PHONE' && (command ?? to ?? phone) === undefined),
  }),
  'SIL-OTH-11 voice.other-destinations': another({
    says: 'The destinations of recordings are called S3, GCS and BLOB, with addresses of their own.',
    bindings: { recordingDestinations: 'S3 s3-bucket://calls, GCS gcs-bucket://calls, BLOB https://calls.example' },
    decide: http.given('parseJson', (body) => {
      const text = body.toString('utf8');
      return [text.includes('destination"') && jsonIn(text) ? Buffer.from(ourWords(text)) : body];
    }),
    reply: (reply) =>
      reply.body === undefined ? reply : { ...reply, body: JSON.parse(theirs(JSON.stringify(reply.body))) },
  }),
  'VOICE-MSG-01 VOICE-MSG-02 voice.strict-ssml': other('An SSML document says its version and namespace.', {
    decide: refusing(({ format, text }) => format === 'SSML' && !isStrict(String(text))),
  }),
  'SIL-OTH-07 voice.fifty-commands': other('A service has at most fifty commands.', {
    decide: refusing((object) => commandsOf(object).length > 50),
  }),
  'VOICE-TO-07 voice.interruptions-always-said': other('A relay without enableInterruptions is refused.', {
    decide: refusing((object) => 'ttsVoice' in object && !('enableInterruptions' in object)),
  }),
});
