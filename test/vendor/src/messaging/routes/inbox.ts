import { Router } from 'express';
import { insist, type Json, list, shape, text } from '../../http/check.ts';
import { badRequest } from '../../http/problems.ts';
import { reportBody } from '../notify/delivery-reports.ts';
import { replyBody } from '../notify/replies.ts';
import { storeOf } from '../store.ts';

const most = 100;
const uuid = text({ pattern: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, says: 'must be a UUID' });

/** Checks the list of ids in a body and marks what they name as confirmed; unknown ids are passed over. */
function confirm(items: Map<string, { confirmed: boolean }>, body: Json, member: string): void {
  insist(shape({ [member]: list(uuid, 1, most) }), body, badRequest);
  for (const id of body[member]) {
    const found = items.get(id);
    if (found) found.confirmed = true;
  }
}

const unconfirmed = <T extends { confirmed: boolean }>(items: Map<string, T>): T[] =>
  [...items.values()].filter(({ confirmed }) => !confirmed).slice(0, most);

export const deliveryReportsRouter = Router();

deliveryReportsRouter.get('/', (req, res) => {
  const reports = unconfirmed(storeOf(req.account.id).reports);
  res.json({ delivery_reports: reports.map((report) => reportBody(req.account, report)) });
});

deliveryReportsRouter.post('/confirmed', (req, res) => {
  confirm(storeOf(req.account.id).reports, req.body, 'delivery_report_ids');
  res.status(202).type('text/plain').end();
});

export const repliesRouter = Router();

repliesRouter.get('/', (req, res) => {
  res.json({ replies: unconfirmed(storeOf(req.account.id).replies).map(replyBody) });
});

repliesRouter.post('/confirmed', (req, res) => {
  confirm(storeOf(req.account.id).replies, req.body, 'reply_ids');
  res.status(202).type('text/plain').end();
});
