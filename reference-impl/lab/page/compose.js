import { instantIn } from './clock.js';
import { choice, el, field } from './dom.js';
import { worldLab } from './lab.js';
import { say, whenSent } from './notices.js';
import { store } from './store.js';

/** The first sentence in which the messaging interface says what is wrong. */
function reasonIn(body) {
  const { message, details = [] } = typeof body === 'object' && body !== null ? body : { message: String(body) };
  return [message, ...details].filter(Boolean).map(String).join(': ');
}

function messageIn(form) {
  const { to, text, format, media, callback, metadata, sender, scheduled, expiry, report } = Object.fromEntries(
    new FormData(form),
  );
  return {
    content: text,
    destination_number: to.trim(),
    delivery_report: report === 'yes',
    ...(sender.trim() ? { source_number: sender.trim() } : {}),
    ...instantMember('scheduled', scheduled),
    ...instantMember('message_expiry_timestamp', expiry),
    ...(format === 'SMS' ? {} : { format }),
    ...(format === 'MMS' && media.trim() ? { media: media.trim().split(/\s+/) } : {}),
    ...(callback.trim() ? { callback_url: callback.trim() } : {}),
    ...(metadata.trim() ? { metadata: metadataIn(metadata) } : {}),
  };
}

function instantMember(name, text) {
  if (text.trim() === '') return {};
  const instant = instantIn(text);
  if (instant === undefined) throw new Error(`${text} is not a time; write one such as 2024-01-16 09:00 (UTC).`);
  return { [name]: instant };
}

function metadataIn(text) {
  const pairs = text.split(',').map((pair) => pair.split('=').map((part) => part.trim()));
  if (pairs.some((pair) => pair.length !== 2 || pair[0] === ''))
    throw new Error('Write metadata as name=value, with commas in between.');
  return Object.fromEntries(pairs);
}

const input = (name, more = {}) => el('input', { name, autocomplete: 'off', ...more });

const REPORTS = Object.entries({ yes: 'asked for', no: 'not asked for' });

/** A message that is written by hand and submitted as a client of the account would. */
export function composer() {
  const account = choice([], { name: 'account' });
  const form = el(
    'form',
    { class: 'composer' },
    field('From account', account),
    field('To', input('to', { placeholder: '+46700000001', inputmode: 'tel', required: true })),
    field('Format', choice(['SMS', 'MMS', 'TTS'], { name: 'format' })),
    field('Text', el('textarea', { name: 'text', rows: 2, required: true })),
    field('Media (MMS)', input('media', { placeholder: 'https://…/picture.png' })),
    field('Callback URL', input('callback', { placeholder: 'http://127.0.0.1:8080/', inputmode: 'url' })),
    field('Sender', input('sender', { placeholder: 'any' })),
    field('Scheduled (UTC)', input('scheduled', { placeholder: '2024-01-16 09:00' })),
    field('Expires (UTC)', input('expiry', { placeholder: '2024-01-17 09:00' })),
    field('Delivery report', choice(REPORTS, { name: 'report' })),
    field('Metadata', input('metadata', { placeholder: 'order=17, shop=north' })),
    el('button', { class: 'strong' }, 'Send'),
  );
  whenSent(form, async () => {
    const asked = { message: messageIn(form), account: account.value || undefined };
    const { status, body } = await worldLab('POST', '/messages', asked);
    if (status >= 300) throw new Error(`The platform refused it with HTTP status ${status}: ${reasonIn(body)}`);
    form.elements.text.value = '';
    form.elements.text.focus();
    say('Submitted; the latest message is on top.', 'plain');
  });
  const box = el('details', { class: 'card compose' }, el('summary', {}, 'Write a message'), form);
  box.addEventListener('toggle', () => {
    if (account.options.length > 0) return;
    const known = store.parts.accounts?.accounts ?? [];
    account.append(...known.map(({ id, role }) => el('option', { value: id }, role)));
  });
  return box;
}
