import { randomBytes } from 'node:crypto';
import { Router } from 'express';
import { projectOfKey, tokens } from '../auth/platform.ts';
import { isWrong, settings } from '../config.ts';
import { HttpProblem } from '../http/problems.ts';

export const tokenRouter = Router();

tokenRouter.post('/oauth2/token', (req, res) => {
  const project = projectOfKey(req.get('Authorization'));
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
  const access_token = randomBytes(48).toString('base64url');
  const expires_in = settings.tokenLifetime;
  const seconds = isWrong('short-tokens') ? expires_in / 10 : expires_in;
  tokens.set(access_token, { project, expires: Date.now() + seconds * 1000 });
  res.set('Cache-Control', 'no-store').json({ access_token, token_type: 'Bearer', expires_in, scope: '' });
});
