import { LOOKUPS } from './lookups.ts';
import { BEHIND, type Vendor } from './start.ts';

const CLOUDS = ['A', 'B', 'C']
  .map((name) => `CLOUD_${name} https://${name.toLowerCase()}.example.com/calls`)
  .join(', ');

const SUB = 'PlainSendingRetail';
const BRANCH = 'AllFeaturesBranch';

/** Phones that people may own as sender addresses, one after the other. */
const PHONES = Array.from({ length: 99 }, (_none, place) => `+4670000${1001 + place}`);

const service = (end: number) => `0c6f3c0a-7d0f-4f0e-8f5c-0000000000${end}`;

const project = (name: string, id: string, first: number) => ({
  ...{ id, keyId: `project-${name}-key`, keySecret: `project-${name}-secret` },
  ...{ serviceId: service(first), secondServiceId: service(first + 1) },
});

const MANY = ['familiar-sender', 'character-converter', 'short-trackable-links', 'dedicated-numbers', 'billing-units'];

/** The accounts of the server as its operator would declare them, each under the features that are on. */
const FEATURES: Readonly<Record<string, readonly [name: string, features: readonly string[]]>> = {
  PlainSending: ['plain', []],
  DedupTrading: ['dedup', ['de-duplication']],
  NightSocial: ['night', ['de-duplication', 'social-sending']],
  DaySocial: ['day', ['social-sending']],
  ManyFeatures: ['many', MANY],
  AllFeatures: ['all', ['de-duplication', 'social-sending', ...MANY, 'self-managed-opt-out']],
};

function accountsOf({ zones }: Vendor): object[] {
  const declared = (name: string, account: string, features: readonly string[] = [], more: object = {}) => ({
    ...{ name, account, key: `${name}-key-0001`, secret: `${name}-secret-0001` },
    ...{ features, timeZone: zones[account], ...more },
  });
  const subs: Readonly<Record<string, object>> = { plain: { subAccount: SUB }, all: { subAccount: BRANCH } };
  return [
    ...Object.entries(FEATURES).map(([account, [name, features]]) => declared(name, account, features, subs[name])),
    declared('retail', SUB),
    declared('branch', BRANCH, FEATURES.AllFeatures?.[1]),
    ...Object.entries(BEHIND).flatMap(([account, { like }]) =>
      zones[account] === undefined ? [] : [declared(account, account, FEATURES[like]?.[1])],
    ),
  ];
}

export function vendorTarget(vendor: Vendor): object {
  const { simulator: _, ...interfaces } = vendor.addresses;
  return {
    ...{ name: 'second-server', kind: 'external', interfaces },
    credentials: {
      messaging: { key: 'plain-key-0001', secret: 'plain-secret-0001' },
      ...{ account: 'PlainSending', subAccount: SUB },
      stranger: { key: 'many-key-0001', secret: 'many-secret-0001', account: 'ManyFeatures' },
      project: project('one', '7f0a7d4e-3c1f-4a59-9b1c-5f5f5a2c0001', 11),
      otherProject: project('two', '7f0a7d4e-3c1f-4a59-9b1c-5f5f5a2c0002', 21),
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
