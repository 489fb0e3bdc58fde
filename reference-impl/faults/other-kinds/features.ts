import type { Decisions, Fault } from '../behaviour.ts';
import { setting } from '../pushed-reports.ts';

const keptFor =
  (wanted: string, owner: 'parent' | 'number') =>
  ({ messaging }: Decisions): void => {
    const { keeperOf } = messaging;
    messaging.keeperOf = (account, kept) =>
      kept === wanted
        ? owner === 'parent'
          ? (account.parent ?? account).id
          : 'all'
        : keeperOf(account, kept);
  };

/** What else can go wrong with converter, short links, familiar sender and sending hours. */
export const otherFeatureFaults: readonly Fault[] = [
  {
    id: 'converter.flat-price',
    rule: 'GSM-04',
    says: 'Every message costs two billing units.',
    notify: setting({ billing_units: 2 }, (report) => 'billing_units' in report),
  },
  {
    id: 'converter.emojis-at-least',
    rule: 'GSM-05',
    says: 'Emojis are converted for accounts without the converter, letters are not.',
    decide: ({ messaging }) => {
      const { textToSend } = messaging;
      messaging.textToSend = (message, world) =>
        textToSend(message, world).replace(/\p{Extended_Pictographic}/gu, '?');
    },
  },
  {
    id: 'converter.tires',
    rule: 'GSM-07',
    says: 'What stands in for an emoji is left out when a text comes again.',
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
  },
  {
    id: 'converter.metadata-dropped',
    rule: 'GSM-08',
    says: 'Metadata with characters beyond GSM-7 is left out of reports.',
    notify: setting(
      () => ({ metadata: {} }),
      ({ metadata }) => /[^ -~]/.test(JSON.stringify(metadata ?? {})),
    ),
  },
  {
    id: 'converter.before-comparing',
    rule: 'X-06',
    says: 'A repeat whose text had to be converted has report code 301.',
    notify: setting({ error_code: '301' }, ({ error_code }) => error_code === '305'),
  },
  {
    id: 'links.one-per-account',
    rule: 'LINK-02',
    says: 'A URL has one short URL for all messages of an account.',
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
  },
  {
    id: 'links.first-target-for-all',
    rule: 'LINK-03',
    says: 'Every short URL of a message leads to the address of the first.',
    decide: ({ messaging }) => {
      const { linkTo } = messaging;
      const firsts = new Map<string, string>();
      messaging.linkTo = (target, message, world) => {
        const first = firsts.get(message.id) ?? target;
        firsts.set(message.id, first);
        return linkTo(first, message, world);
      };
    },
  },
  {
    id: 'links.scheme-dropped',
    rule: 'LINK-06',
    says: 'Without short links URLs lose their scheme.',
    decide: ({ messaging }) => {
      const { textToSend } = messaging;
      messaging.textToSend = (message, world) =>
        messaging.shortensLinks(message.account)
          ? textToSend(message, world)
          : textToSend(message, world).replace(/https?:\/\//g, '');
    },
  },
  {
    id: 'links.clicks-for-all',
    rule: 'LINK-08',
    says: 'Click figures are kept in one place for all accounts, whoever asks.',
    decide: keptFor('links', 'number'),
  },
  {
    id: 'links.repeat-with-another-code',
    rule: 'X-07',
    says: 'A repeat with a link is rejected with report code 304.',
    notify: setting({ error_code: '304' }, ({ error_code }) => error_code === '305'),
  },
  {
    id: 'links.metadata-encoded',
    rule: 'X-10',
    says: 'Slashes in metadata are escaped in reports.',
    notify: setting(({ metadata }) => ({
      metadata: JSON.parse(JSON.stringify(metadata ?? {}).replaceAll('/', '%2F')),
    })),
  },
  {
    id: 'familiar-sender.turns',
    rule: 'MSG-FAM-05',
    says: 'The number that was given changes with every message of a request.',
    decide: ({ messaging }) => {
      const { pairingKey } = messaging;
      messaging.pairingKey = (message) => `${pairingKey(message)} ${message.id}`;
    },
  },
  {
    id: 'social.opens-in-the-evening',
    rule: 'MSG-SOCIAL-07',
    says: 'What waits for opening waits sixteen hours more.',
    decide: ({ messaging }) => {
      const { nextOpening } = messaging;
      messaging.nextOpening = (instant, zone, hours) => nextOpening(instant, zone, hours) + 16 * 3_600_000;
    },
  },
  {
    id: 'social.off-means-utc',
    rule: 'MSG-SOCIAL-08',
    says: 'An account without social sending has its messages judged by the hour in UTC.',
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
  },
  {
    id: 'social.zone-of-the-office',
    rule: 'MSG-SOCIAL-03',
    says: 'Social hours are those of the place that the platform is run from.',
    decide: ({ messaging }) => {
      messaging.sendingZone = () => 'America/New_York';
    },
  },
];
