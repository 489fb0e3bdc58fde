import type { AccountCaller } from '../auth/account-authentication.ts';
import type { Call, Operation } from '../http/operation.ts';
import type { Part } from '../worlds/parts.ts';
import type { Scope } from '../worlds/scope.ts';
import { type ContactDecisions, contactDecisions } from './decisions.ts';
import { ContactsState } from './state.ts';

declare module '../worlds/parts.ts' {
  interface Parts {
    contacts: { decisions: ContactDecisions; state: ContactsState };
  }
}

/** What the contacts API sees of a world. */
export type ContactsScope = Scope<'contacts'>;

/** A call of the contacts API. */
export type ContactsCall<Body = unknown> = Call<ContactsScope, AccountCaller, Body>;

/** An operation of the contacts API. */
export type ContactsOperation = Operation<ContactsScope, AccountCaller>;

/** Contacts, lists and custom fields by account. */
export const contactsPart: Part<'contacts'> = {
  name: 'contacts',
  decisions: contactDecisions,
  newState: () => new ContactsState(),
};
