const UUID = { type: 'string', pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' };
const TEXT = { type: 'string' };

/** The documented members of a pushed delivery report. Section "Delivery report notification". */
export const deliveryReportShape = {
  type: 'object',
  required: ['delivery_report_id', 'message_id', 'status', 'date_received'],
  properties: {
    callback_url: TEXT,
    delivery_report_id: UUID,
    source_number: TEXT,
    date_received: {
      type: 'string',
      pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}(Z|\\+00:00|\\+0000)$',
    },
    status: { enum: ['enroute', 'submitted', 'delivered', 'expired', 'rejected', 'failed'] },
    delay: { type: 'integer' },
    billing_units: { type: ['integer', 'null'] },
    submitted_date: TEXT,
    original_text: TEXT,
    message_id: UUID,
    vendor_account_id: { type: 'object', properties: { vendor_id: TEXT, account_id: TEXT } },
    error_code: TEXT,
    metadata: { type: 'object', additionalProperties: TEXT },
  },
} as const;
