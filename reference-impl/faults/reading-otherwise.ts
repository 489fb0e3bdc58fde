import type { SubmittedItem } from '../messaging/message.ts';
import type { Decisions } from '../worlds/behaviour.ts';

type Shown = Record<string, unknown>;

/** Changes how a message is shown that is read back. */
export const showing =
  (change: (record: Shown) => Shown) =>
  ({ messaging }: Decisions): void => {
    const { messageRecord } = messaging;
    messaging.messageRecord = (message) => change({ ...messageRecord(message) });
  };

/** Takes submitted items for something else. */
export const taking =
  (change: (item: SubmittedItem) => SubmittedItem) =>
  ({ messaging }: Decisions): void => {
    const { messageOf } = messaging;
    messaging.messageOf = (id, account, item, now) => messageOf(id, account, change(item), now);
  };
