import { guarded } from '../http/check-then-act.ts';
import type { Reply } from '../http/operation.ts';
import { Problem } from '../kernel/problem.ts';
import { asked, CONTACTS_BASE, find, showPage } from './asked-operations.ts';
import type { FieldChange, FieldRequest } from './custom-field.ts';
import type { ContactsCall, ContactsOperation } from './part.ts';
import { SCHEMAS } from './schemas.ts';

function refuseTakenTag(call: ContactsCall<FieldRequest>): void {
  const { records, decide } = asked(call);
  const { mergeTag } = call.body;
  if (decide.holderOf(records, mergeTag))
    throw new Problem(409, `There is a custom field with the merge tag ${mergeTag}.`);
}

function create(call: ContactsCall<FieldRequest>): Reply {
  const { records, decide, owner, now } = asked(call);
  const { label, mergeTag, maxLength, type } = call.body;
  const id = call.scope.ids.uuid();
  const given = { label, mergeTag, maxLength, type, createdAt: now, changedAt: now };
  const field = records.customFields.add((sequence) => ({ id, sequence, ...given }));
  call.scope.ledger.record('customFields.create', 'custom field');
  return { status: 201, body: decide.customFieldBody(field, owner) };
}

function list(call: ContactsCall): Reply {
  const { records, decide, owner } = asked(call);
  return showPage(call, {
    of: 'custom-fields',
    parameters: ['customFieldIds', 'label', 'mergeTag'],
    register: records.customFields,
    filters: decide.customFieldFilters,
    show: (field) => decide.customFieldBody(field, owner),
  });
}

function read(call: ContactsCall): Reply {
  const { records, decide, owner } = asked(call);
  const field = find(call, 'customFieldId', records.customFields);
  return { status: 200, body: decide.customFieldBody(field, owner) };
}

function change(call: ContactsCall<FieldChange>): Reply {
  const { records, decide, owner, now } = asked(call);
  const changed = decide.fieldAfter(find(call, 'customFieldId', records.customFields), call.body, now);
  records.customFields.replace(changed);
  call.scope.ledger.record('customFields.change', 'custom field');
  return { status: 200, body: decide.customFieldBody(changed, owner) };
}

function remove(call: ContactsCall): Reply {
  const { records, decide } = asked(call);
  decide.forgetCustomField(records, find(call, 'customFieldId', records.customFields).id);
  call.scope.ledger.record('customFields.delete', 'custom field');
  return { status: 204 };
}

const FIELDS = `${CONTACTS_BASE}/custom-fields`;
const FIELD = `${FIELDS}/:customFieldId`;

/**
 * Custom fields: create, list, read, change, delete. Section "Published: contacts".
 * Rules: PUB-FIELD-CREATE-01, PUB-FIELD-FORM-01, PUB-FIELD-INVALID-01, PUB-FIELD-INVALID-02,
 * PUB-FIELD-RACE-01.
 */
export const customFieldOperations: readonly ContactsOperation[] = [
  {
    id: 'customFields.create',
    method: 'POST',
    path: FIELDS,
    schema: SCHEMAS.customField,
    run: guarded('customFields.create', refuseTakenTag, create),
  },
  { id: 'customFields.list', method: 'GET', path: FIELDS, run: list },
  { id: 'customFields.read', method: 'GET', path: FIELD, run: read },
  {
    id: 'customFields.change',
    method: 'PATCH',
    path: FIELD,
    schema: SCHEMAS.customFieldChange,
    run: change,
  },
  { id: 'customFields.delete', method: 'DELETE', path: FIELD, run: remove },
];
