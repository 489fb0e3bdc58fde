import type { SendingRule } from './sending-rule.ts';

/** Without a route to the recipient the message fails. Section "Delivery report error_code", 332. Rules: DR-FAIL-01. */
export const noRoute: SendingRule = {
  name: 'noRoute',
  judge: ({ destination }, { numbers }) =>
    numbers.noRoute.includes(destination) ? { kind: 'discard', status: 'failed', code: '332' } : undefined,
};
