import { fileCircles } from '../house/circles.ts';
import { violations } from './boundaries.ts';
import { isIn, type SourceFile, withoutComments } from './source.ts';

const ROOT = 'reference-impl';
const GROUND = ['kernel', 'accounts', 'http', 'worlds', 'auth'];
const INTERFACES = [
  'messaging',
  'token',
  'lookup',
  'subprojects',
  'voice',
  'conversation',
  'standalone',
  'reports',
  'contacts',
];
const BUILT_ON_GROUND = [...GROUND, 'conversation-mapping'];

/** Files beside the folders, such as compose.ts. */
const BESIDE_THE_FOLDERS = '';

/** The folders of the reference from the ground up, each with those it may import besides itself. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  accounts: ['kernel'],
  http: ['kernel'],
  worlds: ['kernel', 'accounts', 'http'],
  auth: ['kernel', 'accounts', 'http', 'worlds'],
  'conversation-mapping': ['kernel'],
  ...Object.fromEntries(INTERFACES.map((name) => [name, BUILT_ON_GROUND])),
  deviations: [...BUILT_ON_GROUND, ...INTERFACES],
  lab: [...BUILT_ON_GROUND, ...INTERFACES, 'deviations'],
  keep: ['kernel', 'http', 'worlds'],
  start: ['kernel', 'http', 'worlds', 'deviations', 'lab', 'keep'],
  map: ['kernel', 'conversation-mapping', 'start'],
  library: ['kernel', 'http', 'worlds', 'start', BESIDE_THE_FOLDERS],
};

/** The folder of the reference that a file is in; files beside the folders put everything together. */
const folderOf = (path: string): string | undefined =>
  path.startsWith(`${ROOT}/`) && path.split('/').length > 2 ? path.split('/')[1] : undefined;

const interfaceOf = (path: string): string | undefined => INTERFACES.find((name) => isIn(path, `${ROOT}/${name}`));

/** Imports of the reference that run upward or sideways. */
export const upwardImports = (files: readonly SourceFile[]): string[] =>
  violations(files, ({ from, to, own }) => {
    const here = folderOf(from);
    if (!here || !own || folderOf(to) === here) return undefined;
    const allowed = MAY_IMPORT[here] ?? [];
    if (allowed.includes(folderOf(to) ?? BESIDE_THE_FOLDERS)) return undefined;
    return `${here} imports ${allowed.join(', ') || 'nothing else of ours'}`;
  });

/** The edge of an interface: its table, its operations, their schemas, its entry among the parts. The rest is domain. */
const isEdge = (path: string): boolean =>
  /\/(?:interface|part)\.ts$|operations\.ts$|-schemas\.ts$|\/operations\//.test(path);

/** Domain files import their own folder, the kernel, the accounts and types of worlds, and a scope types of the mapping; never HTTP. */
export const domainOnTheEdge = (files: readonly SourceFile[]): string[] =>
  violations(files, ({ from, to, own, typeOnly }) => {
    const folder = interfaceOf(from);
    if (!folder || isEdge(from)) return undefined;
    if (isIn(to, 'node:http') || to === 'fastify') return 'domain code knows nothing of HTTP';
    if (!own || [folder, 'kernel', 'accounts'].some((name) => isIn(to, `${ROOT}/${name}`))) return undefined;
    if (isIn(to, `${ROOT}/worlds`) && typeOnly) return undefined;
    if (isIn(to, `${ROOT}/conversation-mapping`) && typeOnly && from.endsWith('/scope.ts')) return undefined;
    return 'domain code imports its own folder, the kernel, the accounts and types of worlds';
  });

const WHOLE_WORLDS = ['registry', 'create', 'open-scopes'].map((name) => `${ROOT}/worlds/${name}.ts`);

/** What the text of a file of an interface names: a world, or the scope of another part. */
function namesBeyond(path: string, text: string): string | undefined {
  const code = withoutComments(text);
  if (/\.scopes\b|\bscopes\s*[,:}]/.test(code)) return 'the scopes of a world';
  return /\/(?:part|scope)\.ts$/.test(path) || !/\bScope<'/.test(code)
    ? undefined
    : 'a scope outside its part.ts or scope.ts';
}

/** An interface sees its own scope of a world and never a world. */
export const interfacesOnWorlds = (files: readonly SourceFile[]): string[] => [
  ...violations(files, ({ from, to }) =>
    interfaceOf(from) && WHOLE_WORLDS.includes(to) ? 'an interface sees its scope, not a world' : undefined,
  ),
  ...files.flatMap(({ path, text }) => {
    const named = interfaceOf(path) ? namesBeyond(path, text) : undefined;
    return named ? [`${path} names ${named}`] : [];
  }),
];

/** The topics of the messaging API, a folder each, and what all of them share. */
const TOPICS = 'submit carrier reports replies webhooks templates senders numbers keys links blacklist'.split(' ');
const SHARED = 'interface part scope decisions state list-query unconfirmed-operations traffic'.split(' ');

const MESSAGING = /^reference-impl\/messaging\/(?:([^/]+)\/.+|([^/]+)\.ts)$/;

/** Files of the messaging API that belong to none of its topics, and are not what all of them share. */
export const filesWithoutTopic = (files: readonly SourceFile[]): string[] =>
  files.flatMap(({ path }) => {
    const [, topic, shared] = MESSAGING.exec(path) ?? [];
    const isPlaced = topic === undefined ? shared === undefined || SHARED.includes(shared) : TOPICS.includes(topic);
    return isPlaced ? [] : [`${path} belongs to no topic of the messaging API`];
  });

/** More than two files of the reference that import each other in a circle, of types as well: none is read without the others. */
export const referenceCircles = (files: readonly SourceFile[]): string[] =>
  fileCircles(files.filter(({ path }) => isIn(path, ROOT)))
    .filter(({ length }) => length > 2)
    .map((circle) => `a circle: ${circle.join(', ')}`);

const PERMITTED = ['alternatives', 'twin'].map((folder) => `${ROOT}/deviations/${folder}`);

/** Faults see of an interface its types, its state and its decisions; permitted deviations may see more. */
export const faultsOnOperations = (files: readonly SourceFile[]): string[] =>
  violations(files, ({ from, to, typeOnly }) => {
    if (!isIn(from, `${ROOT}/deviations`) || PERMITTED.some((folder) => isIn(from, folder))) return undefined;
    if (!interfaceOf(to) || typeOnly) return undefined;
    if (/\/(state|decisions)\.ts$/.test(to)) return undefined;
    return 'only the types, state.ts and decisions.ts of an interface';
  });
