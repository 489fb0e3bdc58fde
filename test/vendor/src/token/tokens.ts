import { randomBytes } from 'node:crypto';
import { type Project, settings } from '../config.ts';

const tokens = new Map<string, { project: Project; expires: number }>();

export function issueToken(project: Project) {
  const token = randomBytes(48).toString('base64url');
  tokens.set(token, { project, expires: Date.now() + settings.tokenLifetime * 1000 });
  return { access_token: token, token_type: 'Bearer', expires_in: settings.tokenLifetime, scope: '' };
}

export function projectOfToken(token: string): Project | 'expired' | 'unknown' {
  const entry = tokens.get(token);
  if (!entry) return 'unknown';
  return entry.expires <= Date.now() ? 'expired' : entry.project;
}
