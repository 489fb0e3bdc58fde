import type { InterfaceName } from '../interfaces.ts';
import type { Node, OperationDocument } from './document.ts';
import { METHODS } from './requests.ts';

export interface FormRow {
  readonly id: string;
  readonly phrase: string;
  /** Words of the steps that see it, the phrase that asks for it among them. */
  readonly asked: readonly string[];
  readonly interface: InterfaceName;
  /** The section and lines of the document that show it; a published form has the title of its description. */
  readonly section: string;
  readonly lines: string;
  readonly standing: 'documented' | 'published';
  readonly capability?: string | undefined;
  readonly isLetter: boolean;
}

export const formIdOf = (operation: string): string =>
  `FORM-${operation.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase()}`;

export const letterFormIdOf = (phrase: string): string => `FORM-${phrase.replaceAll(' ', '-')}`;

/** One row for each form: where several documents show the same letter, the documented one counts. */
export function formRowsIn(documents: readonly OperationDocument[]): FormRow[] {
  const merged = new Map<string, FormRow>();
  for (const document of documents) {
    const { root } = document;
    const title = String((root.info as Node | undefined)?.title ?? '');
    const nodes: Array<[node: Node, isLetter: boolean]> = [];
    for (const [, item] of document.entriesOf(root.paths, 'paths'))
      for (const [method, node] of Object.entries(item)) if (METHODS.has(method)) nodes.push([node as Node, false]);
    for (const [letter, item] of document.entriesOf(root.webhooks, 'webhooks'))
      nodes.push([document.followed(item.post, `webhooks.${letter}.post`), true]);
    for (const [node, isLetter] of nodes) {
      // an operation of which nothing is shown has no form, and neither has a letter that may be anything
      if ((node['x-standing'] ?? root['x-standing']) === 'not-shown' || node['x-form'] === 'none') continue;
      const phrase = String(node['x-phrase']);
      const id = isLetter ? letterFormIdOf(phrase) : formIdOf(String(node.operationId));
      const standing = node['x-form'] === 'documented' ? 'documented' : 'published';
      const known = merged.get(id);
      if (known?.standing === 'documented' || known?.standing === standing) continue;
      const asked = isLetter ? [] : [phrase];
      if (!isLetter) for (const request of (node['x-requests'] ?? []) as Node[]) asked.push(String(request.phrase));
      merged.set(id, {
        id,
        phrase,
        asked: [...asked, ...((node['x-seen'] ?? []) as string[])],
        interface: root['x-interface'] as InterfaceName,
        section: String(node['x-section'] ?? `Published: ${title.toLowerCase()}`),
        lines: String(node['x-lines'] ?? ''),
        capability: root['x-capability'] as string | undefined,
        standing,
        isLetter,
      });
    }
  }
  return [...merged.values()];
}
