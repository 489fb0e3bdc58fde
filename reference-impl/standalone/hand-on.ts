import type { App } from './conversation.ts';
import type { StandaloneScope } from './part.ts';

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

/**
 * Sends a message by the conversation service inside, or by the one that the operator named: the call goes out as callbacks do,
 * in order, and again when it fails. Section "Conversation service and standalone API".
 */
export function handOnMessage(scope: StandaloneScope, app: App, body: object): { readonly message_id: string } {
  if (scope.settings.downstream === undefined) return scope.others.send(app, body as never);
  post(scope, app, 'messages:send', body);
  return { message_id: scope.ids.secret(26) };
}

/** Asks the conversation service what a recipient can receive, the one inside or the one that the operator named. */
export function handOnQuery(scope: StandaloneScope, app: App, body: object): void {
  if (scope.settings.downstream === undefined) scope.others.query(app, body as never);
  else post(scope, app, 'capability:query', body);
}
