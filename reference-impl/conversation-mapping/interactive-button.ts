import type { Json } from '../kernel/json.ts';
import { listAt, objectAt, present, textAt, textIfAt, wrong } from './members.ts';
import type { MessageType } from './message-type.ts';

function choiceOf(button: unknown, at: string): Json {
  const { type = 'reply', reply } = objectAt(button, at);
  if (type !== 'reply') throw wrong(`${at}/type`, 'must be reply');
  const { id, title } = objectAt(reply, `${at}/reply`);
  return {
    text_message: { text: textAt(title, `${at}/reply/title`) },
    ...(id === undefined ? {} : { postback_data: textAt(id, `${at}/reply/id`) }),
  };
}

function choicesOf(interactive: Json, at: string): readonly Json[] {
  const { buttons } = objectAt(interactive.action, `${at}/action`);
  const where = `${at}/action/buttons`;
  return listAt(buttons, where).map((button, place) => choiceOf(button, `${where}/${place}`));
}

const wordsOf = (interactive: Json, at: string): string =>
  textAt(objectAt(interactive.body, `${at}/body`).text, `${at}/body/text`);

/** The address of the picture, video or whatever else is in a header, if it has one. */
function mediumOf(header: Json, type: string, at: string): Json | undefined {
  if (header[type] === undefined) return undefined;
  const medium = objectAt(header[type], `${at}/header/${type}`);
  const url = textIfAt(medium.url ?? medium.link, `${at}/header/${type}/url`);
  return url === undefined ? undefined : { url };
}

function choiceMessage(interactive: Json, at: string): Json {
  const { header } = interactive as { header?: Json };
  const words = wordsOf(interactive, at);
  const text = header ? `${textAt(header.text, `${at}/header/text`)}\n${words}` : words;
  return { choice_message: { text_message: { text }, choices: choicesOf(interactive, at) } };
}

function cardMessage(interactive: Json, header: Json, type: string, at: string): Json {
  return {
    card_message: present({
      title: wordsOf(interactive, at),
      media_message: mediumOf(header, type, at),
      choices: choicesOf(interactive, at),
    }),
  };
}

/**
 * Buttons below a text are a choice message, below any other header a card.
 * Rules: CONV-MAP-TYPE-10, CONV-MAP-TYPE-11.
 */
export const interactiveButton: MessageType = {
  name: 'interactive button',
  leaves: [],
  convert: (message, at) => {
    const place = `${at}/interactive`;
    const interactive = objectAt(message.interactive, place);
    if (interactive.header === undefined) return choiceMessage(interactive, place);
    const header = objectAt(interactive.header, `${place}/header`);
    const type = textAt(header.type, `${place}/header/type`);
    if (type === 'text') return choiceMessage(interactive, place);
    return cardMessage(interactive, header, type, place);
  },
};
