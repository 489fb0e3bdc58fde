import type { Answered, Reply } from '../../../http/operation.ts';
import { alternativesOf } from '../../alternative.ts';
import { good, on } from '../../operators/replies.ts';

const target = { published: false } as const;

const ALL = ['subprojects.create', 'subprojects.list', 'subprojects.read', 'subprojects.change', 'subprojects.delete'];

type Json = Record<string, unknown>;

const underPreview = (_reply: Reply, { request }: Answered): boolean => request.target.startsWith('/v1alpha1/');

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Other permitted operations on subprojects. */
export const alternatives = alternativesOf({
  'subprojects.called-name': {
    rows: ['SIL-OTH-05'],
    says: 'A subproject has a name and an id, in an object of its own.',
    target: { ...target, bindings: { subprojectNameField: 'branch_name', subprojectIdAt: '/project/id' } },
    decide: ({ http }) => {
      const { parseJson } = http;
      http.parseJson = (body) => {
        const value = parseJson(body);
        if (!isObject(value) || !('branch_name' in value)) return value;
        const { branch_name: displayName, ...rest } = value;
        return { ...rest, displayName };
      };
    },
    reply: on('subprojects.create', good, (reply) => {
      const { subprojectId: id, displayName: name } = reply.body as Json;
      return { ...reply, body: { project: { id, name, revision: 1 } } };
    }),
  },
  'subprojects.not-listed': {
    rows: ['SIL-OTH-05'],
    says: 'Subprojects are made and not listed.',
    target,
    reply: on('subprojects.list', good, { status: 405, body: { error: 'no' } }),
  },
  'subprojects.further-members': {
    rows: ['SIL-OTH-05'],
    says: 'Every answer about subprojects has further members.',
    reply: on(ALL, good, (reply) => ({ ...reply, body: { ...(reply.body as Json), requestId: 'r-1', region: 'eu' } })),
  },
  'subprojects.refusals-422': {
    rows: ['SIL-OTH-06'],
    says: 'A request about subprojects that makes no sense is refused with HTTP status 422.',
    target,
    reply: on(ALL, ({ status }, { request }) => status === 400 && canBeRead(request.body), {
      status: 422,
      body: { message: 'No.' },
    }),
  },
  'subprojects.preview-gone': {
    rows: ['SUB-PATH-02'],
    says: 'The path of the preview is gone.',
    target,
    reply: on(ALL, underPreview, { status: 410, body: { message: 'Gone.' } }),
  },
});

function canBeRead(body: Uint8Array): boolean {
  try {
    JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
    return true;
  } catch {
    return false;
  }
}
