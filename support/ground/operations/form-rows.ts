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

export function formRowsIn(document: OperationDocument): FormRow[] {
  const { info, 'x-interface': name, 'x-capability': capability, 'x-standing': usual } = document.root;
  const title = String((info as Node | undefined)?.title ?? '');
  const rows: FormRow[] = [];

  const add = (node: Node, isLetter: boolean): void => {
    // an operation of which nothing is shown has no form, and neither has a letter that may be anything
    if ((node['x-standing'] ?? usual) === 'not-shown' || node['x-form'] === 'none') return;
    const phrase = String(node['x-phrase']);
    const requests = ((node['x-requests'] ?? []) as Node[]).map((request) => String(request.phrase));
    const seen = (node['x-seen'] ?? []) as string[];
    rows.push({
      id: isLetter ? letterFormIdOf(phrase) : formIdOf(String(node.operationId)),
      phrase,
      asked: isLetter ? seen : [phrase, ...requests, ...seen],
      interface: name as InterfaceName,
      section: String(node['x-section'] ?? `Published: ${title.toLowerCase()}`),
      lines: String(node['x-lines'] ?? ''),
      capability: capability as string | undefined,
      standing: node['x-form'] === 'documented' ? 'documented' : 'published',
      isLetter,
    });
  };

  for (const [, item] of document.entriesOf(document.root.paths, 'paths'))
    for (const [method, node] of Object.entries(item)) if (METHODS.has(method)) add(node as Node, false);
  for (const [letter, item] of document.entriesOf(document.root.webhooks, 'webhooks'))
    add(document.followed(item.post, `webhooks.${letter}.post`), true);
  return rows;
}

/** One row for each form: where several documents show the same letter, the documented one counts. */
export function mergedFormRows(rows: readonly FormRow[]): FormRow[] {
  const merged = new Map<string, FormRow>();
  for (const row of rows) {
    const known = merged.get(row.id);
    if (known === undefined || (known.standing === 'published' && row.standing === 'documented'))
      merged.set(row.id, row);
  }
  return [...merged.values()];
}
