import { Router } from 'express';
import { basicCredentials } from '../auth/basic.ts';
import { projectOfKey } from '../auth/platform.ts';
import { settings } from '../config.ts';
import { HttpProblem } from '../http/problems.ts';
import { issueToken } from './tokens.ts';

export const tokenRouter = Router();

tokenRouter.post('/oauth2/token', (req, res) => {
  const credentials = basicCredentials(req.get('Authorization'));
  const project = projectOfKey(credentials?.user, credentials?.password);
  if (!project) {
    throw new HttpProblem(
      401,
      {
        type: `${settings.errorRegistry}/invalid-credentials`,
        title: 'Invalid credentials',
        detail: 'The key id or the key secret is wrong.',
      },
      { 'WWW-Authenticate': 'Basic realm="token"' },
    );
  }
  const form = new URLSearchParams(req.rawBody.toString('utf8'));
  const grant = form.get('grant_type');
  if (grant !== 'client_credentials') {
    throw new HttpProblem(400, {
      error: grant ? 'unsupported_grant_type' : 'invalid_request',
      error_description: 'grant_type must be client_credentials',
    });
  }
  res.set('Cache-Control', 'no-store').json(issueToken(project));
});
