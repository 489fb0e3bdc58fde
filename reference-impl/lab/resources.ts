import { isoOf } from '../kernel/time.ts';
import { ownNumbersOf } from '../messaging/numbers/dedicated-number.ts';
import { recordsOf as reportsOf } from '../reports/state.ts';
import type { World } from '../worlds/registry.ts';

const SHOWN = 200;

/** What accounts and projects have of one kind, as a table of texts, newest first. */
interface Resources {
  readonly title: string;
  readonly heads: readonly string[];
  readonly rows: ReadonlyArray<readonly string[]>;
  readonly total: number;
}

type Row = readonly string[];

const tableOf = (title: string, heads: readonly string[], all: readonly Row[]): Resources => ({
  title,
  heads,
  rows: all.slice(-SHOWN).reverse(),
  total: all.length,
});

/** Texts that clients wrote can be long. */
const brief = (text: unknown): string => String(text ?? '').slice(0, 300);

/** The tables of a world whose rows belong to accounts and begin with the role of theirs. */
const byAccount =
  ({ accounts }: World) =>
  (title: string, heads: readonly string[], rowsOf: (id: string) => readonly Row[]): Resources =>
    tableOf(
      title,
      ['Account', ...heads],
      [...accounts.values()].flatMap(({ account: { id, role } }) => rowsOf(id).map((row) => [role, ...row])),
    );

function ofSenders(world: World): Resources[] {
  const { state } = world.scopes.messaging;
  const [each, records] = [byAccount(world), (id: string) => state.recordsOf(id)];
  return [
    each('Opt-outs', ['Number'], (id) => [...records(id).blacklist].map((number) => [number])),
    each('Webhooks', ['Method', 'Address', 'Events'], (id) =>
      [...records(id).webhooks.values()].map(({ method, url, events }) => [method, brief(url), events.join(' ')]),
    ),
    each('Signature keys', ['Id', 'Digest', 'State'], (id) =>
      [...records(id).signatureKeys.values()].map(({ id: key, digest, enabled }) => [
        key,
        digest,
        enabled ? 'enabled' : 'disabled',
      ]),
    ),
    each('Dedicated numbers', ['Number'], (id) => {
      const account = world.accounts.get(id)?.account;
      return account ? ownNumbersOf(state, account).map((number) => [number]) : [];
    }),
    each('Senders', ['Sender', 'Kind', 'Expires'], (id) =>
      [...records(id).senderAddresses.values()].map(({ sender_address, usage_type, expiresAt }) => [
        sender_address,
        usage_type.toLowerCase().replace('_', ' '),
        expiresAt === undefined ? 'never' : isoOf(expiresAt),
      ]),
    ),
  ];
}

function ofRecipients(world: World): Resources[] {
  const { scopes } = world;
  const [contacts, reports, each] = [scopes.made('contacts'), scopes.made('reports'), byAccount(world)];
  return [
    each('Contacts', ['Name', 'Channels'], (id) =>
      [...(contacts?.state.get(id)?.contacts.entries.values() ?? [])].map(({ texts, channels }) => [
        brief([texts.firstName, texts.lastName, texts.alias].filter(Boolean).join(' ')),
        channels.map(({ channelId, type }) => `${type} ${channelId}`).join(', '),
      ]),
    ),
    each('Short links', ['Link', 'Leads to', 'Recipient', 'Clicks'], (id) =>
      [...scopes.messaging.state.recordsOf(id).shortLinks.values()].map(({ shortUrl, target, recipient, clicks }) => [
        shortUrl,
        brief(target),
        recipient,
        String(clicks.length),
      ]),
    ),
    each('Reports', ['Name', 'Kind', 'State', 'Requested'], (id) =>
      [...(reports ? reportsOf(reports.state, id).jobs.values() : [])].map(({ name, kind, status, requestedAt }) => [
        brief(name),
        kind.toLowerCase(),
        status.toLowerCase(),
        isoOf(requestedAt),
      ]),
    ),
  ];
}

function ofProjects({ projects, scopes: { voice, conversation } }: World): Resources[] {
  const services = [...projects.values()].flatMap(({ project: { id, role } }) =>
    voice.state
      .servicesOf(id)
      .map(({ name, isDefault, callBehavior }) => [
        role,
        brief(name),
        isDefault ? 'default' : '',
        callBehavior?.type ?? 'NONE',
      ]),
  );
  const sends = conversation.state.calls.map(({ operation, projectId, at, body }) => [
    projects.get(projectId)?.project.role ?? projectId,
    operation,
    isoOf(at),
    brief(JSON.stringify(body)),
  ]);
  return [
    tableOf('Voice services', ['Project', 'Name', 'Default', 'Behaviour'], services),
    tableOf('Conversation sends', ['Project', 'Operation', 'At', 'Body'], sends),
  ];
}

/** Everything that accounts and projects have, kind by kind. */
export const resources = (world: World): object => ({
  kinds: [...ofSenders(world), ...ofRecipients(world), ...ofProjects(world)],
});
