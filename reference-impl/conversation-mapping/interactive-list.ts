import type { Json } from '../kernel/json.ts';
import { listMessage } from './list-message.ts';
import { listAt, objectAt, present, textAt } from './members.ts';
import type { MessageType } from './message-type.ts';

function choiceOf(row: unknown, at: string): Json {
  const { id, title, description } = objectAt(row, at);
  return { choice: present({ title: textAt(title, `${at}/title`), description, postback_data: id }) };
}

function sectionOf(section: unknown, at: string): Json {
  const { title, rows } = objectAt(section, at);
  const items = listAt(rows, `${at}/rows`).map((row, place) => choiceOf(row, `${at}/rows/${place}`));
  return present({ title, items });
}

/** A list to choose from: each row is a choice. Rules: CONV-MAP-TYPE-12. */
export const interactiveList: MessageType = {
  name: 'interactive list',
  leaves: [],
  convert: (message, at) => {
    const place = `${at}/interactive`;
    const interactive = objectAt(message.interactive, place);
    const where = `${place}/action/sections`;
    const { sections } = objectAt(interactive.action, `${place}/action`);
    return listMessage(
      interactive,
      listAt(sections, where).map((section, index) => sectionOf(section, `${where}/${index}`)),
      place,
    );
  },
};
