import { Router } from 'express';
import { type Account, accounts } from '../../config.ts';
import {
  anyCase,
  type Check,
  insist,
  type Json,
  list,
  oneOf,
  optional,
  shape,
  text,
  timestamp,
  whole,
} from '../../http/check.ts';
import { badRequest } from '../../http/problems.ts';
import { type Dimension, dimensionNames, linesFor, lineView, summarise } from '../reporting.ts';

const zone: Check = (value, path, faults) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: String(value) });
  } catch {
    faults.push({ path, reason: `[${value}] is not a known time zone` });
  }
};
const booleanWord = oneOf(true, false, 'true', 'false');
const words = list(text());

const common = {
  start_date: timestamp,
  end_date: timestamp,
  direction: optional(anyCase('ALL', 'INBOUND', 'OUTBOUND')),
  accounts: optional(words),
};
const pages = { page: optional(whole(0)), page_size: optional(whole(0, 1000)) };
const filters = {
  timezone: optional(zone),
  source: optional(text()),
  sources: optional(words),
  destination: optional(text()),
  destinations: optional(words),
  metadata_key: optional(text()),
  metadata_value: optional(text()),
  metadata_values: optional(words),
  status: optional(
    list(
      anyCase(
        'QUEUED',
        'SCHEDULED',
        'CANCELLED',
        'ENROUTE',
        'SUBMITTED',
        'DELIVERED',
        'EXPIRED',
        'REJECTED',
        'FAILED',
        'UNDEFINED',
        'PROCESSING',
        'PROCESSED',
        'HELD',
        'READ',
      ),
    ),
  ),
  opt_out: optional(booleanWord),
  mms_media: optional(booleanWord),
  message_format: optional(list(anyCase('SMS', 'MMS', 'TTS', 'RCS', 'CHANNEL'))),
  channels: optional(list(anyCase('SMS', 'MMS', 'TTS', 'RCS', 'CHANNEL', 'WHATSAPP'))),
};

function check(account: Account, body: Json, members: Parameters<typeof shape>[0]): void {
  insist(shape(members), body, badRequest);
  const details: string[] = [];
  const [start, end] = [body.start_date, body.end_date].map((date: string) => Date.parse(date.toUpperCase()));
  if (Number(start) > Number(end)) details.push('/start_date: must not be after end_date');
  if ((body.metadata_value !== undefined || body.metadata_values) && !body.metadata_key)
    details.push('/metadata_key: must be present with a metadata value');
  for (const id of body.accounts ?? []) {
    const known = accounts.find((each) => each.id === id);
    if (known?.id !== account.id && known?.parentId !== account.id)
      details.push(`/accounts: [${id}] is not an account of yours`);
  }
  if (details.length > 0) throw badRequest(details);
}

function paged<T>(items: T[], body: Json) {
  const page = body.page ?? 0;
  const page_size = body.page_size || 100;
  const first = page * page_size;
  return {
    part: items.slice(first, first + page_size),
    pagination: { page, page_size, total: items.length, has_next: first + page_size < items.length },
  };
}

export const reportsRouter = Router();

reportsRouter.post('/metakeys', (req, res) => {
  check(req.account, req.body, { ...common, ...pages });
  const keys = linesFor(req.account, req.body).flatMap(({ message }) => Object.keys(message.metadata ?? {}));
  const { part, pagination } = paged([...new Set(keys)].sort(), req.body);
  res.json({ keys: part, pagination });
});

reportsRouter.post('/detail', (req, res) => {
  check(req.account, req.body, { ...common, ...pages, ...filters });
  const { part, pagination } = paged(linesFor(req.account, req.body), req.body);
  res.json({ messages: part.map(lineView), pagination });
});

reportsRouter.post(['/insights', '/summary'], (req, res) => {
  check(req.account, req.body, { ...common, ...filters, group_by: optional(anyCase(...dimensionNames)) });
  const by = String(req.body.group_by ?? 'DAY').toUpperCase() as Dimension;
  res.json(summarise(linesFor(req.account, req.body), by, req.body.timezone ?? req.account.timeZone));
});
