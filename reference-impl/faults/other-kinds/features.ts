import type { Decisions } from '../../worlds/behaviour.ts';
import { fault, faultsOf } from '../fault.ts';
import { around, decision } from '../operators/decisions.ts';
import { setting } from '../operators/letters.ts';

const keptFor =
  (wanted: string, owner: 'parent' | 'number') =>
  ({ messaging }: Decisions): void => {
    const { keeperOf } = messaging;
    messaging.keeperOf = (account, kept) => (kept === wanted ? (owner === 'parent' ? (account.parent ?? account).id : 'all') : keeperOf(account, kept));
  };

/** What else can go wrong with converter, short links, familiar sender and sending hours. */
export const faults = faultsOf({
  'GSM-04': {
    'converter.flat-price': fault('Every message costs two billing units.', { notify: setting({ billing_units: 2 }, (report) => 'billing_units' in report) }),
  },
  'GSM-05': {
    'converter.emojis-at-least': fault('Emojis are converted for accounts without the converter, letters are not.', {
      decide: around('messaging', 'textToSend', (textToSend) => (message, world) => textToSend(message, world).replace(/\p{Extended_Pictographic}/gu, '?')),
    }),
  },
  'GSM-07': {
    'converter.tires': fault('What stands in for an emoji is left out when a text comes again.', {
      decide: ({ messaging }) => {
        const { convertCharacters } = messaging;
        const seen = new Set<string>();
        messaging.convertCharacters = (text) => {
          const converted = convertCharacters(text);
          const again = seen.has(text);
          seen.add(text);
          return again ? converted.replaceAll('?', '') : converted;
        };
      },
    }),
  },
  'GSM-08': {
    'converter.metadata-dropped': fault('Metadata with characters beyond GSM-7 is left out of reports.', {
      notify: setting(
        () => ({ metadata: {} }),
        ({ metadata }) => /[^ -~]/.test(JSON.stringify(metadata ?? {})),
      ),
    }),
  },
  'X-06': {
    'converter.before-comparing': fault('A repeat whose text had to be converted has report code 301.', {
      notify: setting({ error_code: '301' }, ({ error_code }) => error_code === '305'),
    }),
  },
  'LINK-02': {
    'links.one-per-account': fault('A URL has one short URL for all messages of an account.', {
      decide: ({ messaging }) => {
        const { linkTo } = messaging;
        const known = new Map<string, ReturnType<typeof linkTo>>();
        messaging.linkTo = (target, message, world) => {
          const key = `${message.account.id} ${target}`;
          const link = known.get(key) ?? linkTo(target, message, world);
          known.set(key, link);
          return link;
        };
      },
    }),
  },
  'LINK-03': {
    'links.first-target-for-all': fault('Every short URL of a message leads to the address of the first.', {
      decide: ({ messaging }) => {
        const { linkTo } = messaging;
        const firsts = new Map<string, string>();
        messaging.linkTo = (target, message, world) => {
          const first = firsts.get(message.id) ?? target;
          firsts.set(message.id, first);
          return linkTo(first, message, world);
        };
      },
    }),
  },
  'LINK-06': {
    'links.scheme-dropped': fault('Without short links URLs lose their scheme.', {
      decide: ({ messaging }) => {
        const { textToSend } = messaging;
        messaging.textToSend = (message, world) =>
          messaging.shortensLinks(message.account) ? textToSend(message, world) : textToSend(message, world).replace(/https?:\/\//g, '');
      },
    }),
  },
  'LINK-08': { 'links.clicks-for-all': fault('Click figures are kept in one place for all accounts, whoever asks.', { decide: keptFor('links', 'number') }) },
  'X-07': {
    'links.repeat-with-another-code': fault('A repeat with a link is rejected with report code 304.', {
      notify: setting({ error_code: '304' }, ({ error_code }) => error_code === '305'),
    }),
  },
  'X-10': {
    'links.metadata-encoded': fault('Slashes in metadata are escaped in reports.', {
      notify: setting(({ metadata }) => ({ metadata: JSON.parse(JSON.stringify(metadata ?? {}).replaceAll('/', '%2F')) })),
    }),
  },
  'MSG-FAM-05': {
    'familiar-sender.turns': fault('The number that was given changes with every message of a request.', {
      decide: around('messaging', 'pairingKey', (pairingKey) => (message) => `${pairingKey(message)} ${message.id}`),
    }),
  },
  'MSG-SOCIAL-07': {
    'social.opens-in-the-evening': fault('What waits for opening waits sixteen hours more.', {
      decide: around('messaging', 'nextOpening', (nextOpening) => (instant, zone, hours) => nextOpening(instant, zone, hours) + 16 * 3_600_000),
    }),
  },
  'MSG-SOCIAL-08': {
    'social.off-means-utc': fault('An account without social sending has its messages judged by the hour in UTC.', {
      decide: ({ messaging }) => {
        messaging.sendingRules = messaging.sendingRules.map((rule) => ({
          ...rule,
          judge: (message, context) => {
            const documented = rule.judge(message, context);
            if (documented || message.account.features.socialSending) return documented;
            const hour = new Date(context.now).getUTCHours();
            return hour < 8 ? { kind: 'hold', until: context.now + 3_600_000 } : undefined;
          },
        }));
      },
    }),
  },
  'MSG-SOCIAL-03': {
    'social.zone-of-the-office': fault('Social hours are those of the place that the platform is run from.', {
      decide: decision('messaging', 'sendingZone', () => 'America/New_York'),
    }),
  },
});
