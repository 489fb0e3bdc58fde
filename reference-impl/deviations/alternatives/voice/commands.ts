import { isObject, type Json, jsonIn } from '../../../kernel/json.ts';
import { alternativesOf, another, other } from '../../alternative.ts';
import { http } from '../../operators/decisions.ts';
import { refusing } from '../../operators/voice.ts';

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

export const alternatives = alternativesOf({
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
