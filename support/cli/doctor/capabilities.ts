import type { AccountFeature } from '../../ground/account-features.ts';
import { counted } from '../../ground/counted.ts';
import type { Facts } from '../../ground/facts.ts';
import { CAPABILITY_NAMES, type CapabilityName } from '../../ground/rules/capabilities.ts';
import { candidatesIn } from '../../wire/target/declared-account.ts';
import { declaredFacts } from '../../wire/target/declared-facts.ts';
import type { ResolvedTarget } from '../../wire/target/target.ts';
import { type Ask, declaredPair } from './asker.ts';
import type { Probe } from './feature-probe.ts';
import { type Finding, fine, gap, note, type Place } from './finding.ts';

/** Where to see without changing anything whether a capability is there; the others show only in messages. */
const PATHS: Readonly<Partial<Record<CapabilityName, string>>> = {
  basic: '/v1/replies',
  hmac: '/v1/replies',
  'sub-accounts': '/v1/replies',
  'dedicated-numbers': '/v1/messaging/numbers/dedicated',
  webhooks: '/v1/webhooks/messages',
  'signature-keys': '/v1/iam/signature_keys',
  'sender-addresses': '/v1/messaging/numbers/sender_address/addresses',
  reports: '/v2-preview/reporting/messages/metakeys',
};

const SWITCHES: Readonly<Partial<Record<CapabilityName, string>>> = {
  'de-duplication': 'deDuplication',
  'social-sending': 'socialSending',
  'familiar-sender': 'familiarSender',
  'character-converter': 'characterConverter',
  'short-trackable-links': 'shortTrackableLinks',
  'dedicated-numbers': 'dedicatedNumbers',
  'billing-units': 'billingUnits',
};

export interface CapabilityMeans {
  readonly target: ResolvedTarget;
  readonly facts: Facts;
  readonly messaging: Place;
  readonly ask: Ask;
  readonly switchOn?: ((feature: string) => Promise<boolean>) | undefined;
}

async function served(name: CapabilityName, means: CapabilityMeans): Promise<{ is?: boolean; seen?: string }> {
  const { target, messaging, ask, switchOn } = means;
  const feature = SWITCHES[name];
  if (feature && switchOn) {
    const is = await switchOn(feature);
    return { is, seen: is ? 'the lab switches it on' : 'the lab cannot switch it on' };
  }
  const isSub = name === 'sub-accounts';
  let { facts } = means;
  if (!target.lab) {
    const main = candidatesIn(target.credentials ?? {}).find(({ features, sub }) =>
      isSub ? sub : features?.includes(name as AccountFeature),
    );
    if (main) facts = declaredFacts(target, { main });
  }
  const path = PATHS[name];
  const pair = declaredPair(messaging.of, facts);
  const account = isSub ? facts.accounts.find(({ role }) => role === 'sub')?.id : undefined;
  if (path === undefined || !pair || (isSub && account === undefined))
    return feature ? {} : { seen: 'the target file does not say how to see it' };
  const as = { scheme: name === 'hmac' ? 'hmac' : 'basic', pair } as const;
  const headers: Record<string, string> = account === undefined ? {} : { account };
  const method = name === 'reports' ? 'POST' : 'GET';
  const json = name === 'reports' ? {} : undefined;
  const { status } = await ask(messaging, { method, path, as, headers, json });
  const seen = `${method} ${path} answers HTTP status ${status}`;
  return { is: status < 300 || status === 400, seen };
}

export async function examineCapability(name: CapabilityName, means: CapabilityMeans): Promise<Finding | undefined> {
  const { capabilities } = means.target.claim;
  const claimed = capabilities?.includes(name) ?? true;
  const { is, seen = '' } = await served(name, means);
  const blocks = { capability: name };
  if (seen === '') return undefined;
  if (is === undefined) return note('capability', name, `${claimed ? 'claimed' : 'not claimed'}; ${seen}`);
  if (claimed === is)
    return fine('capability', name, `${claimed ? 'claimed and served' : 'neither claimed nor served'}: ${seen}`);
  if (!capabilities)
    return note('capability', name, `not served: ${seen}; list what is served in claim.capabilities`, blocks);
  const says = claimed
    ? `claimed but not served: ${seen}; fix it, or leave it out of claim.capabilities`
    : `served but not claimed: ${seen}; add it to claim.capabilities to have it judged`;
  return gap('capability', name, says, blocks);
}

/** @param probes the messages that are sent, which show what they are sent for; @param copies how many could be */
export async function examineCapabilities(
  means: CapabilityMeans,
  probes: readonly Probe[],
  copies: number,
): Promise<Finding[]> {
  const found = await Promise.all(CAPABILITY_NAMES.map((name) => examineCapability(name, means)));
  const findings = found.filter((each) => each !== undefined);
  const shown = new Set<string>();
  for (const { features } of probes) for (const feature of features) shown.add(feature);
  const { capabilities = CAPABILITY_NAMES } = means.target.claim;
  const hidden = CAPABILITY_NAMES.filter((name, at) => !found[at] && !shown.has(name) && capabilities.includes(name));
  if (hidden.length === 0) return findings;
  const remedy =
    copies > 0 && probes.length === 0 ? `; --send sends ${counted(copies, 'message')} to see what they show` : '';
  return [...findings, note('capability', hidden.join(', '), `claimed; only messages would show it${remedy}`)];
}
