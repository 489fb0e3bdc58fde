import { randomUUID } from 'node:crypto';
import { Router } from 'express';
import { vendorId } from '../../config.ts';
import { type Check, faultsOf, type Json, list, oneOf, optional, shape, text, that, whole } from '../../http/check.ts';
import { partByToken } from '../../http/pages.ts';
import { HttpProblem } from '../../http/problems.ts';
import { type AccountStore, storeOf } from '../store.ts';

type Kind = 'contacts' | 'lists' | 'customFields';

const reference = shape({ id: text() });
const contactMembers = {
  firstName: optional(text({ max: 100 })),
  lastName: optional(text({ max: 100 })),
  alias: optional(text({ max: 100 })),
  dateOfBirth: optional(text({ pattern: /^\d{4}-\d\d-\d\d$/, says: 'must be a date' })),
  country: optional(text()),
  state: optional(text()),
  location: optional(text()),
  note: optional(text()),
  lists: optional(list(reference)),
  customFields: optional(list(shape({ id: text(), value: that(() => true, '') }))),
};
const channels = list(
  shape({
    channelId: text({ pattern: /^\+?[1-9]\d{7,14}$/, says: 'must be an international number' }),
    type: oneOf('SMS', 'WHATSAPP'),
    subscriptionState: optional(oneOf('SUBSCRIBED', 'UNSUBSCRIBED')),
  }),
  1,
);
const fieldTypes = oneOf('DATE', 'NUMBER', 'PHONE', 'TEXT', 'URL', 'ZIP_CODE', 'NAME', 'EMAIL');

const checks: Record<Kind, { create: Check; change: Check }> = {
  contacts: {
    create: shape({ ...contactMembers, channels }),
    change: shape({ ...contactMembers, channels: optional(channels) }),
  },
  lists: {
    create: shape({ name: text({ min: 1, max: 255 }), alias: optional(text()) }),
    change: shape({ name: optional(text({ min: 1, max: 255 })), alias: optional(text()) }),
  },
  customFields: {
    create: shape({
      label: text({ min: 1 }),
      mergeTag: text({ min: 1 }),
      maxLength: optional(whole(1)),
      type: fieldTypes,
    }),
    change: shape({ label: optional(text({ min: 1 })), maxLength: optional(whole(1)) }),
  },
};

const problem = (status: number, type: string, title: string, more = {}) =>
  new HttpProblem(status, { uuid: randomUUID(), type, title, detail: title, ...more });

function check(shapeOfBody: Check, body: unknown): void {
  const faults = faultsOf(shapeOfBody, body);
  if (faults.length === 0) return;
  const invalidFields = faults.map(({ path, reason }) => ({
    name: path.slice(1),
    code: 'constraint_violation',
    reason,
  }));
  throw problem(400, 'validation', 'The input is not valid', { invalidFields });
}

function find(store: AccountStore, kind: Kind, id: string): Json {
  const found = store[kind].get(id);
  if (!found) throw problem(404, 'not_found', 'Not found');
  return found;
}

const memberIds = (contact: Json): string[] => (contact.lists ?? []).map(({ id }: { id: string }) => id);

function view(store: AccountStore, kind: Kind, record: Json) {
  if (kind !== 'contacts') return record;
  return {
    ...record,
    fullName: [record.firstName, record.lastName].filter(Boolean).join(' '),
    lists: memberIds(record)
      .filter((id) => store.lists.has(id))
      .map((id) => ({ id, name: store.lists.get(id).name })),
    customFields: (record.customFields ?? []).map(({ id, value }: Json) => {
      const field = store.customFields.get(id);
      return { id, value, mergeTag: field?.mergeTag, type: field?.type };
    }),
  };
}

function setMember(contact: Json, listId: string, wanted: boolean): void {
  const others = memberIds(contact).filter((id) => id !== listId);
  contact.lists = (wanted ? [...others, listId] : others).map((id) => ({ id }));
}

export const contactsRouter = Router();

for (const [path, kind] of [
  ['contacts', 'contacts'],
  ['lists', 'lists'],
  ['custom-fields', 'customFields'],
] as const) {
  contactsRouter
    .route(`/${path}`)
    .get((req, res) => {
      const store = storeOf(req.account.id);
      const size = Math.min(Number(req.query.pageSize) || 100, 1000);
      const all = [...store[kind].values()].filter(
        (record) =>
          ['name', 'alias', 'label', 'mergeTag'].every(
            (name) => !req.query[name] || record[name] === req.query[name],
          ) &&
          (!req.query.listIds ||
            String(req.query.listIds)
              .split(',')
              .some((id) => memberIds(record).includes(id))),
      );
      const { part, nextToken } = partByToken(all, req.query.nextPageToken, size);
      const content = part.map((record) => view(store, kind, record));
      res.json({ content, nextPageToken: nextToken, totalElements: all.length });
    })
    .post((req, res) => {
      check(checks[kind].create, req.body);
      const store = storeOf(req.account.id);
      const now = new Date().toISOString();
      const own = { id: randomUUID(), accountId: req.account.id, vendorId, createdDate: now, lastModifiedDate: now };
      const record = { ...req.body, ...own };
      store[kind].set(record.id, record);
      res.status(201).json(view(store, kind, record));
    });

  contactsRouter
    .route(`/${path}/:id`)
    .get((req, res) => {
      const store = storeOf(req.account.id);
      res.json(view(store, kind, find(store, kind, req.params.id)));
    })
    .patch((req, res) => {
      const store = storeOf(req.account.id);
      const record = find(store, kind, req.params.id);
      check(checks[kind].change, req.body);
      const { id, accountId, createdDate, ...given } = req.body;
      Object.assign(record, given, { vendorId, lastModifiedDate: new Date().toISOString() });
      res.json(view(store, kind, record));
    })
    .delete((req, res) => {
      const store = storeOf(req.account.id);
      store[kind].delete(find(store, kind, req.params.id).id);
      res.status(204).end();
    });
}

contactsRouter.patch('/lists/:id/contacts', (req, res) => {
  const store = storeOf(req.account.id);
  const target = find(store, 'lists', req.params.id);
  const ids = list(text(), 0, 1000);
  check(shape({ contactsToAddIds: optional(ids), contactsToRemoveIds: optional(ids) }), req.body);
  const { contactsToAddIds: added = [], contactsToRemoveIds: removed = [] } = req.body;
  const contactsOf = (some: string[]): Json[] => some.map((id) => find(store, 'contacts', id));
  const [toAdd, toRemove] = [contactsOf(added), contactsOf(removed)];
  for (const contact of toAdd) setMember(contact, target.id, true);
  for (const contact of toRemove) setMember(contact, target.id, false);
  res.json(target);
});

contactsRouter
  .route('/lists/:id/contacts/:contactId')
  .post((req, res) => {
    const store = storeOf(req.account.id);
    setMember(find(store, 'contacts', req.params.contactId), find(store, 'lists', req.params.id).id, true);
    res.status(200).json({});
  })
  .delete((req, res) => {
    const store = storeOf(req.account.id);
    setMember(find(store, 'contacts', req.params.contactId), find(store, 'lists', req.params.id).id, false);
    res.status(204).end();
  });
