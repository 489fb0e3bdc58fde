import { authenticateProject, type ProjectCaller } from '../auth/project-authentication.ts';
import { queriesOf } from '../conversation-mapping/send.ts';
import type { Interface, Reply } from '../http/operation.ts';
import type { Json } from '../kernel/json.ts';
import { found, Problem } from '../kernel/problem.ts';
import { operationsOf, type Platform } from '../worlds/platform.ts';
import type { App, StandaloneCall, StandaloneOperation, StandaloneScope } from './part.ts';

/** The calls of the conversation service that the standalone API makes, by their last part of the path. */
type CallName = 'messages:send' | 'capability:query';

/** The service behind takes the credentials of this platform, whatever they are. */
const CREDENTIALS = `Basic ${Buffer.from('plumbline:downstream').toString('base64')}`;

function post(scope: StandaloneScope, app: App, name: CallName, body: object): void {
  const url = `${scope.settings.downstream}/v1/projects/${app.projectId}/${name}`;
  scope.post({
    id: scope.ids.opaque(),
    kind: 'standalone-call',
    order: url,
    url,
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: CREDENTIALS },
    body: JSON.stringify(body),
  });
}

const OBJECT = { type: 'object' };
const MESSAGES = '/v1/:botId/messages';
const CAPABILITY = '/v1/:botId/capability';

type BotCall = Pick<StandaloneCall, 'scope' | 'caller' | 'params'>;

function appIn({ scope, caller, params }: BotCall): App {
  const app = found(scope.others.appOfBot(params.botId as string), 'There is no bot with this id.');
  if (!caller.owns(app.projectId)) throw new Problem(403, 'The project of this key does not own the bot.');
  return app;
}

const admit = (call: BotCall): void => void appIn(call);

const entries = (value: unknown): readonly string[] => [value].flat() as string[];

function send(call: StandaloneCall<Json>): Reply {
  const { scope, body } = call;
  const app = appIn(call);
  const { sendsOf, messageTypes } = scope.decisions;
  const sent = sendsOf(messageTypes, body, app.appId).map((each) => {
    if (scope.settings.downstream === undefined) return scope.others.send(app, each as never);
    post(scope, app, 'messages:send', each);
    return { message_id: scope.ids.secret(26) };
  });
  const statuses = sent.map(({ message_id }, place) => ({
    message_id,
    recipient: entries(body.to)[place],
    status: 'success',
    state: 'queued',
  }));
  return { status: 201, body: { type: 'whatsapp', statuses } };
}

const check = {
  path: CAPABILITY,
  summary: 'Says which numbers the channel reaches.',
  schema: OBJECT,
  admit,
  run: (call: StandaloneCall<Json>) => {
    const { scope, body } = call;
    const app = appIn(call);
    const { capabilityOf } = scope.others;
    for (const each of queriesOf(body, app.appId)) {
      if (scope.settings.downstream === undefined) scope.others.query(app, each as never);
      else post(scope, app, 'capability:query', each);
    }
    const capabilities = entries(body.numbers).map((msisdn) => ({
      msisdn,
      capable: capabilityOf(msisdn) !== 'NO_CAPABILITY',
    }));
    return { status: 200, body: { capabilities } };
  },
};

const operations: readonly StandaloneOperation[] = [
  {
    id: 'standalone.send',
    method: 'POST',
    path: MESSAGES,
    summary: 'Sends a message to up to twenty recipients.',
    schema: OBJECT,
    admit,
    run: send,
  },
  { ...check, id: 'standalone.capability', method: 'POST' },
  { ...check, id: 'standalone.capability-read', method: 'GET', changes: true },
];

/**
 * The older messaging-app API; it forwards everything to the conversation service. Section "Field mappings".
 * Rules: CONV-STD-01, PUB-STAND-REACH-01, PUB-STAND-REACH-02, PUB-STAND-SEND-01, PUB-STAND-SEND-02,
 * PUB-STAND-TYPE-01.
 */
export const standaloneInterface = (platform: Platform): Interface<ProjectCaller> => ({
  name: 'standalone',
  described: { title: 'standalone messaging-app API', schemes: ['bearer', 'basic'] },
  authenticate: authenticateProject(platform),
  render: ({ status, message, details, headers }) => ({ status, headers, body: { message, details } }),
  operations: operationsOf('mapping', operations),
});
