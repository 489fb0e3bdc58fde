import type { Json } from '../kernel/json.ts';
import { objectAt, present, textAt, textIfAt } from './members.ts';

/** The text of the body or of a text header; any other header has none. */
function wordsIn(part: unknown, at: string): string | undefined {
  if (part === undefined) return undefined;
  const { text } = objectAt(part, at);
  return textIfAt(text, `${at}/text`);
}

function headerOf({ header }: Json, at: string): string | undefined {
  const words = wordsIn(header, at);
  if (words !== undefined) textAt((header as Json).type ?? 'text', `${at}/type`);
  return words;
}

/** A list of sections with its texts. */
export function listMessage(interactive: Json, sections: readonly Json[], at: string): Json {
  const { button, catalog_id } = objectAt(interactive.action, `${at}/action`);
  const properties = present({ menu: button, catalog_id });
  const words = wordsIn(interactive.body, `${at}/body`);
  const title = headerOf(interactive, `${at}/header`) ?? words;
  return {
    list_message: present({
      title,
      description: words === title ? undefined : words,
      sections,
      message_properties: Object.keys(properties).length > 0 ? properties : undefined,
    }),
  };
}
