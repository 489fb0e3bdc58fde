import { button, choice, el, field } from './dom.js';
import { worldLab } from './lab.js';
import { attempt, say, whenSent } from './notices.js';
import { store } from './store.js';
import { momentOf } from './time.js';

const SHOWN = 100;

/** Numbers that got or sent messages, the latest first. */
function numbersInUse() {
  const numbers = new Set();
  for (let i = store.replies.length - 1; i >= 0 && numbers.size < SHOWN; i -= 1) numbers.add(store.replies[i].from);
  for (let i = store.messages.length - 1; i >= 0 && numbers.size < SHOWN; i -= 1) numbers.add(store.messages[i].to);
  return [...numbers];
}

const bubble = (side, text, note) =>
  el('li', { class: `bubble ${side}` }, el('span', { class: 'words' }, text), el('span', { class: 'note' }, note));

const fileLine = (name) => el('span', { class: 'file' }, `file: ${name}`);

/** The most that a file of a reply may have, in bytes. */
const LARGEST_FILE = 700_000;

/** A file as the lab takes it. */
async function attachmentOf(file) {
  if (file.size > LARGEST_FILE) throw new Error(`${file.name} is too large; ${LARGEST_FILE / 1000} kB are the most.`);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const signs = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return { contentType: file.type || 'application/octet-stream', base64: btoa(signs), originalName: file.name };
}

async function threadOf(number) {
  const { messages } = await worldLab('GET', `/handsets/${encodeURIComponent(number)}/messages?latest=200`);
  const got = messages.map(({ content, source_number, at }) => ({
    at: Date.parse(at),
    node: () => bubble('got', content, `${source_number ?? 'platform'} · ${momentOf(at)}`),
  }));
  const sent = store.replies
    .filter(({ from }) => from === number)
    .map(({ text, at, message, files = [] }) => ({
      at,
      node: () => bubble('sent', [text, files.map(fileLine)], `${message ? 'answer' : 'unasked'} · ${momentOf(at)}`),
    }));
  return [...got, ...sent].sort((one, other) => one.at - other.at);
}

/** The phones of the recipients: what reached them, and a way to write back. */
export const handsetsPanel = {
  id: 'handsets',
  title: 'Handsets',
  topics: ['messages', 'replies', 'accounts'],
  mount(main, wanted) {
    let number = wanted || numbersInUse()[0];
    const inUse = el('ul', { class: 'numbers' });
    const wish = { name: 'number', placeholder: '+46700000001', autocomplete: 'off' };
    const other = el('input', { ...wish, inputmode: 'tel', size: 14 });
    const thread = el('ol', { class: 'thread', tabindex: 0, 'aria-label': 'Messages of this handset' });
    const title = el('h3', {});
    const text = el('input', { name: 'text', autocomplete: 'off', placeholder: 'Text message' });
    const files = el('input', { type: 'file', name: 'files', multiple: true, accept: 'image/*,audio/*,video/*' });
    const goal = choice([['', 'Answer the latest message']]);
    const writing = el(
      'form',
      { class: 'writing' },
      field('To', goal),
      field('Text', text),
      el('button', { class: 'strong' }, 'Send'),
      field('Files (MMS)', files),
    );
    const phone = el('section', { class: 'phone', 'aria-label': 'Handset' }, title, thread, writing);
    const open = el('form', { class: 'line' }, field('Another number', other), el('button', {}, 'Open'));
    main.append(el('div', { class: 'split handsets' }, el('div', { class: 'side' }, inUse, open), phone));

    async function drawThread() {
      phone.hidden = number === undefined;
      if (number === undefined) return;
      const asked = number;
      title.textContent = number;
      const parts = await attempt(() => threadOf(asked));
      if (!parts || asked !== number) return;
      const nodes = parts.map(({ node }) => node());
      thread.replaceChildren(
        ...(nodes.length > 0 ? nodes : [el('li', { class: 'empty' }, 'Nothing has reached this handset.')]),
      );
      thread.scrollTop = thread.scrollHeight;
    }

    function drawNumbers() {
      const all = [...new Set([...(number ? [number] : []), ...numbersInUse()])];
      const line = (each) =>
        el(
          'li',
          {},
          button(each, () => choose(each), { 'aria-pressed': String(each === number) }),
        );
      inUse.replaceChildren(...all.map(line));
      if (all.length === 0) inUse.append(el('li', { class: 'empty' }, 'No handset has received a message yet.'));
    }

    function choose(next) {
      number = next;
      drawNumbers();
      drawThread();
    }

    open.addEventListener('submit', (event) => {
      event.preventDefault();
      if (other.value.trim()) choose(other.value.trim());
    });
    whenSent(writing, async () => {
      const attachments = await Promise.all([...files.files].map(attachmentOf));
      const body = {
        content: text.value,
        ...(goal.value ? { account: goal.value } : {}),
        ...(attachments.length > 0 ? { attachments } : {}),
      };
      const { opted_out: isOut } = await worldLab('POST', `/handsets/${encodeURIComponent(number)}/replies`, body);
      if (isOut) say(`${number} has opted out: the account's messages to it are blocked from now on.`, 'plain');
      text.value = '';
      files.value = '';
      text.focus();
    });

    return (changed) => {
      number ??= numbersInUse()[0];
      const accounts = store.parts.accounts?.accounts ?? [];
      if (goal.options.length !== accounts.length + 1)
        goal.append(...accounts.map(({ id, role }) => el('option', { value: id }, `${role}, unasked`)));
      drawNumbers();
      if (changed.has(`number ${number}`) || thread.childElementCount === 0) drawThread();
    };
  },
};
