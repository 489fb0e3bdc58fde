import type { Reply } from '../http/operation.ts';
import { Problem } from '../kernel/problem.ts';
import { isoOf } from '../kernel/time.ts';
import { replyBody } from '../messaging/replies/reply.ts';
import { messageRecord } from '../messaging/submit/message.ts';
import type { LabPlace } from './caller-checks.ts';
import { type LabCall, type LabOperation, verb } from './lab-operation.ts';
import { overview } from './overview.ts';

/** Worlds that are listed: the first, which may be the default one, and the latest. */
const LISTED = 200;

function listWorlds({ caller: { registry, journal } }: LabCall): Reply {
  const all = registry.worlds.values();
  const shown = all.length > LISTED ? [...all.slice(0, 1), ...all.slice(1 - LISTED)] : all;
  const worlds = shown.map(({ id, clock, scopes }) => ({
    id,
    clock: clock.mode,
    now: isoOf(clock.now()),
    messages: scopes.messaging.state.messages.size,
  }));
  return { status: 200, body: { total: all.length, kept: journal !== undefined, worlds } };
}

/** A message with its outcome; the platform itself forgets confirmed reports. */
function showMessage({ scope: world, params }: LabCall): Reply {
  const { messaging } = world.scopes;
  const message = messaging.state.messages.get(params.message as string);
  if (!message) throw new Problem(404, `There is no message ${params.message} in this world.`);
  const { settings, outbox } = world;
  const about = <Kept extends { readonly message?: unknown }>(kept: Iterable<Kept>): Kept[] =>
    [...kept].filter((each) => each.message === message);
  const { reports, replies } = messaging.state.recordsOf(message.account.id);
  return {
    status: 200,
    body: {
      message: { ...messageRecord(message), account_id: message.account.id },
      status_code: message.statusCode,
      submitted: isoOf(message.submittedAt),
      changed: message.changedAt === undefined ? null : isoOf(message.changedAt),
      reports: about(reports.values()).map((each) => messaging.decisions.reportBody(each, settings.vendorId)),
      replies: about(replies.values()).map((each) => replyBody(each, settings.vendorId)),
      attempts: outbox.log.attempts
        .filter((each) => each.about === message.id)
        .map((each) => ({ ...each, at: isoOf(each.at) })),
    },
  };
}

const PARTS: ReadonlyArray<readonly [name: string, path: string, summary: string]> = [
  ['accounts', 'accounts', 'Lists the accounts with their keys, features and allowances.'],
  ['faults', 'faults', 'Lists the faults that are switched on in a world.'],
  ['tokens', 'tokens', 'Lists the latest issued tokens, newest first, and their total.'],
  ['resources', 'resources', 'Lists what accounts and projects have besides messages, kind by kind, newest first.'],
  ['voice', 'calls', 'Lists the voice services, and the latest calls, newest first.'],
  ['reviews', 'review', 'Lists the latest sender address requests with their status, newest first.'],
];

export const viewOperations = ({ addresses }: LabPlace): readonly LabOperation[] => [
  verb('lab.interfaces', 'GET', '/interfaces', {
    summary: "Returns the base addresses of the platform's interfaces.",
    run: () => ({ status: 200, body: addresses }),
  }),
  verb('lab.worlds.list', 'GET', '/worlds', {
    summary:
      'Lists worlds, oldest first; of more than 200, the first and the latest. `kept` says whether they outlive the process.',
    run: listWorlds,
  }),
  verb('lab.messages.read', 'GET', '/worlds/:world/messages/:message', {
    summary: 'Shows a message with its unconfirmed reports and replies, and their delivery attempts.',
    run: showMessage,
  }),
  ...PARTS.map(([name, path, summary]) =>
    verb(`lab.${name}.read`, 'GET', `/worlds/:world/${path}`, {
      summary,
      run: ({ scope: world, caller: { registry } }) => ({ status: 200, body: overview[name]?.(world, registry) }),
    }),
  ),
];
