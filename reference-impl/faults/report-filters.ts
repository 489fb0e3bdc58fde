import type { Decisions } from '../worlds/behaviour.ts';
import { changed, without } from './operators/decisions.ts';

/** How a filter of a report says whether it keeps a message. */
export type Keeps = Decisions['reports']['filters'][number]['keeps'];

/** Leaves a filter out, whatever finds messages by it included. */
export const lacking =
  (filter: string) =>
  ({ reports }: Decisions): void => {
    reports.filters = without(reports.filters, filter);
  };

/** Changes what a filter keeps; nothing is found by it any more, so that it judges every message. */
export const filtering =
  (filter: string, change: (keeps: Keeps) => Keeps) =>
  ({ reports }: Decisions): void => {
    reports.filters = changed(reports.filters, filter, ({ name, keeps }) => ({ name, keeps: change(keeps) }));
  };
