import { contactForms } from './contacts-forms.ts';
import { conversationForms } from './conversation-forms.ts';
import type { PublishedForms } from './forms.ts';
import { messageForms } from './messages-forms.ts';
import { numberForms } from './numbers-forms.ts';
import { reportForms } from './reports-forms.ts';
import { senderForms } from './senders-forms.ts';
import { subprojectForms } from './subprojects-forms.ts';
import { tokenForms } from './token-forms.ts';
import { voiceForms } from './voice-forms.ts';
import { webhookForms } from './webhooks-forms.ts';

/** The published forms of all operations, by the words a feature uses for the operation. One line per area. */
export const publishedForms: PublishedForms = {
  ...contactForms,
  ...conversationForms,
  ...messageForms,
  ...numberForms,
  ...reportForms,
  ...senderForms,
  ...subprojectForms,
  ...tokenForms,
  ...voiceForms,
  ...webhookForms,
};
