import { randomUUID } from 'node:crypto';
import { type Request, type RequestHandler, Router } from 'express';
import { ownProject, platformAuthentication } from '../auth/platform.ts';
import { type Check, insist, map, optional, shape, text } from '../http/check.ts';
import { partByToken } from '../http/pages.ts';
import { namedProblem as problem } from '../http/problems.ts';
import { jsonBody } from '../http/server.ts';

interface Subproject {
  subprojectId: string;
  parentProjectId: string;
  displayName: string;
  labels: Record<string, string>;
  createTime: string;
  updateTime: string;
  deleted: boolean;
}

const subprojects = new Map<string, Subproject>();

const displayName = text({ min: 1, max: 255 });
const labels = map(text({ min: 1, max: 255 }), 255, 255);
const creation = shape({ displayName: displayName, labels: optional(labels) });
const changes = shape({ displayName: optional(displayName), labels: optional(labels) });

const check = (shapeOfBody: Check, value: unknown) =>
  insist(shapeOfBody, value, (details) => problem(400, details.join('; ')));

function find(req: Request): Subproject {
  const found = subprojects.get(String(req.params.subprojectId));
  if (!found) throw problem(404, 'The subproject was not found');
  if (found.parentProjectId !== req.project.id) throw problem(403, 'Your key does not own this subproject');
  return found;
}

const create: RequestHandler = (req, res) => {
  check(creation, req.body);
  const now = new Date().toISOString();
  const subproject: Subproject = {
    subprojectId: randomUUID(),
    parentProjectId: req.project.id,
    displayName: req.body.displayName,
    labels: req.body.labels ?? {},
    createTime: now,
    updateTime: now,
    deleted: false,
  };
  subprojects.set(subproject.subprojectId, subproject);
  res.json(subproject);
};

const listAll: RequestHandler = (req, res) => {
  const size = Number(req.query.pageSize ?? 100);
  if (!Number.isInteger(size) || size < 1 || size > 1000) throw problem(400, 'pageSize must be between 1 and 1000');
  const own = [...subprojects.values()].filter(
    (each) => each.parentProjectId === req.project.id && (!each.deleted || req.query.showDeleted === 'true'),
  );
  const { start, part, nextToken = '' } = partByToken(own, req.query.pageToken, size);
  if (!Number.isInteger(start)) throw problem(400, 'pageToken is not known');
  res.json({ subprojects: part, nextPageToken: nextToken });
};

const one = Router({ mergeParams: true });

one
  .route('/')
  .get((req, res) => {
    res.json(find(req));
  })
  .patch((req, res) => {
    const subproject = find(req);
    check(changes, req.body);
    subproject.displayName = req.body.displayName ?? subproject.displayName;
    subproject.labels = req.body.labels ?? subproject.labels;
    subproject.updateTime = new Date().toISOString();
    res.json(subproject);
  })
  .delete((req, res) => {
    const subproject = find(req);
    subproject.deleted = true;
    subproject.updateTime = new Date().toISOString();
    res.json({});
  });

export const subprojectRouter = Router();

subprojectRouter.use(platformAuthentication({ basic: true, fault: problem }));
subprojectRouter.use(jsonBody(() => problem(400, 'The body is not a JSON object')));

for (const version of ['/v1', '/v1alpha1']) {
  const nested = `${version}/projects/:parentProjectId/subprojects`;
  subprojectRouter.use(nested, ownProject('parentProjectId', problem));
  subprojectRouter.route(nested).get(listAll).post(create);
  subprojectRouter.use(`${nested}/:subprojectId`, one);
  subprojectRouter.use(`${version}/subprojects/:subprojectId`, one);
}
