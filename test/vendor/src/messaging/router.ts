import { Router } from 'express';
import { actForSubAccount, authenticate } from '../auth/messaging.ts';
import { isWrong } from '../config.ts';
import { badRequest } from '../http/problems.ts';
import { jsonBody } from '../http/server.ts';
import { contactsRouter } from './routes/contacts.ts';
import { dedicatedRouter, signatureKeysRouter } from './routes/dedicated.ts';
import { linksRouter } from './routes/links.ts';
import { blacklistRouter, deliveryReportsRouter, messagesRouter, repliesRouter } from './routes/messages.ts';
import { reportsRouter } from './routes/reports.ts';
import { senderAddressRouter, senderRequestRouter } from './routes/sender-requests.ts';
import { webhooksRouter } from './routes/webhooks.ts';

export const messagingRouter = Router();

messagingRouter.use(authenticate);
messagingRouter.use(
  jsonBody(() =>
    badRequest(
      ['Failed to parse message body.'],
      'The request could not be parsed. Please make sure that the body is a JSON object.',
    ),
  ),
);

messagingRouter.use('/v1/messages', actForSubAccount, messagesRouter);
messagingRouter.use('/v1/delivery_reports', actForSubAccount, deliveryReportsRouter);
if (isWrong('replies-of-the-parent')) messagingRouter.use('/v1/replies', repliesRouter);
messagingRouter.use('/v1/replies', actForSubAccount, repliesRouter);
messagingRouter.use('/v1/webhooks/messages', actForSubAccount, webhooksRouter);
messagingRouter.use('/v1/messaging/numbers/sender_address/requests', actForSubAccount, senderRequestRouter);
messagingRouter.use('/v1/messaging/numbers/sender_address/addresses', actForSubAccount, senderAddressRouter);
messagingRouter.use('/v1/messaging/numbers/dedicated', dedicatedRouter);
messagingRouter.use('/v1/number_authorisation', blacklistRouter);
messagingRouter.use('/v1/iam/signature_keys', signatureKeysRouter);
messagingRouter.use('/v1/reporting/links', linksRouter);
messagingRouter.use('/v2-preview/reporting/messages', reportsRouter);
messagingRouter.use('/api/v1/contacts', contactsRouter);
