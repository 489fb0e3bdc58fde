import type { Kept } from './register.ts';

/** A list of contacts; its members are kept with the contacts. */
export interface ContactList extends Kept {
  readonly name: string;
  readonly alias: string;
  readonly createdAt: number;
  readonly changedAt: number;
}

/** A list as a client describes it. */
export interface ListRequest {
  readonly name: string;
  readonly alias?: string;
}

/** A list after a request: the alias stays if absent. */
export const listAfter = (list: ContactList, { name, alias }: ListRequest, now: number): ContactList => ({
  ...list,
  name,
  alias: alias ?? list.alias,
  changedAt: now,
});

/** The keys that a list is found by. Rules: PUB-LIST-CHANGE-01. */
export const listKeys = ({ name, alias }: ContactList): string[] => [`name:${name}`, `alias:${alias}`];
