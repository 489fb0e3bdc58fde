import type { Bindings } from './bindings.ts';

const OF_STATUS = /^(ENROUTE|SUBMITTED|DELIVERED|EXPIRED|REJECTED|FAILED)_DR$/;

export function eventName(bindings: Pick<Bindings, 'statusEvent' | 'replyEvent'>, written: string): string {
  const [, status] = OF_STATUS.exec(written) ?? [];
  if (status !== undefined)
    return bindings.statusEvent.replace('{STATUS}', status).replace('{status}', status.toLowerCase());
  return written === 'RECEIVED_SMS' ? bindings.replyEvent : written;
}

export const subscription = (bindings: Bindings, written: readonly string[]): Readonly<Record<string, unknown>> => ({
  [bindings.webhookEventsField]: written.map((each) => eventName(bindings, each)),
});
