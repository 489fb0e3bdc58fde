import type { AccountCaller } from '../auth/account-authentication.ts';
import type { Interface } from '../http/operation.ts';
import { operationsOf } from '../worlds/operations.ts';
import { apiError } from './api-error.ts';
import { CONTACTS_BASE } from './asked-operations.ts';
import { contactOperations } from './contact-operations.ts';
import { customFieldOperations } from './custom-field-operations.ts';
import { listOperations } from './list-operations.ts';
import { membershipOperations } from './membership-operations.ts';
import type { ContactsOperation } from './part.ts';

/** Everything that can be done with contacts, lists and custom fields. Section "Published: contacts". */
export const contactsOperations: readonly ContactsOperation[] = [
  ...contactOperations,
  ...listOperations,
  ...membershipOperations,
  ...customFieldOperations,
];

/** A request target may begin with the address of the server. */
const ORIGIN = '(?:https?://[^/?]*)?';
const ABOUT_CONTACTS = new RegExp(`^${ORIGIN}${CONTACTS_BASE}(?:[/?]|$)`, 'i');

const isAboutContacts = (target: string): boolean => ABOUT_CONTACTS.test(target);

/** The interface with contacts at the same address, whose refusals have a shape of their own. */
export function withContacts(of: Interface<AccountCaller>): Interface<AccountCaller> {
  return {
    ...of,
    operations: [...of.operations, ...operationsOf('contacts', contactsOperations)],
    render: (problem, request) =>
      isAboutContacts(request.target)
        ? { status: problem.status, body: apiError(problem), headers: problem.headers }
        : of.render(problem, request),
  };
}
