import type { ContactDecisions } from '../contacts/decisions.ts';
import type { Parameter } from '../contacts/list-query.ts';
import type { Decisions } from '../worlds/behaviour.ts';

/** Leaves one parameter out of every query. */
export const ignoring =
  (parameter: Parameter) =>
  ({ contacts }: Decisions): void => {
    const { readListQuery } = contacts;
    contacts.readListQuery = (query, parameters) => {
      const { [parameter]: _ignored, ...asked } = readListQuery(query, parameters);
      return asked;
    };
  };

type PageOf = ContactDecisions['pageOf'];

/** Changes how one kind of list is paged. */
export const paging =
  (of: string, change: (pageOf: PageOf) => PageOf) =>
  ({ contacts }: Decisions): void => {
    const { pageOf } = contacts;
    const changed = change(pageOf);
    contacts.pageOf = (listed, query, usual) => (listed.of === of ? changed : pageOf)(listed, query, usual);
  };
