import { LOOKUPS } from './lookups.ts';
import type { Vendor } from './start.ts';

const FIRST = '7f0a7d4e-3c1f-4a59-9b1c-5f5f5a2c0001';
const SECOND = '7f0a7d4e-3c1f-4a59-9b1c-5f5f5a2c0002';

/** Where recordings can go, each with an address there. */
const CLOUDS = ['A', 'B', 'C']
  .map((name) => `CLOUD_${name} https://${name.toLowerCase()}.example.com/calls`)
  .join(', ');

const SUB = 'PlainSendingRetail';
const BRANCH = 'AllFeaturesBranch';

/** Phones that people may own as sender addresses, one after the other. */
const PHONES = Array.from({ length: 99 }, (_none, place) => `+4670000${1001 + place}`);

const project = (name: string, id: string) => ({
  id,
  keyId: `project-${name}-key`,
  keySecret: `project-${name}-secret`,
});

/** The accounts of the server as its operator would declare them, each under the features that are on. */
const FEATURES: Readonly<Record<string, readonly [name: string, features: readonly string[]]>> = {
  PlainSending: ['plain', []],
  DedupTrading: ['dedup', ['de-duplication']],
  NightSocial: ['night', ['de-duplication', 'social-sending']],
  DaySocial: ['day', ['social-sending']],
  ManyFeatures: [
    'many',
    ['familiar-sender', 'character-converter', 'short-trackable-links', 'dedicated-numbers', 'billing-units'],
  ],
  AllFeatures: [
    'all',
    [
      ...['de-duplication', 'social-sending', 'familiar-sender', 'character-converter'],
      ...['short-trackable-links', 'dedicated-numbers', 'billing-units', 'self-managed-opt-out'],
    ],
  ],
};

/** Accounts of the second shape, each like one of the first. */
const LIKE: Readonly<Record<string, string>> = {
  NightWest: 'DaySocial',
  DayWest: 'DaySocial',
  DedupWest: 'DedupTrading',
  ManyWest: 'ManyFeatures',
};

const accountsOf = ({ zones }: Vendor): object[] => [
  ...Object.entries(FEATURES).map(([account, [name, features]]) => ({
    ...{ name, account, key: `${name}-key-0001`, secret: `${name}-secret-0001` },
    ...{ features, timeZone: zones[account] },
    ...(name === 'plain' ? { subAccount: SUB } : name === 'all' ? { subAccount: BRANCH } : {}),
  })),
  {
    name: 'retail',
    account: SUB,
    key: 'retail-key-0001',
    secret: 'retail-secret-0001',
    features: [],
    timeZone: zones[SUB],
  },
  {
    name: 'branch',
    account: BRANCH,
    key: 'branch-key-0001',
    secret: 'branch-secret-0001',
    features: FEATURES.AllFeatures?.[1],
    timeZone: zones[BRANCH],
  },
  ...Object.entries(LIKE)
    .filter(([account]) => zones[account] !== undefined)
    .map(([account, like]) => ({
      ...{ name: account, account, key: `${account}-key-0001`, secret: `${account}-secret-0001` },
      ...{ features: FEATURES[like]?.[1], timeZone: zones[account] },
    })),
];

/** A target file for the second server, which has no lab. */
export function vendorTarget(vendor: Vendor): object {
  const { simulator: _, ...interfaces } = vendor.addresses;
  return {
    ...{ name: 'second-server', kind: 'external', interfaces },
    credentials: {
      messaging: { key: 'plain-key-0001', secret: 'plain-secret-0001' },
      ...{ account: 'PlainSending', subAccount: SUB },
      stranger: { key: 'many-key-0001', secret: 'many-secret-0001', account: 'ManyFeatures' },
      project: {
        ...project('one', FIRST),
        serviceId: '0c6f3c0a-7d0f-4f0e-8f5c-000000000011',
        secondServiceId: '0c6f3c0a-7d0f-4f0e-8f5c-000000000012',
      },
      otherProject: {
        ...project('two', SECOND),
        serviceId: '0c6f3c0a-7d0f-4f0e-8f5c-000000000021',
        secondServiceId: '0c6f3c0a-7d0f-4f0e-8f5c-000000000022',
      },
      lookup: { user: 'portability-user', password: 'portability-pass', service: 'portability' },
      otherLookup: { user: 'realtime-user', password: 'realtime-pass', service: 'real-time' },
      conversation: { appId: 'app-one', botId: 'bot-one' },
    },
    accounts: accountsOf(vendor),
    numbers: {
      reachable: ['+61491570001', '+64211234001', '+12025550001', '+447700900001', '+46700000001', ...PHONES],
      noRoute: ['+61491570011'],
      blocked: ['+61491570012'],
      undeliverable: ['+61491570013'],
      expires: ['+61491570017'],
      optsOut: ['+61491570003', '+61491570004'],
    },
    lookups: LOOKUPS,
    // Its parent projects administer a subproject and do not use its services.
    bindings: { signatureHeaderPrefix: 'X-Gateway-', subprojectUsePath: null, recordingDestinations: CLOUDS },
    sideEffects: 'all',
    limits: { requestsPerSecond: 100, messages: 5000, lookups: 500 },
    downstream: { listen: vendor.downstream },
    callbacks: { listen: '127.0.0.1:0', patience: '700ms' },
  };
}
