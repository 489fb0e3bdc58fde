import type { Node, OperationDocument } from './document.ts';
import type { Form, PushedNotification, Schema } from './operation.ts';

const NOTHING: Schema = { const: '' };

const isDocumented = (schema: Node): boolean => schema['x-standing'] === 'documented';

/** The form of a body, by who shows it: published unless the schema, or a part of its `allOf`, is marked as documented. */
export function formOf(document: OperationDocument, content: unknown, place: string): Form {
  const [media] = document.entriesOf(content, place);
  if (media === undefined) return { published: NOTHING };
  const [type, { schema }] = media;
  const isText = type === 'text/plain';
  if (schema === undefined) return { isText };
  const { allOf } = document.followed(schema, place);
  const isShown = (part: unknown): boolean => isDocumented(document.followed(part, place));
  const parts = Array.isArray(allOf) && allOf.some(isShown) ? allOf : [schema];
  const form: Record<string, Schema> = {};
  for (const part of parts) form[isShown(part) ? 'documented' : 'published'] = document.schema(part, place);
  return { isText, ...form };
}

export function membersOf(document: OperationDocument, content: unknown, place: string): string[] {
  const names = new Set<string>();
  const walk = (value: unknown, inherited: boolean): void => {
    if (typeof value !== 'object' || value === null) return;
    const schema = document.followed(value, place);
    const shown = inherited || isDocumented(schema) || isDocumented(value as Node);
    const { properties = {}, items, allOf = [], anyOf = [], additionalProperties } = schema;
    for (const [name, each] of Object.entries(properties as Node)) {
      if (shown || isDocumented((each ?? {}) as Node)) names.add(name);
      walk(each, shown);
    }
    for (const each of [items, additionalProperties, allOf, anyOf].flat()) walk(each, shown);
  };
  for (const [, { schema }] of document.entriesOf(content, place)) walk(schema, false);
  return [...names];
}

/** What is pushed, by its phrase: a notification may be documented in one place and published in another. */
export function notificationsIn(documents: readonly OperationDocument[]): Record<string, PushedNotification> {
  const merged: Record<string, PushedNotification> = {};
  for (const document of documents)
    for (const [name, item] of document.entriesOf(document.root.webhooks, 'webhooks')) {
      const place = `webhooks.${name}.post`;
      const post = document.followed(item.post, place);
      const { content } = document.followed(post.requestBody, place);
      const members = membersOf(document, content, place);
      const form = formOf(document, content, place);
      const required: unknown[] = [];
      const properties: Record<string, Schema> = {};
      for (const [, { name, schema }] of document.entriesOf({ ...((post.parameters ?? []) as Node[]) }, place)) {
        required.push(name);
        properties[String(name)] = document.schema(schema, place);
      }
      const phrase = post['x-phrase'];
      if (typeof phrase !== 'string') return document.fail(place, 'x-phrase is missing');
      const known = merged[phrase];
      merged[phrase] = {
        form: { ...known?.form, ...form },
        headers: post.parameters === undefined ? known?.headers : { type: 'object', required, properties },
        shown: members.length > 0 ? { statuses: [], tolerated: [], members, sent: [] } : known?.shown,
      };
    }
  return merged;
}
