import type { Request } from '../../example/session/request.ts';
import type { AccountFeature } from '../../ground/account-features.ts';
import type { Pair } from '../../ground/credentials/basic.ts';
import type { Facts } from '../../ground/facts.ts';
import { CAPABILITY_NAMES, type CapabilityName } from '../../ground/rules/capabilities.ts';
import { candidatesIn } from '../../wire/target/declared-account.ts';
import { declaredFacts } from '../../wire/target/declared-facts.ts';
import type { ResolvedTarget } from '../../wire/target/target.ts';
import { type Ask, declaredPair } from './credentials.ts';
import { type Finding, fine, gap, note } from './finding.ts';
import type { Place } from './place.ts';

type Reading = (pair: Pair, facts: Facts) => Omit<Request, 'interface'> | undefined;

const read =
  (path: string, scheme: 'basic' | 'hmac' = 'basic'): Reading =>
  (pair) => ({ method: 'GET', path, as: { scheme, pair } });

const subAccountOf = ({ accounts }: Facts): string | undefined => accounts.find(({ role }) => role === 'sub')?.id;

/** How to see without changing anything whether a capability is there; the others show only in messages. */
const READINGS: Readonly<Partial<Record<CapabilityName, Reading>>> = {
  basic: read('/v1/replies'),
  hmac: read('/v1/replies', 'hmac'),
  'sub-accounts': (pair, facts) => {
    const account = subAccountOf(facts);
    return account === undefined
      ? undefined
      : { method: 'GET', path: '/v1/replies', as: { scheme: 'basic', pair }, headers: { account } };
  },
  'dedicated-numbers': read('/v1/messaging/numbers/dedicated'),
  webhooks: read('/v1/webhooks/messages'),
  'signature-keys': read('/v1/iam/signature_keys'),
  'sender-addresses': read('/v1/messaging/numbers/sender_address/addresses'),
  reports: (pair) => ({
    method: 'POST',
    path: '/v2-preview/reporting/messages/metakeys',
    as: { scheme: 'basic', pair },
    json: {},
  }),
};

/** Features of an account that a lab can switch, by the name of the capability. */
const SWITCHES: Readonly<Partial<Record<CapabilityName, string>>> = {
  'de-duplication': 'deDuplication',
  'social-sending': 'socialSending',
  'familiar-sender': 'familiarSender',
  'character-converter': 'characterConverter',
  'short-trackable-links': 'shortTrackableLinks',
  'dedicated-numbers': 'dedicatedNumbers',
  'billing-units': 'billingUnits',
};

/** What a doctor has at hand to see what is served. */
export interface CapabilityMeans {
  readonly target: ResolvedTarget;
  readonly facts: Facts;
  readonly messaging: Place;
  readonly ask: Ask;
  /** Switches a feature of the main account of a world on; absent without a lab. */
  readonly switchOn?: ((feature: string) => Promise<boolean>) | undefined;
}

/** The facts of the first declared account that has what is looked for: the feature, or a sub-account. */
function factsFor(name: CapabilityName, { target, facts }: CapabilityMeans): Facts {
  const accounts = target.lab ? [] : candidatesIn(target.credentials ?? {});
  const main = accounts.find(({ features, sub }) =>
    name === 'sub-accounts' ? sub : features?.includes(name as AccountFeature),
  );
  return main ? declaredFacts(target, { main }) : facts;
}

/** Whether a capability is served: its status shows it, or nothing can be seen. */
async function served(name: CapabilityName, means: CapabilityMeans): Promise<{ is?: boolean; seen: string }> {
  const feature = SWITCHES[name];
  if (feature && means.switchOn) {
    const is = await means.switchOn(feature);
    return { is, seen: is ? 'the lab switches it on' : 'the lab cannot switch it on' };
  }
  const facts = factsFor(name, means);
  const pair = declaredPair(means.messaging, facts);
  const request = pair && READINGS[name]?.(pair, facts);
  if (!request)
    return { seen: feature ? 'only a message would show it' : 'the target file does not say how to see it' };
  const { status } = await means.ask(means.messaging, request);
  return {
    is: status < 300 || status === 400,
    seen: `${request.method} ${request.path} answers HTTP status ${status}`,
  };
}

/** Whether what a target claims is served, and what it serves is claimed. */
export async function examineCapability(name: CapabilityName, means: CapabilityMeans): Promise<Finding> {
  const { capabilities } = means.target.claim;
  const claimed = capabilities?.includes(name) ?? true;
  const { is, seen } = await served(name, means);
  const blocks = { capability: name };
  if (is === undefined) return note('capability', name, `${claimed ? 'claimed' : 'not claimed'}; ${seen}`);
  if (claimed && !is && !capabilities)
    return note('capability', name, `not served: ${seen}; list what is served in claim.capabilities`, blocks);
  if (claimed && !is)
    return gap(
      'capability',
      name,
      `claimed but not served: ${seen}; fix it, or leave it out of claim.capabilities`,
      blocks,
    );
  if (!claimed && is)
    return gap(
      'capability',
      name,
      `served but not claimed: ${seen}; add it to claim.capabilities to have it judged`,
      blocks,
    );
  return fine('capability', name, `${claimed ? 'claimed and served' : 'neither claimed nor served'}: ${seen}`);
}

/** Every capability that a claim can name. */
export const examineCapabilities = (means: CapabilityMeans): Promise<Finding[]> =>
  Promise.all(CAPABILITY_NAMES.map((name) => examineCapability(name, means)));
