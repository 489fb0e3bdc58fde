import { randomBytes } from 'node:crypto';
import { isWrong, type Project, settings } from '../config.ts';

const tokens = new Map<string, { project: Project; expires: number }>();

export function issueToken(project: Project) {
  const token = randomBytes(48).toString('base64url');
  const seconds = isWrong('short-tokens') ? settings.tokenLifetime / 10 : settings.tokenLifetime;
  tokens.set(token, { project, expires: Date.now() + seconds * 1000 });
  return { access_token: token, token_type: 'Bearer', expires_in: settings.tokenLifetime, scope: '' };
}

export function projectOfToken(token: string): Project | 'expired' | 'unknown' {
  const entry = tokens.get(token);
  if (!entry) return 'unknown';
  return entry.expires <= Date.now() ? 'expired' : entry.project;
}
