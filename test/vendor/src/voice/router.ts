import { randomUUID } from 'node:crypto';
import { type Request, Router } from 'express';
import { ownProject, platformAuthentication } from '../auth/platform.ts';
import { isWrong, settings } from '../config.ts';
import { type Check, flag, insist, optional, shape, text } from '../http/check.ts';
import { HttpProblem } from '../http/problems.ts';
import { jsonBody } from '../http/server.ts';
import { callBehavior } from './behaviour.ts';
import { idempotent } from './idempotency.ts';
import { add, makeDefault, remove, serviceOf, servicesOf, type VoiceService } from './services.ts';

const slugs: Record<number, [slug: string, title: string]> = {
  400: ['bad-request', 'Bad Request'],
  401: ['unauthorized', 'Unauthorized'],
  403: ['forbidden', 'Forbidden'],
  404: ['not-found', 'Not Found'],
  409: ['conflict', 'Conflict'],
};

function problem(status: number, detail: string, instance: string) {
  const [slug, title] = slugs[status] ?? ['error', 'Error'];
  const body = { type: `${settings.errorRegistry}/${slug}`, title, status, detail, instance };
  return new HttpProblem(status, body, { 'Content-Type': 'application/problem+json' });
}

const trimmed = /^\S+(\s+\S+)*$/;
const name = text({ min: 1, max: 64, pattern: trimmed, says: 'must not begin or end with white space' });
const others = {
  description: optional(text({ max: 255 })),
  isDefault: optional(flag),
  callBehavior: optional(callBehavior),
};
const changes = shape({ name: optional(name), ...others });
const creation = shape({ name, ...others });

function check(shapeOfBody: Check, req: Request): void {
  insist(shapeOfBody, req.body, (details) => problem(400, details.join('; '), req.originalUrl));
}

function find(req: Request): VoiceService {
  const service = serviceOf(req.project.id, String(req.params.serviceId));
  if (!service) throw problem(404, 'The service was not found', req.originalUrl);
  return service;
}

const services = '/v2/projects/:projectId/services';

export const voiceRouter = Router();

voiceRouter.use(platformAuthentication({ basic: true, fault: problem }));
voiceRouter.use(jsonBody((req) => problem(400, 'The body is not a JSON object', req.originalUrl)));
voiceRouter.use(services, ownProject('projectId', problem));

voiceRouter
  .route(services)
  .get((req, res) => {
    const all = servicesOf(req.project.id);
    res.json({ services: all, meta: { totalCount: all.length } });
  })
  .post((req, res) => {
    check(creation, req);
    const { name, description, isDefault = false, callBehavior } = req.body;
    if (servicesOf(req.project.id).some((service) => service.name === name)) {
      throw problem(409, 'A service with this name exists', req.originalUrl);
    }
    const serviceId = randomUUID();
    const createTime = new Date().toISOString();
    res
      .status(201)
      .json(add({ serviceId, projectId: req.project.id, createTime, name, description, isDefault, callBehavior }));
  });

voiceRouter
  .route(`${services}/:serviceId`)
  .get((req, res) => {
    res.json(find(req));
  })
  .patch(idempotent, (req, res) => {
    const service = find(req);
    check(changes, req);
    const mayStop = isWrong('default-alone-refused') && !service.isDefault;
    if (req.body.isDefault === false && !mayStop)
      throw problem(400, '/isDefault: can only be set to true', req.originalUrl);
    const { name, description, isDefault, callBehavior } = req.body;
    const given = Object.entries({ name, description, callBehavior }).filter(([, value]) => value !== undefined);
    Object.assign(service, Object.fromEntries(given));
    if (isDefault) makeDefault(service);
    if (given.length > 0 || isDefault) service.updateTime = new Date().toISOString();
    res.json(service);
  })
  .delete((req, res) => {
    const service = find(req);
    if (service.isDefault) throw problem(400, 'The default service cannot be deleted', req.originalUrl);
    remove(service);
    res.status(204).end();
  });
