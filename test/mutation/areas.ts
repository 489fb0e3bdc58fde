import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../support/ground/own-package.ts';

/** Files by folder, without their ending; `all` of a folder leaves its data out. */
type Files = Readonly<Record<string, readonly string[] | 'all'>>;

const SENDERS = ['sender-address', 'sender-approval', 'sender-checks', 'sender-countries', 'sender-decisions'];

/** Without what only the command `plumbline map` uses; no request comes there. */
const MAPPING = ['capability', 'channel', 'contacts', 'inbound', 'list-message', 'location', 'mapping']
  .concat(['interactive-button', 'interactive-list', 'interactive-products', 'media', 'members'])
  .concat(['message-type', 'message-types', 'report', 'send', 'sticker', 'template', 'text'])
  .sort();

/** What the reference decides, by area: its domain files, without operations, states and data. */
export const AREAS: Readonly<Record<string, Files>> = {
  sending: {
    'messaging/sending-rules': 'all',
    messaging: ['sending-context'],
    kernel: ['expiring-index'],
  },
  social: { messaging: ['sending-hours'], kernel: ['time-zone'] },
  token: { token: ['decisions', 'state'], auth: ['bearer'] },
  'own-numbers': { messaging: ['dedicated-number-class', 'dedicated-number-decisions'] },
  familiar: { messaging: ['familiar-sender'] },
  idempotency: { voice: ['idempotency', 'request-window'] },
  lookup: { lookup: ['ask-network', 'decisions', 'lookup-rules', 'msisdn', 'outcome', 'state'] },
  subprojects: { subprojects: ['decisions', 'page', 'subproject'] },
  converter: { messaging: ['character-converter', 'message-parts'] },
  authentication: {
    auth: ['acting', 'basic', 'hmac', 'hmac-checks', 'refusal']
      .concat(['account-authentication', 'lookup-authentication', 'project-authentication'])
      .sort(),
  },
  messages: {
    messaging: ['decisions', 'item-checks', 'message', 'holding', 'waiting', 'status-change']
      .concat([
        'delivery-report',
        'callback-retries',
        'carrier',
        'reply',
        'reply-decisions',
        'feature-decisions',
        'submit-stages',
      ])
      .sort(),
  },
  senders: { messaging: SENDERS },
  webhooks: {
    messaging: ['webhook-checks', 'webhook-encoding', 'webhook-letter', 'webhook-signature', 'webhook-template'],
  },
  'voice-body': { voice: ['body-checks', 'judge-body', 'service', 'service-decisions', 'update-stages'] },
  behaviour: { 'voice/call-behavior': 'all' },
  mapping: { 'conversation-mapping': MAPPING },
  contacts: {
    contacts: ['contact', 'contact-checks', 'custom-field', 'custom-value', 'filters', 'page', 'register'],
  },
  reports: {
    reports: ['cron', 'filters', 'groups', 'next-firing', 'period', 'request-checks', 'selection'],
  },
};

function namesIn(folder: string, names: readonly string[] | 'all'): readonly string[] {
  if (names !== 'all') return names.map((name) => `${name}.ts`);
  return readdirSync(join(ROOT, 'reference-impl', folder)).filter((name) => /^[^.]+\.ts$/.test(name));
}

/** The files of one area, relative to the project. */
export const filesOf = (area: string): string[] =>
  Object.entries(AREAS[area] ?? {}).flatMap(([folder, names]) =>
    namesIn(folder, names).map((name) => `reference-impl/${folder}/${name}`),
  );
