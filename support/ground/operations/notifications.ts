import type { Node, OperationDocument } from './document.ts';
import { formOf, membersOf } from './forms.ts';
import type { PushedNotification, Schema } from './operation.ts';

/** The headers of a notification as an object, each of them required. */
function headersOf(document: OperationDocument, { parameters }: Node, place: string): Schema | undefined {
  if (parameters === undefined) return undefined;
  const headers = document.entriesOf({ ...(parameters as Node[]) }, place).map(([, each]) => each);
  const properties = headers.map(({ name, schema }) => [name, document.schema(schema, place)]);
  return {
    type: 'object',
    required: headers.map(({ name }) => name),
    properties: Object.fromEntries(properties),
  };
}

/** What the platform pushes according to a document, by the words a feature uses for it. */
export const notificationsIn = (document: OperationDocument): Array<[string, PushedNotification]> =>
  document.entriesOf(document.root.webhooks, 'webhooks').map(([name, item]) => {
    const place = `webhooks.${name}.post`;
    const post = document.followed(item.post, place);
    const { content } = document.followed(post.requestBody, place);
    const members = membersOf(document, content, place);
    const notification = {
      form: formOf(document, content, place),
      headers: headersOf(document, post, place),
      shown: members.length > 0 ? { statuses: [], tolerated: [], members, sent: [] } : undefined,
    };
    const phrase = post['x-phrase'];
    return [typeof phrase === 'string' ? phrase : document.fail(place, 'x-phrase is missing'), notification];
  });
