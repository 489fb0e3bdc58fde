import { isUtf8 } from 'node:buffer';
import { type Json, jsonIn } from '../../../kernel/json.ts';
import { alternativesOf, another, asPublished, other } from '../../alternative.ts';
import { reading } from '../../operators/decisions.ts';
import { good, members, on } from '../../operators/replies.ts';

const GONE = { status: 410, body: { message: 'Gone.' } };
const ALL = ['subprojects.create', 'subprojects.list', 'subprojects.read', 'subprojects.change', 'subprojects.delete'];

export const alternatives = alternativesOf({
  'SIL-OTH-05 subprojects.called-name': other('A subproject has a name and an id, in an object of its own.', {
    bindings: { subprojectNameField: 'branch_name', subprojectIdAt: '/project/id' },
    decide: reading((body) => {
      const { branch_name: displayName, ...rest } = body;
      return 'branch_name' in body ? { ...rest, displayName } : body;
    }),
    reply: on('subprojects.create', good, (reply) => {
      const { subprojectId: id, displayName: name } = reply.body as Json;
      return { ...reply, body: { project: { id, name, revision: 1 } } };
    }),
  }),
  'SIL-OTH-05 subprojects.not-listed': other('Subprojects are made and not listed.', {
    reply: on('subprojects.list', good, { status: 405, body: { error: 'no' } }),
  }),
  'SIL-OTH-05 subprojects.further-members': asPublished('Every answer about subprojects has further members.', {
    reply: on(ALL, good, members({ requestId: 'r-1', region: 'eu' })),
  }),
  'SIL-OTH-06 subprojects.refusals-422': another({
    says: 'A request about subprojects that makes no sense gets HTTP status 422.',
    reply: on(ALL, 400, (reply, { request: { body } }) => {
      const canBeRead = isUtf8(body) && jsonIn(new TextDecoder().decode(body)) !== undefined;
      return canBeRead ? { status: 422, body: { message: 'No.' } } : reply;
    }),
  }),
  'SUB-PATH-02 subprojects.preview-gone': other('The path of the preview is gone.', {
    reply: on(ALL, (_reply, { request }) => request.target.startsWith('/v1alpha1/'), GONE),
  }),
});
