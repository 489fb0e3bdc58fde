import type { Asked } from '../../../http/operation.ts';
import type { Letter } from '../../../kernel/outbox.ts';
import type { Fault } from '../../../worlds/behaviour.ts';
import { fault, faultsOf } from '../../fault.ts';
import { around, behind, result } from '../../operators/decisions.ts';
import { inReports, losing, setting, toLetters } from '../../operators/letters.ts';
import { remembering } from '../../operators/messaging.ts';

type Json = Readonly<Record<string, unknown>>;

/** Letters outside of the Latin script. */
const FOREIGN = /(?!\p{Script=Latin})\p{L}/u;

/** Sees the first entry of a list in a request alone. */
const firstOf =
  (operation: string, list: string): NonNullable<Fault['request']> =>
  (asked: Asked, { operation: called }) => {
    const body = asked.body as Json;
    if (called !== operation || !Array.isArray(body?.[list])) return asked;
    return { ...asked, body: { ...body, [list]: (body[list] as unknown[]).slice(0, 1) } };
  };

/** Leaves messages out of reports. */
const unreported = (isLeftOut: (message: { readonly content?: string; readonly destination?: string }) => boolean) =>
  behind('reports', 'filters', { name: 'leftOut', keeps: (message) => !isLeftOut(message as never) });

/** Leads notifications of a webhook astray, by the payload that they would have without a template. */
const unnotified = (isLost: (payload: string) => boolean) =>
  result('messaging', 'letterTo', (letter, _webhook, happening) =>
    isLost(JSON.stringify(happening.payload())) ? { ...letter, url: new URL('/dropped', letter.url).href } : letter,
  );

const isOf =
  (kind: string, pattern: RegExp) =>
  (letter: Letter): boolean =>
    letter.kind === kind && pattern.test(letter.body);

/** Deviations that concern the first of several, few of many, or one script and country alone. */
export const faults = faultsOf({
  'MSG-DEDUP-02': {
    'only-some.latest-messages': fault('Duplicates of the latest hundred messages are found.', {
      decide: remembering('duplicateKey', 100),
    }),
  },
  'REPLY-01': {
    'only-some.replies-in-latin': fault('Replies in another script than Latin are not listed.', {
      decide: result('messaging', 'unconfirmed', (replies) =>
        [...replies].filter(({ content }) => !FOREIGN.test(content)),
      ),
    }),
    'only-some.replies-from-home': fault('Replies from other countries than Australia are not listed.', {
      decide: result('messaging', 'unconfirmed', (replies) =>
        [...replies].filter(({ from }) => from.startsWith('+61')),
      ),
    }),
    'only-some.latest-replies': fault('Only the latest three replies are listed.', {
      decide: result('messaging', 'unconfirmed', (replies) => [...replies].slice(-3)),
    }),
    'only-some.short-replies': fault('Replies are cut after 100 characters.', {
      decide: result('messaging', 'unconfirmed', (replies) =>
        [...replies].map((reply) => ({ ...reply, content: reply.content.slice(0, 100) })),
      ),
    }),
  },
  'REPLY-04': {
    'only-some.pushed-replies-in-latin': fault('Replies in another script than Latin are not pushed.', {
      notify: losing(isOf('reply', FOREIGN)),
    }),
    'only-some.pushed-replies-cut': fault('Pushed replies are cut after 100 characters.', {
      notify: toLetters('reply', ({ body }) => {
        const reply = JSON.parse(body);
        return { body: JSON.stringify({ ...reply, content: String(reply.content).slice(0, 100) }) };
      }),
    }),
  },
  'CALLBACK-POST-03': {
    'only-some.replies-from-abroad-unpushed': fault('Replies from other countries than Sweden are not pushed.', {
      notify: losing(isOf('reply', /"source_number":"\+(?!46)/)),
    }),
  },
  'REPORT-DET-01': {
    'only-some.reports-in-latin': fault('Messages in another script than Latin are left out of the detail report.', {
      decide: unreported(({ content = '' }) => FOREIGN.test(content)),
    }),
    'only-some.reports-from-home': fault(
      'Messages to other countries than Australia and Sweden are left out of the detail report.',
      {
        decide: unreported(({ destination = '' }) => !/^\+(46|61)/.test(destination)),
      },
    ),
    'only-some.short-messages-reported': fault('Messages of several parts are left out of the detail report.', {
      decide: unreported(({ content = '' }) => content.length > 160),
    }),
  },
  'REPORT-META-01': {
    'only-some.keys-in-latin': fault('Metadata keys in another script than Latin are not listed.', {
      decide: result('reports', 'keysOf', (keys) => keys.filter((key) => !FOREIGN.test(key))),
    }),
    'only-some.five-keys': fault('Of the metadata of a message the first five keys are listed.', {
      decide: result('reports', 'keysOf', (keys) => keys.slice(0, 5)),
    }),
    'only-some.first-key': fault('Of the metadata of a message the first key is listed.', {
      decide: result('reports', 'keysOf', (keys) => keys.slice(0, 1)),
    }),
  },
  'REPORT-FILTER-01': {
    'only-some.first-destination': fault('Of several destinations only the first counts.', {
      request: firstOf('reporting.detail', 'destinations'),
    }),
    'only-some.first-source': fault('Of several sources only the first counts.', {
      request: firstOf('reporting.detail', 'sources'),
    }),
    'only-some.first-metadata-value': fault('Of several metadata values only the first counts.', {
      request: firstOf('reporting.detail', 'metadata_values'),
    }),
    'only-some.first-account': fault('Of several accounts only the first counts.', {
      request: firstOf('reporting.detail', 'accounts'),
    }),
  },
  'HOOK-04': {
    'only-some.first-event': fault('Of the events of a webhook only the first counts.', {
      decide: around(
        'messaging',
        'listens',
        (listens) => (webhook, event) => listens({ ...webhook, events: webhook.events.slice(0, 1) }, event),
      ),
    }),
    'only-some.webhooks-in-latin': fault('Webhooks are not notified of texts in another script than Latin.', {
      decide: unnotified((payload) => FOREIGN.test(payload)),
    }),
    'only-some.webhooks-at-home': fault('Webhooks are notified of messages to Sweden alone.', {
      decide: unnotified((payload) => /"source_number":"\+(?!46)/.test(payload)),
    }),
  },
  'HOOK-02': {
    'only-some.templates-in-latin': fault('Letters that are not Latin become question marks in a webhook.', {
      notify: toLetters('webhook', ({ body }) => ({ body: body.replace(/(?!\p{Script=Latin})\p{L}/gu, '?') })),
    }),
  },
  'DR-SRC-01': {
    'only-some.numbers-without-plus': fault('Numbers of other countries than Sweden lose their plus sign.', {
      notify: inReports((report) => ({
        ...report,
        source_number: String(report.source_number).replace(/^\+(?!46)/, ''),
      })),
    }),
  },
  'DR-ID-01': {
    'only-some.ids-differ-within-a-message': fault('The first reports of all messages have the same id.', {
      notify: setting(({ status, error_code }) => ({
        delivery_report_id: `00000000-0000-4000-8000-${String(status).length}${String(error_code)}00000000`,
      })),
    }),
  },
  'CONV-MAP-SEND-01': {
    'only-some.two-recipients': fault('A standalone message reaches the first two of its recipients.', {
      decide: result('mapping', 'sendsOf', (sends) => sends.slice(0, 2)),
    }),
    'only-some.callback-for-the-first': fault('Only the first of several calls has the callback URL.', {
      decide: result('mapping', 'sendsOf', (sends) =>
        sends.map((send, at) => (at === 0 ? send : { ...send, callback_url: undefined })),
      ),
    }),
  },
  'CONV-MAP-CAP-01': {
    'only-some.two-numbers': fault('The first two of several numbers are asked about.', {
      decide: result('mapping', 'queriesOf', (queries) => queries.slice(0, 2)),
    }),
  },
  'CONV-MAP-DR-01': {
    'only-some.two-reports': fault('The first two of several reports are passed on.', {
      decide: result('mapping', 'reportsOf', (reports) => reports.slice(0, 2)),
    }),
  },
  'CONV-MAP-IN-02': {
    'only-some.two-notifications': fault('The first two of several notifications are passed on.', {
      decide: result('mapping', 'inboundOf', (all) => all.slice(0, 2)),
    }),
  },
  'SUB-MGMT-01': {
    'only-some.latest-subproject': fault('Only the latest two subprojects are listed.', {
      decide: result('subprojects', 'listed', (all) => all.slice(-2)),
    }),
  },
  'KEY-LIST-01': {
    'only-some.two-keys': fault('Only the first five signature keys are listed.', {
      decide: around(
        'messaging',
        'keysOnPage',
        (keysOnPage) =>
          (keys, ...page) =>
            keysOnPage(new Map([...keys].slice(0, 5)) as never, ...page),
      ),
    }),
  },
  'SENDER-LIST-01': {
    'only-some.first-address': fault('Only the first approved address is listed.', {
      decide: result('messaging', 'listedAddresses', (addresses) => [...addresses].slice(0, 1)),
    }),
  },
  'TOK-10': {
    'only-some.latest-tokens': fault('Only the latest three tokens of a project are valid.', {
      decide: around('auth', 'grantOf', (grantOf) => (token, grants) => {
        const latest = [...(grants as unknown as ReadonlyMap<string, unknown>).keys()].slice(-3);
        return latest.includes(token) ? grantOf(token, grants) : undefined;
      }),
    }),
  },
  'MSG-CBURL-01': {
    'only-some.one-callback-url': fault('All messages of a request use the callback URL of the first.', {
      request: (asked, { operation }) => {
        const { messages } = (asked.body ?? {}) as { messages?: readonly Json[] };
        if (operation !== 'messages.submit' || !Array.isArray(messages)) return asked;
        const callback_url = messages[0]?.callback_url;
        return { ...asked, body: { messages: messages.map((each) => ({ ...each, callback_url })) } };
      },
    }),
  },
});
