import type { Fault } from './behaviour.ts';
import { publishedContactAccountFaults } from './published-contact-accounts.ts';
import { publishedContactFilterFaults } from './published-contact-filters.ts';
import { publishedContactPageFaults } from './published-contact-pages.ts';
import { publishedContactRefusalFaults } from './published-contact-refusals.ts';
import { publishedContactFaults } from './published-contacts.ts';
import { publishedCustomFieldFaults } from './published-custom-fields.ts';
import { publishedListFaults } from './published-lists.ts';

/** Every deviation about contacts, lists and custom fields. */
export const publishedContactFamilyFaults: readonly Fault[] = [
  ...publishedContactFaults,
  ...publishedContactFilterFaults,
  ...publishedContactPageFaults,
  ...publishedContactRefusalFaults,
  ...publishedContactAccountFaults,
  ...publishedListFaults,
  ...publishedCustomFieldFaults,
];
