import { INTERFACES, type InterfaceName } from '../interfaces.ts';
import type { Node, OperationDocument } from './document.ts';
import { formOf, membersOf } from './forms.ts';
import { once } from './once.ts';
import { type Form, type PageStyle, type Shown, STANDINGS, type Standing, type WireOperation } from './operation.ts';
import { filledIn, IN_BRACES, PLACEHOLDERS } from './placeholders.ts';

export const METHODS = new Set(['get', 'put', 'post', 'patch', 'delete']);
const OWN =
  'standing phrase about query headers id shown tolerated pages makes form section lines seen repeats requests';
const OWN_MEMBERS = new Set(OWN.split(' '));
const REQUEST_MEMBERS = new Set(['phrase', 'about', 'query', 'path', 'example']);

export interface WrittenRequest {
  readonly phrase: string;
  readonly operation: WireOperation;
  readonly document: OperationDocument;
  readonly place: string;
  /** What `x-makes` says; only of the first request of an operation. */
  readonly makes?: Node | undefined;
  readonly example: unknown;
}

export type OperationById = (by: Pick<WrittenRequest, 'document' | 'place'>, id: unknown) => WrittenRequest;

function shownOf(document: OperationDocument, node: Node, place: string): Shown | undefined {
  const members = new Set<string>();
  for (const [, { content }] of document.entriesOf(node.responses, `${place}.responses`))
    for (const name of membersOf(document, content, place)) members.add(name);
  const { content } = (node.requestBody ?? {}) as Node;
  const sent = membersOf(document, content, `${place}.requestBody`);
  const { 'x-shown': statuses = [], 'x-tolerated': tolerated = [] } = node;
  const shown = { statuses, tolerated, members: [...members], sent } as Shown;
  return shown.statuses.length + members.size > 0 ? shown : undefined;
}

function exampleIn(document: OperationDocument, node: Node, place: string): unknown {
  const { content } = (node.requestBody ?? {}) as Node;
  const [type, { example } = {} as Node] = document.entriesOf(content, `${place}.requestBody`)[0] ?? [];
  if (type !== 'application/x-www-form-urlencoded') return example;
  return new URLSearchParams(example as Record<string, string>).toString();
}

const bodyOf = (example: unknown): Pick<WireOperation, 'body'> =>
  example === undefined ? {} : { body: (facts) => filledIn(example, facts) };

const withQuery = (path: string, query: unknown): string => (query === undefined ? path : `${path}?${query}`);

export function interfaceOf(document: OperationDocument): InterfaceName {
  const name = document.root['x-interface'] as InterfaceName;
  return INTERFACES.includes(name) ? name : document.fail('x-interface', `there is no interface ${name}`);
}

function checkBlanks(document: OperationDocument, example: unknown, place: string): void {
  for (const [, name = ''] of JSON.stringify(example ?? '').matchAll(IN_BRACES))
    if (!PLACEHOLDERS.has(name)) document.fail(place, `nothing fills in {${name}}`);
}

function usualRequest(document: OperationDocument, method: string, path: string, node: Node): WrittenRequest {
  const place = `paths.${path}.${method}`;
  // Refuses members that would be overlooked, and examples with blanks that nobody fills in.
  for (const name of Object.keys(node))
    if (name.startsWith('x-') && !OWN_MEMBERS.has(name.slice('x-'.length)))
      document.fail(place, `${name} means nothing`);
  if (typeof node['x-phrase'] !== 'string') document.fail(place, 'x-phrase is missing');
  for (const request of (node['x-requests'] ?? []) as Node[])
    for (const name of Object.keys(request))
      if (!REQUEST_MEMBERS.has(name)) document.fail(`${place}.x-requests`, `${name} means nothing`);
  const example = exampleIn(document, node, place);
  checkBlanks(document, example, place);
  const standing = (node['x-standing'] ?? document.root['x-standing']) as Standing;
  if (!STANDINGS.includes(standing)) document.fail(place, `x-standing is none of ${STANDINGS.join(', ')}`);
  const operation: WireOperation = {
    id: String(node.operationId),
    interface: interfaceOf(document),
    method: method.toUpperCase(),
    path: withQuery(path, node['x-query']),
    standing,
    about: node['x-about'] as string,
    headers: (node['x-headers'] ?? document.root['x-headers']) as Record<string, string>,
    pages: node['x-pages'] as PageStyle,
    made: node['x-id'] as string,
    repeats: node['x-repeats'] as string[],
    ...bodyOf(example),
    answers: once(() => {
      const answers: Record<string, Form> = {};
      for (const [status, { content }] of document.entriesOf(node.responses, `${place}.responses`))
        answers[status] = formOf(document, content, `${place}.responses.${status}`);
      return answers;
    }),
    shown: once(() => shownOf(document, node, place)),
  };
  const makes = node['x-makes'] as Node | undefined;
  return { phrase: String(node['x-phrase']), operation, document, place, makes, example };
}

export function requestsIn(document: OperationDocument): WrittenRequest[] {
  const requests: WrittenRequest[] = [];
  for (const [path, item] of document.entriesOf(document.root.paths, 'paths')) {
    for (const [method, each] of Object.entries(item)) {
      if (!METHODS.has(method)) continue;
      const node = each as Node;
      const usual = usualRequest(document, method, path, node);
      const { operation, place } = usual;
      requests.push(usual);
      for (const { phrase, about, query, path: names = {}, example } of (node['x-requests'] ?? []) as Node[]) {
        let [filled = ''] = operation.path.split('?');
        for (const [name, value] of Object.entries(names as Node)) filled = filled.replace(`{${name}}`, String(value));
        checkBlanks(document, example, `${place}.x-requests`);
        const own = { about: about as string, path: withQuery(filled, query), ...bodyOf(example) };
        requests.push({ phrase: String(phrase), operation: { ...operation, ...own }, document, place, example });
      }
    }
  }
  return requests;
}
