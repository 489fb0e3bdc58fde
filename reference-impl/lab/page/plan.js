import { choice, el, field, table } from './dom.js';
import { worldLab } from './lab.js';
import { attempt, say, whenSent } from './notices.js';

const input = (name, value, attributes = {}) =>
  el('input', { name, value, autocomplete: 'off', size: 12, ...attributes });

/** A part of the panel whose form does something with what is written in it, and says what follows. */
function part(title, explanation, fields, button, act) {
  const form = el('form', { class: 'toolbar' }, ...fields, el('button', { class: 'strong' }, button));
  whenSent(form, async () => say(await act(Object.fromEntries(new FormData(form))), 'plain'));
  return el('section', { 'aria-label': title }, el('h3', {}, title), el('p', { class: 'aside' }, explanation), form);
}

const planRefusal = async ({ operation, status, times }) => {
  await worldLab('POST', '/refusals', { operation, status: Number(status), times: Number(times) });
  return `The next requests to ${operation} are refused with HTTP status ${status}: ${times} of them.`;
};

const scriptCarrier = async ({ number, after, outcome }) => {
  if (outcome === '') {
    await worldLab('POST', '/carrier/scripts', { number, steps: null });
    return `Messages to ${number} go their usual way again.`;
  }
  const [status, code] = outcome.split(' ');
  await worldLab('POST', '/carrier/scripts', { number, steps: [{ after, status, code }] });
  return `Messages to ${number} are ${status} (${code}) after ${after}.`;
};

const reportOnSend = async ({ message_id, status }) => {
  await worldLab('POST', '/conversation/events', { statuses: [{ message_id, status }] });
  return `The channel reports ${status} about ${message_id}.`;
};

const writeToApp = async ({ from, text }) => {
  const notifications = [{ from, message_id: crypto.randomUUID(), message: { type: 'text', text } }];
  await worldLab('POST', '/conversation/events', { notifications });
  return `${from} writes to the app.`;
};

const OUTCOMES = [
  ['delivered 220', 'delivered (220)'],
  ['expired 250', 'expired (250)'],
  ['rejected 301', 'rejected (301)'],
  ['failed 260', 'failed (260)'],
  ['', 'as usual: no script'],
];

const fromOthers = () =>
  el(
    'p',
    { class: 'aside' },
    'Other callbacks come from where they happen: delivery reports and webhooks from ',
    el('a', { href: '#messages' }, 'Messages'),
    ', replies from ',
    el('a', { href: '#handsets' }, 'Handsets'),
    ', call events from ',
    el('a', { href: '#voice' }, 'Voice'),
    ', capabilities from the query of a client.',
  );

/** What happens next, as the operator wants it: refusals, the carrier, and what the channel of the conversation service tells. */
export const planPanel = {
  id: 'plan',
  title: 'Plan',
  topics: ['requests'],
  mount(main) {
    const operations = choice([], { name: 'operation' });
    const left = el('div', {});
    const draw = async () => {
      const { refusals, operations: known } = await worldLab('GET', '/refusals');
      if (operations.options.length === 0) operations.append(...known.map((name) => el('option', {}, name)));
      const rows = refusals.map(({ operation, status, times }) => [operation, String(status), String(times)]);
      left.replaceChildren(
        table('Refusals that are left', ['Operation', 'Status', 'Times'], rows, 'No refusal is planned.'),
      );
    };
    const refuse = (values) => planRefusal(values).finally(draw);
    main.append(
      part(
        'Refuse requests',
        'The next requests to an operation are refused once their caller is recognised.',
        [
          field('Operation', operations),
          field('HTTP status', input('status', '503', { inputmode: 'numeric', size: 5 })),
          field('Times', input('times', '1', { inputmode: 'numeric', size: 5 })),
        ],
        'Refuse',
        refuse,
      ),
      left,
      part(
        'Script the carrier',
        'What becomes of messages to a number, or to * for every number, in place of their usual way.',
        [
          field('Number', input('number', '*')),
          field('Outcome', choice(OUTCOMES, { name: 'outcome' })),
          field('After', input('after', 'PT1M', { size: 7 })),
        ],
        'Script',
        scriptCarrier,
      ),
      part(
        'Report on a conversation message',
        'A delivery report of the channel, for the id that the send was answered with.',
        [
          field('Message id', input('message_id', '', { size: 36, required: true })),
          field('Status', choice(['delivered', 'read', 'failed'], { name: 'status' })),
        ],
        'Report',
        reportOnSend,
      ),
      part(
        'Write to the app',
        'A message of a contact, which the webhooks of the app get.',
        [
          field('From', input('from', '46700000001', { inputmode: 'tel' })),
          field('Message', input('text', 'Hello', { size: 30 })),
        ],
        'Write',
        writeToApp,
      ),
      fromOthers(),
    );
    return () => void attempt(draw);
  },
};
