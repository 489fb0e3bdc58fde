import type { Message } from '../messaging/message.ts';
import type { ShortLink } from '../messaging/short-links.ts';
import type { Decisions, Fault } from './behaviour.ts';

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
      Object.entries(report.message.metadata ?? {}).map(([name, value]) => [
        name,
        replaceUrls(value, () => shortUrlOf('metadata0')),
      ]),
    ),
  });
}

/** Deviations of short trackable links. */
export const linkFaults: readonly Fault[] = [
  {
    id: 'links.length-23',
    rule: 'LINK-01',
    says: 'Short URLs are 23 characters long.',
    decide: ({ messaging }) => {
      const { shortUrlOf } = messaging;
      messaging.shortUrlOf = (code) => `${shortUrlOf(code)}x`;
    },
  },
  {
    id: 'links.first-only',
    rule: 'LINK-01',
    says: 'Only the first URL of a message is shortened.',
    decide: replaceFirstOnly,
  },
  {
    id: 'links.https-only',
    rule: 'LINK-01',
    says: 'URLs that begin with http:// stay as they are.',
    decide: replacing(
      (documented) => (text, replace) =>
        documented(text, (url) => (/^http:/i.test(url) ? url : replace(url))),
    ),
  },
  {
    id: 'links.shared-by-recipients',
    rule: 'LINK-02',
    says: 'Every recipient gets the same short URL.',
    decide: shareLinks,
  },
  {
    id: 'links.one-per-message',
    rule: 'LINK-03',
    says: 'All URLs of a message get the same short URL.',
    decide: linkOncePerMessage,
  },
  {
    id: 'links.lose-the-query',
    rule: 'LINK-04',
    says: 'A short URL leads to the address without its query.',
    decide: leadingTo((target) => target.replace(/\?[^#]*/, '')),
  },
  {
    id: 'links.lower-case',
    rule: 'LINK-04',
    says: 'A short URL leads to the address in lower case.',
    decide: leadingTo((target) => target.toLowerCase()),
  },
  {
    id: 'links.clicks-uncounted',
    rule: 'LINK-05',
    says: 'Clicks are never counted.',
    decide: ({ messaging }) => {
      messaging.countClick = () => undefined;
    },
  },
  {
    id: 'links.clicks-of-the-account',
    rule: 'LINK-05',
    says: 'A click counts for every link of the account.',
    decide: ({ messaging }) => {
      messaging.countClick = (_link, click, links) => {
        for (const each of links) each.clicks.push(click);
      };
    },
  },
  {
    id: 'links.always-on',
    rule: 'LINK-06',
    says: 'URLs are shortened for accounts without short links.',
    decide: ({ messaging }) => {
      messaging.shortensLinks = () => true;
    },
  },
  {
    id: 'links.touch-other-words',
    rule: 'LINK-07',
    says: 'Words with a dot are taken for URLs.',
    decide: replacing(
      (documented) => (text, replace) => documented(text, replace).replace(/\b\w+\.\w+\b(?![/\w])/g, replace),
    ),
  },
  {
    id: 'links.tidy-up',
    rule: 'LINK-07',
    says: 'Runs of spaces are closed up on the way.',
    decide: replacing((documented) => (text, replace) => documented(text, replace).replace(/ {2,}/g, ' ')),
  },
  {
    id: 'links.report-for-everybody',
    rule: 'LINK-08',
    says: 'Click figures of all customers are kept together.',
    decide: ({ messaging }) => {
      const { keeperOf } = messaging;
      messaging.keeperOf = (account, kept) => (kept === 'links' ? 'everybody' : keeperOf(account, kept));
    },
  },
  {
    id: 'links.hide-repeats',
    rule: 'X-07',
    says: 'A repeat with a link is let through, as its short URL is a new one.',
    decide: ({ messaging }) => {
      const { duplicateKey, replaceUrls } = messaging;
      messaging.duplicateKey = (message) =>
        duplicateKey({ ...message, content: replaceUrls(message.content, () => message.id) } as Message);
    },
  },
  {
    id: 'links.converted-target',
    rule: 'X-08',
    says: 'A short URL leads to the address with foreign characters replaced.',
    decide: leadingTo((target) => target.replace(/[^ -~]/g, '?')),
  },
  {
    id: 'links.in-metadata',
    rule: 'X-10',
    says: 'URLs in metadata are shortened as well.',
    decide: shortenMetadata,
  },
];
