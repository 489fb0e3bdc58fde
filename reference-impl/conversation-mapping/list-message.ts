import { isObject, type Json, present, textAt } from './members.ts';

const textIn = (part: unknown): unknown => (isObject(part) ? part.text : undefined);

/** A list of sections with the words around it. */
export function listMessage(interactive: Json, sections: readonly Json[], at: string): Json {
  const { action } = interactive as { action?: Json };
  const properties = present({ menu: action?.button, catalog_id: action?.catalog_id });
  const words = textIn(interactive.body);
  const title = textIn(interactive.header) ?? words;
  return {
    list_message: present({
      title: textAt(title, `${at}/body/text`),
      description: words === title ? undefined : words,
      sections,
      message_properties: Object.keys(properties).length > 0 ? properties : undefined,
    }),
  };
}
