import { blacklistDecisions } from './blacklist/decisions.ts';
import { carrierDecisions } from './carrier/decisions.ts';
import { keyDecisions } from './keys/decisions.ts';
import { linkDecisions } from './links/decisions.ts';
import { numberDecisions } from './numbers/decisions.ts';
import { reportDecisions } from './reports/decisions.ts';
import type { MessagingDecisions } from './scope.ts';
import { senderDecisions } from './senders/decisions.ts';
import { submitDecisions } from './submit/decisions.ts';
import { submitStages } from './submit/stages.ts';
import { webhookDecisions } from './webhooks/decisions.ts';

export const messagingDecisions: MessagingDecisions = {
  ...submitDecisions,
  submitStages,
  ...carrierDecisions,
  ...reportDecisions,
  ...blacklistDecisions,
  ...webhookDecisions,
  ...senderDecisions,
  ...numberDecisions,
  ...keyDecisions,
  ...linkDecisions,
};
