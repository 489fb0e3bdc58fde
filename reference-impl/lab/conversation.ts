import { type App, type ChannelStep, DELIVERY_WORDS, TRIGGERS, type Trigger } from '../conversation/state.ts';
import { takeChannelEvents } from '../conversation/telling.ts';
import { MOST_ENTRIES } from '../http/bounds.ts';
import { thereAre } from '../kernel/names.ts';
import { Problem } from '../kernel/problem.ts';
import { isoOf } from '../kernel/time.ts';
import { type LabCall, type LabOperation, objectOf, verb, writeScript } from './lab-operation.ts';

const OBJECTS = { type: 'array', maxItems: MOST_ENTRIES, items: { type: 'object' } };

interface Wish {
  readonly url: string;
  readonly triggers: readonly Trigger[];
  readonly app_id?: string;
  readonly secret?: string;
}

type Steps = ReadonlyArray<Pick<ChannelStep, 'status' | 'reason'> & { readonly after?: string }>;

const TEXT = { type: 'string', minLength: 1 };

const STEP = objectOf({
  status: { enum: DELIVERY_WORDS },
  'after?': TEXT,
  'reason?': objectOf({ code: TEXT, description: TEXT }),
});

/** Calls that the conversation service accepted, its webhooks, and reports of its channel. */
export const conversationLabOperations: readonly LabOperation[] = [
  verb('lab.conversation.log', 'GET', '/worlds/:world/conversation/log', {
    summary: 'Lists the sends and capability queries that the conversation service accepted, oldest first.',
    run: ({ scope: world }) => ({
      status: 200,
      body: { calls: world.scopes.conversation.state.calls.map((each) => ({ ...each, at: isoOf(each.at) })) },
    }),
  }),
  verb('lab.conversation.subscribe', 'POST', '/worlds/:world/conversation/webhooks', {
    summary:
      'Subscribes a URL to triggers of an app, the first one unless app_id names another; with a secret its callbacks are signed.',
    schema: objectOf({
      url: { type: 'string', format: 'uri' },
      triggers: { type: 'array', maxItems: MOST_ENTRIES, items: { enum: TRIGGERS } },
      'app_id?': { type: 'string' },
      'secret?': { type: 'string', minLength: 1 },
    }),
    run: ({ scope: world, body: { url, triggers, app_id, secret } }: LabCall<Wish>) => {
      const { apps, subscriptions } = world.scopes.conversation.state;
      const app = app_id === undefined ? (apps[0] as App) : apps.find(({ appId }) => appId === app_id);
      if (!app) throw new Problem(404, `There is no app ${app_id}; ${thereAre(apps.map(({ appId }) => appId))}.`);
      const subscription = { id: world.ids.opaque(), appId: app.appId, url, triggers, secret };
      subscriptions.push(subscription);
      return { status: 201, body: { id: subscription.id, appId: app.appId, url, triggers } };
    },
  }),
  verb('lab.conversation.script', 'POST', '/worlds/:world/conversation/scripts', {
    summary:
      'Scripts what the channel reports about messages to an identity (or *): steps in order, each `after` the previous one; null removes the script.',
    schema: objectOf({ identity: TEXT, steps: { type: ['array', 'null'], maxItems: MOST_ENTRIES, items: STEP } }),
    run: ({ scope: world, body: { identity, steps } }: LabCall<{ identity: string; steps: Steps | null }>) => {
      writeScript(world.scopes.conversation.state.scripts, identity.replace(/^\+/, ''), steps);
      return { status: 201, body: { identity, steps } };
    },
  }),
  verb('lab.conversation.events', 'POST', '/worlds/:world/conversation/events', {
    summary: 'Makes the channel send delivery reports (statuses) and messages (contacts, notifications).',
    schema: {
      type: 'object',
      anyOf: [{ required: ['statuses'] }, { required: ['notifications'] }],
      properties: { statuses: OBJECTS, contacts: OBJECTS, notifications: OBJECTS },
    },
    run: ({ scope: world, body }: LabCall<Record<string, unknown>>) => {
      takeChannelEvents(world.scopes.conversation, body);
      return { status: 202, body: {} };
    },
  }),
];
