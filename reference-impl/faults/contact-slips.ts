import type { ContactDecisions } from '../contacts/decisions.ts';
import type { Parameter } from '../contacts/list-query.ts';
import type { Reply } from '../http/operation.ts';
import type { Decisions, Fault } from './behaviour.ts';

type Body = Record<string, unknown>;

/** Whether a reply is a good one. */
export const succeeding = ({ status }: Reply): boolean => status < 300;

/** The reply with some members of its body changed. */
export const withBody = (reply: Reply, change: (body: Body) => Body): Reply => ({
  ...reply,
  body: { ...(reply.body as Body), ...change(reply.body as Body) },
});

/** Sets members of a body. */
export const changingBody =
  (members: Body) =>
  (reply: Reply): Reply =>
    withBody(reply, () => members);

/** Distorts the replies of several operations that `when` picks. */
export const onEach =
  (
    operations: readonly string[],
    when: (reply: Reply) => boolean,
    change: (reply: Reply) => Reply,
  ): NonNullable<Fault['reply']> =>
  (reply, { operation }) =>
    operations.includes(operation) && when(reply) ? change(reply) : reply;

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
