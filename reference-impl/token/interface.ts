import { authenticateKey, type ProjectCaller } from '../auth/project-authentication.ts';
import { LARGEST_FORM } from '../http/bounds.ts';
import { guarded } from '../http/check-then-act.ts';
import type { Interface, Reply } from '../http/operation.ts';
import { errorType } from '../http/problems.ts';
import { Problem } from '../kernel/problem.ts';
import { operationsOf, type Platform } from '../worlds/platform.ts';
import { LIFETIME } from './decisions.ts';
import type { TokenCall } from './part.ts';

const TITLES: Readonly<Record<number, string>> = {
  401: 'Invalid credentials',
  404: 'Not found',
  429: 'Too many requests',
  500: 'Internal error',
};

function judge({ scope, caller, body }: TokenCall<Form>): void {
  const { mayAsk, isGranted } = scope.decisions;
  if (!mayAsk(scope.state, caller.project.id, scope.clock.now()))
    throw new Problem(429, 'The project requests too many tokens.');
  if (!isGranted(body.grant_type)) throw new Problem(400, 'The form parameter grant_type must be client_credentials.');
}

function issue({ scope, caller }: TokenCall<Form>): Reply {
  const decisions = scope.decisions;
  const { project } = caller;
  const token = decisions.newToken(scope.ids);
  scope.others.issue({ token, project, expiresAt: decisions.expiresAt(scope.clock.now()) });
  return {
    status: 200,
    headers: { 'cache-control': 'no-store' },
    body: { access_token: token, token_type: 'Bearer', expires_in: LIFETIME, scope: '' },
  };
}

interface Form {
  readonly grant_type?: string;
}

/**
 * Trades a key id and key secret for a bearer token. Section "Endpoints / Token service".
 * Rules: PUB-TOKEN-FORM-01, PUB-TOKEN-RACE-01, PUB-TOKEN-RACE-02, PUB-TOKEN-REFUSE-01, TOK-01, TOK-12.
 */
export const tokenInterface = (platform: Platform): Interface<ProjectCaller> => ({
  name: 'token',
  described: { title: 'token service', schemes: ['basic'] },
  authenticate: authenticateKey(platform),
  render: ({ status, message, headers }) => {
    const title = TITLES[status] ?? 'Validation error';
    const type = errorType(title.toLowerCase().replaceAll(' ', '-'));
    return { status, headers, body: { type, title, detail: message } };
  },
  operations: operationsOf('token', [
    {
      ...guarded('token.issue', judge, issue),
      method: 'POST',
      path: '/oauth2/token',
      summary: 'Issues a bearer token for the project of the key.',
      takes: 'form',
      largestBody: LARGEST_FORM,
      schema: { type: 'object', properties: { grant_type: { type: 'string' } } },
    },
  ]),
});
