import type { Message } from '../../messaging/message.ts';
import type { ShortLink } from '../../messaging/short-links.ts';
import type { Decisions } from '../../worlds/behaviour.ts';
import { fault, faultsOf } from '../fault.ts';
import { around, decision } from '../operators/decisions.ts';
import { setting } from '../operators/letters.ts';

/** Makes links in another way, given the documented one. */
const linking =
  (change: (documented: Decisions['messaging']['linkTo']) => Decisions['messaging']['linkTo']) =>
  ({ messaging }: Decisions): void => {
    messaging.linkTo = change(messaging.linkTo);
  };

/** Gives everybody the link that was made first for a URL of the account. */
const shareLinks = linking((linkTo) => {
  const made = new Map<string, ShortLink>();
  return (target, message, world) => {
    const key = `${message.account.id} ${target}`;
    const link = made.get(key) ?? linkTo(target, message, world);
    made.set(key, link);
    return link;
  };
});

/** Gives all URLs of a message the link of the first. */
const linkOncePerMessage = linking((linkTo) => {
  const made = new WeakMap<Message, ShortLink>();
  return (target, message, world) => {
    const link = made.get(message) ?? linkTo(target, message, world);
    made.set(message, link);
    return link;
  };
});

/** Leads somewhere else than the client wrote. */
const leadingTo = (change: (target: string) => string): ((decisions: Decisions) => void) =>
  linking((linkTo) => (target, message, world) => linkTo(change(target), message, world));

type ReplaceUrls = Decisions['messaging']['replaceUrls'];

/** Finds other URLs, given the documented way. */
const replacing =
  (change: (documented: ReplaceUrls) => ReplaceUrls) =>
  ({ messaging }: Decisions): void => {
    messaging.replaceUrls = change(messaging.replaceUrls);
  };

const replaceFirstOnly = replacing((documented) => (text, replace) => {
  let isFirst = true;
  return documented(text, (url) => {
    const replaced = isFirst ? replace(url) : url;
    isFirst = false;
    return replaced;
  });
});

/** Echoes metadata with its URLs shortened. */
function shortenMetadata({ messaging }: Decisions): void {
  const { reportBody, replaceUrls, shortUrlOf } = messaging;
  messaging.reportBody = (report, vendorId) => ({
    ...reportBody(report, vendorId),
    metadata: Object.fromEntries(
      Object.entries(report.message.metadata ?? {}).map(([name, value]) => [name, replaceUrls(value, () => shortUrlOf('metadata0'))]),
    ),
  });
}

const keptFor =
  (wanted: string, owner: 'parent' | 'number') =>
  ({ messaging }: Decisions): void => {
    const { keeperOf } = messaging;
    messaging.keeperOf = (account, kept) => (kept === wanted ? (owner === 'parent' ? (account.parent ?? account).id : 'all') : keeperOf(account, kept));
  };

/** TODO */
export const faults = faultsOf({
  'X-08': {
    'converter.before-links': fault('A text is converted before its links are shortened, so that links lose characters.', {
      decide: ({ messaging }) => {
        messaging.textToSend = (message, world) =>
          messaging.replaceUrls(messaging.convertCharacters(message.content), (url) => messaging.linkTo(url, message, world).shortUrl);
      },
    }),
    'links.converted-target': fault('A short URL leads to the address with foreign characters replaced.', {
      decide: leadingTo((target) => target.replace(/[^ -~]/g, '?')),
    }),
  },
  'LINK-01': {
    'links.length-23': fault('Short URLs are 23 characters long.', {
      decide: around('messaging', 'shortUrlOf', (shortUrlOf) => (code) => `${shortUrlOf(code)}x`),
    }),
    'links.first-only': fault('Only the first URL of a message is shortened.', { decide: replaceFirstOnly }),
    'links.https-only': fault('URLs that begin with http:// stay as they are.', {
      decide: replacing((documented) => (text, replace) => documented(text, (url) => (/^http:/i.test(url) ? url : replace(url)))),
    }),
  },
  'LINK-02': {
    'links.shared-by-recipients': fault('Every recipient gets the same short URL.', { decide: shareLinks }),
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
    'links.one-per-message': fault('All URLs of a message get the same short URL.', { decide: linkOncePerMessage }),
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
  'LINK-04': {
    'links.lose-the-query': fault('A short URL leads to the address without its query.', { decide: leadingTo((target) => target.replace(/\?[^#]*/, '')) }),
    'links.lower-case': fault('A short URL leads to the address in lower case.', { decide: leadingTo((target) => target.toLowerCase()) }),
  },
  'LINK-05': {
    'links.clicks-uncounted': fault('Clicks are never counted.', { decide: decision('messaging', 'countClick', () => undefined) }),
    'links.clicks-of-the-account': fault('A click counts for every link of the account.', {
      decide: decision('messaging', 'countClick', (_link, click, links) => {
        for (const each of links) each.clicks.push(click);
      }),
    }),
  },
  'LINK-06': {
    'links.always-on': fault('URLs are shortened for accounts without short links.', { decide: decision('messaging', 'shortensLinks', () => true) }),
    'links.scheme-dropped': fault('Without short links URLs lose their scheme.', {
      decide: ({ messaging }) => {
        const { textToSend } = messaging;
        messaging.textToSend = (message, world) =>
          messaging.shortensLinks(message.account) ? textToSend(message, world) : textToSend(message, world).replace(/https?:\/\//g, '');
      },
    }),
  },
  'LINK-07': {
    'links.touch-other-words': fault('Words with a dot are taken for URLs.', {
      decide: replacing((documented) => (text, replace) => documented(text, replace).replace(/\b\w+\.\w+\b(?![/\w])/g, replace)),
    }),
    'links.tidy-up': fault('Runs of spaces are closed up on the way.', {
      decide: replacing((documented) => (text, replace) => documented(text, replace).replace(/ {2,}/g, ' ')),
    }),
  },
  'LINK-08': {
    'links.report-for-everybody': fault('Click figures of all customers are kept together.', {
      decide: around('messaging', 'keeperOf', (keeperOf) => (account, kept) => (kept === 'links' ? 'everybody' : keeperOf(account, kept))),
    }),
    'links.clicks-for-all': fault('Click figures are kept in one place for all accounts, whoever asks.', { decide: keptFor('links', 'number') }),
  },
  'X-07': {
    'links.hide-repeats': fault('A repeat with a link is let through, as its short URL is a new one.', {
      decide: around(
        'messaging',
        'duplicateKey',
        (duplicateKey, { replaceUrls }) =>
          (message) =>
            duplicateKey({ ...message, content: replaceUrls(message.content, () => message.id) } as Message),
      ),
    }),
    'links.repeat-with-another-code': fault('A repeat with a link is rejected with report code 304.', {
      notify: setting({ error_code: '304' }, ({ error_code }) => error_code === '305'),
    }),
  },
  'X-10': {
    'links.in-metadata': fault('URLs in metadata are shortened as well.', { decide: shortenMetadata }),
    'links.metadata-encoded': fault('Slashes in metadata are escaped in reports.', {
      notify: setting(({ metadata }) => ({ metadata: JSON.parse(JSON.stringify(metadata ?? {}).replaceAll('/', '%2F')) })),
    }),
  },
});
