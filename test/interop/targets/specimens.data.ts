/** How a thing is made at the platform, and where it is seen. */
export interface Specimen {
  /** Where it is made; `{project}` and `{number}` are filled in. */
  readonly path: string;
  readonly body: (name: string) => object;
  /** Leads from the answer to the id of what is there. */
  readonly id: string;
  /** What is read to see whether it is still there. */
  readonly read: string;
}

const BASE = '/v1/messaging/numbers';
const REPORTING = '/v2-preview/reporting';
const daily = { timezone: 'UTC', cron_expression: '0 8 * * *', type: 'cron' };

/** One of each kind that can be found again by what was asked for. */
export const SPECIMENS: Readonly<Record<string, Specimen>> = {
  webhook: {
    path: '/v1/webhooks/messages',
    body: (name) => ({
      ...{ url: `https://receiver.example/${name}`, method: 'POST' },
      ...{ encoding: 'JSON', events: ['RECEIVED_MMS'] },
    }),
    id: 'id',
    read: '/v1/webhooks/messages?page=0&page_size=100',
  },
  'signature key': {
    path: '/v1/iam/signature_keys',
    body: (name) => ({ digest: name === 'other' ? 'SHA512' : 'SHA256', cipher: 'RSA' }),
    id: 'key_id',
    read: '/v1/iam/signature_keys?page=1&page_size=100',
  },
  'sender address': {
    path: `${BASE}/sender_address/requests`,
    body: (name) => ({
      ...{ sender_address: name, sender_address_type: 'ALPHANUMERIC', usage_type: 'ALPHANUMERIC' },
      ...{ destination_countries: ['AU'], reason: '{"useCase":"COMPANY_NAME","description":"Ours"}' },
    }),
    id: 'id',
    read: `${BASE}/sender_address/addresses`,
  },
  'number assignment': {
    path: `${BASE}/dedicated/{number}/assignment`,
    body: (name) => ({ label: name, metadata: { desk: '7' } }),
    id: 'number_id',
    read: `${BASE}/dedicated/assignments`,
  },
  'scheduled report': {
    path: `${REPORTING}/detail/scheduled`,
    body: (label) => ({ label, schedule: daily, report: { period: 'YESTERDAY' } }),
    id: 'scheduled_report_id',
    read: `${REPORTING}/scheduled?page_size=100`,
  },
  contact: {
    path: '/api/v1/contacts/contacts',
    body: (name) => ({
      ...{ firstName: name, lastName: 'Lind' },
      channels: [{ channelId: `+4670000000${name.length}`, type: 'SMS' }],
    }),
    id: 'id',
    read: '/api/v1/contacts/contacts',
  },
  'contact list': {
    path: '/api/v1/contacts/lists',
    body: (name) => ({ name, alias: 'Everybody' }),
    id: 'id',
    read: '/api/v1/contacts/lists',
  },
  'custom field': {
    path: '/api/v1/contacts/custom-fields',
    body: (name) => ({ label: 'Tier', mergeTag: name, maxLength: 40, type: 'TEXT' }),
    id: 'id',
    read: '/api/v1/contacts/custom-fields',
  },
  'voice service': {
    path: '/v2/projects/{project}/services',
    body: (name) => ({ name }),
    id: 'serviceId',
    read: '/v2/projects/{project}/services',
  },
  subproject: {
    path: '/v1/projects/{project}/subprojects',
    body: (displayName) => ({ displayName }),
    id: 'subprojectId',
    read: '/v1/projects/{project}/subprojects',
  },
};
