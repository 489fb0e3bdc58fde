import type { Account } from '../accounts/account.ts';
import { contactAfter } from './contact.ts';
import { type ContactCheck, contactChecks } from './contact-checks.ts';
import { listAfter } from './contact-list.ts';
import { type CustomField, fieldAfter } from './custom-field.ts';
import { contactFilters, customFieldFilters, listFilters } from './filters.ts';
import { forgetContact, forgetCustomField, forgetList } from './leaving.ts';
import { readListQuery } from './list-query.ts';
import { changeMembers, findMembers } from './membership.ts';
import { pageOf } from './page.ts';
import { contactBody, customFieldBody, listBody } from './shown.ts';
import type { ContactRecords, ContactsState } from './state.ts';

/** The default page size. */
const USUAL_PAGE = 100;

const decisions = {
  /** The contacts that an account sees. */
  recordsOf: (state: ContactsState, account: Account): ContactRecords => state.recordsOf(account.id),
  readListQuery,
  usualPage: USUAL_PAGE,
  pageOf,
  contactFilters,
  listFilters,
  customFieldFilters,
  contactChecks: contactChecks as readonly ContactCheck[],
  contactAfter,
  listAfter,
  fieldAfter,
  findMembers,
  changeMembers,
  /** The custom field with the same merge tag, if any: two would make messages ambiguous. */
  holderOf: ({ customFields }: ContactRecords, mergeTag: string): CustomField | undefined =>
    customFields.entriesUnder(`mergeTag:${mergeTag}`)[0],
  forgetContact,
  forgetList,
  forgetCustomField,
  contactBody,
  listBody,
  customFieldBody,
};

/** Every decision about contacts, replaceable one by one. Section "Published: contacts". */
export type ContactDecisions = typeof decisions;

/**
 * The decisions about contacts as published.
 * Rules: PUB-CONTACT-ACCOUNT-01, PUB-CONTACT-ACCOUNT-02, PUB-FIELD-ACCOUNT-01, PUB-FIELD-ACCOUNT-02,
 * PUB-LIST-ACCOUNT-01, PUB-LIST-ACCOUNT-02.
 */
export const contactDecisions: ContactDecisions = decisions;
