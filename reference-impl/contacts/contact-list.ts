import type { Made } from './collection.ts';

/** A list of contacts; its members are kept with the contacts. */
export interface ContactList extends Made {
  readonly name: string;
  readonly alias: string;
}

export interface ListRequest {
  readonly name: string;
  readonly alias?: string;
}

/** A list after a request: the alias stays if absent. Rules: PUB-LIST-CHANGE-01. */
export const listAfter = (list: ContactList, { name, alias }: ListRequest, now: number): ContactList => ({
  ...list,
  name,
  alias: alias ?? list.alias,
  changedAt: now,
});
