import type { InterfaceName } from '../interfaces.ts';
import type { Node, OperationDocument } from './document.ts';
import { METHODS } from './requests.ts';

/** A form that answers or letters have: the one of an operation, or of something that is pushed. */
export interface FormRow {
  /** What it is called: `FORM-submit-message`. */
  readonly id: string;
  /** What has it, in the words of a feature. */
  readonly phrase: string;
  /** Words of the steps that see it. */
  readonly asked: readonly string[];
  readonly interface: InterfaceName;
  /** The title of its document. */
  readonly title: string;
  readonly standing: 'documented' | 'published';
  /** The capability without which a target does not offer it. */
  readonly capability?: string | undefined;
  readonly isLetter: boolean;
}

const dashed = (name: string): string => name.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase();

/** The row that the form of an operation is judged by, from its id in its document. */
export const formIdOf = (operation: string): string => `FORM-${dashed(operation)}`;

/** The row that the form of a letter is judged by, from the words of a feature. */
export const letterFormIdOf = (phrase: string): string => `FORM-${phrase.replaceAll(' ', '-')}`;

/** Words of steps that see it, beside the phrase that asks for it. */
const seenBy = (node: Node): readonly string[] => (node['x-seen'] ?? []) as string[];

type Own = Pick<FormRow, 'interface' | 'title' | 'capability'>;

const standingOf = (form: unknown): FormRow['standing'] => (form === 'documented' ? 'documented' : 'published');

/** An operation of which nothing is shown has no form, and neither has a letter that may be anything. */
const isShown = (document: OperationDocument, node: Node): boolean =>
  (node['x-standing'] ?? document.root['x-standing']) !== 'not-shown' && node['x-form'] !== 'none';

function ofOperations(document: OperationDocument, own: Own): FormRow[] {
  const items = document.entriesOf(document.root.paths, 'paths').flatMap(([, item]) => Object.entries(item));
  return items.flatMap(([method, each]) => {
    const node = each as Node;
    if (!METHODS.has(method) || !isShown(document, node)) return [];
    const phrase = String(node['x-phrase']);
    const others = ((node['x-requests'] ?? []) as Node[]).map((request) => String(request.phrase));
    const asked = [phrase, ...others, ...seenBy(node)];
    const id = formIdOf(String(node.operationId));
    const standing = standingOf(node['x-form']);
    return [{ id, phrase, asked, ...own, standing, isLetter: false }];
  });
}

const ofLetters = (document: OperationDocument, own: Own): FormRow[] =>
  document.entriesOf(document.root.webhooks, 'webhooks').flatMap(([name, item]) => {
    const node = document.followed(item.post, `webhooks.${name}.post`);
    if (!isShown(document, node)) return [];
    const phrase = String(node['x-phrase']);
    const standing = standingOf(node['x-form']);
    return [{ id: letterFormIdOf(phrase), phrase, asked: seenBy(node), ...own, standing, isLetter: true }];
  });

/** Every form that a document shows. */
export function formRowsIn(document: OperationDocument): FormRow[] {
  const { info, 'x-interface': name, 'x-capability': capability } = document.root;
  const own = {
    interface: name as InterfaceName,
    title: String((info as Node | undefined)?.title ?? ''),
    capability,
  } as Own;
  return [...ofOperations(document, own), ...ofLetters(document, own)];
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
