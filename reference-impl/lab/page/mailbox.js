import { copyable, drawnIn, table } from './dom.js';
import { roleOf, store } from './store.js';
import { momentOf } from './time.js';

const row = (mail) => [
  momentOf(mail.at),
  mail.kind.replaceAll('-', ' '),
  mail.to ?? mail.sender_address,
  mail.code ? copyable(mail.code, 'the code') : `expires ${momentOf(mail.expiry)}`,
  roleOf(mail.account),
];

/** What the platform sent to people beside messages: codes and notices. */
export const mailboxPanel = {
  id: 'mailbox',
  title: 'Mailbox',
  topics: ['mailbox', 'accounts'],
  count: () => store.parts.mailbox?.received ?? 0,
  mount: (main) =>
    drawnIn(main, () =>
      table(
        'Mails, newest first',
        ['At', 'What', 'To', 'Says', 'Account'],
        (store.parts.mailbox?.mails ?? []).map(row),
        'No mail yet: verification codes and expiry notices arrive here.',
      ),
    ),
};
