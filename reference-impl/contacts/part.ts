import type { AccountCaller } from '../auth/account-authentication.ts';
import type { Call, Operation } from '../http/operation.ts';
import type { Part, Scope } from '../worlds/parts.ts';
import { type ContactDecisions, contactDecisions } from './decisions.ts';
import type { ContactsState } from './state.ts';

declare module '../worlds/parts.ts' {
  interface Parts {
    contacts: { decisions: ContactDecisions; state: ContactsState };
  }
}

export type ContactsScope = Scope<'contacts'>;

export type ContactsCall<Body = unknown> = Call<ContactsScope, AccountCaller, Body>;

export type ContactsOperation = Operation<ContactsScope, AccountCaller>;

export const contactsPart: Part<'contacts'> = {
  name: 'contacts',
  decisions: contactDecisions,
  newState: () => new Map(),
};
