/** How many callbacks are sent in a round. */
export const CALLBACKS = 4000;

/** A callback of the size that the reference sends. */
export const callbackBody = (id: string): string =>
  JSON.stringify({
    ...{ callback_url: 'http://127.0.0.1:40000/calls', delivery_report_id: id, source_number: '+467000000001' },
    ...{ date_received: '2024-01-15T12:00:00.000Z', status: 'delivered', delay: 0 },
    ...{ submitted_date: '2024-01-15T12:00:00.000Z', message_id: id, error_code: '221', metadata: {} },
    original_text: 'Your parcel arrives tomorrow between nine and eleven, see you',
    vendor_account_id: { vendor_id: 'vendor', account_id: 'account-0123456789' },
  });
