import type { Request, RequestHandler } from 'express';
import { type Project, projects } from '../config.ts';
import type { Json } from '../http/check.ts';
import { HttpProblem } from '../http/problems.ts';
import { basicCredentials } from './basic.ts';

/** Makes the fault of the interface in question. */
type MakeFault = (status: number, detail: string, path: string) => HttpProblem;

export const tokens = new Map<string, { project: Project; expires: number }>();

const pathOf = (req: Request) => req.originalUrl.split('?')[0] ?? '';

/** The project whose key is in Basic credentials. */
export function projectOfKey(header: string | undefined): Project | undefined {
  const given = basicCredentials(header);
  return projects.find(({ accessKeys }) =>
    accessKeys.some(({ keyId, keySecret }) => keyId === given?.user && keySecret === given.password),
  );
}

/** Bearer tokens, and Basic credentials where an interface takes them. */
export function platformAuthentication(options: { basic: boolean; fault: MakeFault }): RequestHandler {
  return (req, _res, next) => {
    const header = req.get('Authorization') ?? '';
    const refuse = (error: string, description: string) => {
      const { status, body, headers } = options.fault(401, description, pathOf(req));
      const parts = [
        'Bearer realm="platform"',
        ...(error ? [`error="${error}"`] : []),
        `error_description="${description}"`,
      ];
      return new HttpProblem(status, body, { ...headers, 'WWW-Authenticate': parts.join(', ') });
    };

    if (options.basic && /^basic\s/i.test(header)) {
      const project = projectOfKey(header);
      if (!project) throw refuse('invalid_credentials', 'The key id or secret is invalid');
      req.project = project;
      return next();
    }
    const token = /^bearer\s+(\S+)$/i.exec(header.trim())?.[1];
    if (!token) throw refuse('', 'The access token is missing');
    const known = tokens.get(token);
    if (!known) throw refuse('invalid_token', 'The access token is invalid');
    if (known.expires <= Date.now()) throw refuse('invalid_token', 'The access token is expired');
    req.project = known.project;
    next();
  };
}

/** The project named in the path must be the one the key belongs to. */
export function ownProject(parameter: string, fault: MakeFault): RequestHandler<Json> {
  return (req, _res, next) => {
    if (req.params[parameter] !== req.project.id) throw fault(403, 'Your key does not own this resource', pathOf(req));
    next();
  };
}
