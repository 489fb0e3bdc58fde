import { authenticateProject, type ProjectCaller } from '../auth/project-authentication.ts';
import type { Call, Interface, Operation, Reply } from '../http/operation.ts';
import { Problem } from '../kernel/problem.ts';
import type { Platform } from '../worlds/platform.ts';
import type { World } from '../worlds/world.ts';

type Json = Readonly<Record<string, unknown>>;
type App = NonNullable<ReturnType<World['conversation']['appOfBot']>>;

/** How this interface reaches the conversation service; each call is for one recipient. */
export interface Conversation {
  send(world: World, app: App, body: never): { message_id: string };
  query(world: World, app: App, body: never): object;
}

const OBJECT = { type: 'object' };
const MESSAGES = '/v1/:botId/messages';
const CAPABILITY = '/v1/:botId/capability';

type BotCall = Pick<Call<ProjectCaller>, 'world' | 'caller' | 'params'>;

function appIn({ world, caller, params }: BotCall): App {
  const app = world.conversation.appOfBot(params.botId as string);
  if (!app) throw new Problem(404, 'There is no bot with this id.');
  if (!world.behaviour.decisions.auth.owns(caller.project, app.projectId))
    throw new Problem(403, 'The project of this key does not own the bot.');
  return app;
}

const admit = (call: BotCall): void => void appIn(call);

const entries = (value: unknown): readonly string[] => [value].flat() as string[];

function send(call: Call<ProjectCaller, Json>, conversation: Conversation): Reply {
  const { world, body } = call;
  const app = appIn(call);
  const { sendsOf, messageTypes } = world.behaviour.decisions.mapping;
  const sent = sendsOf(messageTypes, body, app.appId).map((each) =>
    conversation.send(world, app, each as never),
  );
  const statuses = sent.map(({ message_id }, place) => ({
    message_id,
    recipient: entries(body.to)[place],
    status: 'success',
    state: 'queued',
  }));
  return { status: 201, body: { type: 'whatsapp', statuses } };
}

function ask(call: Call<ProjectCaller, Json>, conversation: Conversation): Reply {
  const { world, body } = call;
  const app = appIn(call);
  const { mapping, conversation: service } = world.behaviour.decisions;
  for (const each of mapping.queriesOf(body, app.appId)) conversation.query(world, app, each as never);
  const capabilities = entries(body.numbers).map((msisdn) => ({
    msisdn,
    capable: service.capabilityOf(msisdn) !== 'NO_CAPABILITY',
  }));
  return { status: 200, body: { capabilities } };
}

function operationsOver(conversation: Conversation): readonly Operation<ProjectCaller>[] {
  const check = {
    path: CAPABILITY,
    summary: 'Says which numbers the channel reaches.',
    schema: OBJECT,
    admit,
    run: (call: Call<ProjectCaller, Json>) => ask(call, conversation),
  };
  return [
    {
      id: 'standalone.send',
      method: 'POST',
      path: MESSAGES,
      summary: 'Sends a message to up to twenty recipients.',
      schema: OBJECT,
      admit,
      run: (call: Call<ProjectCaller, Json>) => send(call, conversation),
    },
    { ...check, id: 'standalone.capability', method: 'POST' },
    { ...check, id: 'standalone.capability-read', method: 'GET' },
  ];
}

/** The older messaging-app API; everything it takes goes on to the conversation service. Section "Field mappings". */
export const standaloneInterface = (
  platform: Platform,
  conversation: Conversation,
): Interface<ProjectCaller> => ({
  name: 'standalone',
  authenticate: authenticateProject(platform),
  render: ({ status, message, details, headers }) => ({ status, headers, body: { message, details } }),
  operations: operationsOver(conversation),
});
