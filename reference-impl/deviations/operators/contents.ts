import { inRule } from './decisions.ts';

// biome-ignore lint/suspicious/noExplicitAny: the members of a content have no types
type Json = Readonly<Record<string, any>>;

type Change = (content: Json, message: Json) => Json;

/** Changes the content made from one type of standalone message. */
export const outcome = (type: string, change: Change) =>
  inRule(
    'mapping',
    'messageTypes',
    type,
    'convert',
    (convert) => (message, at) => change(convert(message, at), message),
  );

/** Replaces the content made from one type of standalone message, convertible or not. */
export const replaced = (type: string, content: (message: Json) => Json) =>
  inRule('mapping', 'messageTypes', type, 'convert', () => content);

/** Changes the one object that a content consists of. */
export const inner = (type: string, change: Change) =>
  outcome(type, (content, message) =>
    Object.fromEntries(Object.entries(content).map(([kind, value]) => [kind, change(value, message)])),
  );

/** Changes the object of one kind in a content, if there is one. */
export const within = (type: string, kind: string, change: Change) =>
  outcome(type, (content, message) =>
    content[kind] === undefined ? content : { ...content, [kind]: change(content[kind], message) },
  );

const rename =
  (from: string, to: string): Change =>
  ({ [from]: value, ...rest }) =>
    value === undefined ? rest : { ...rest, [to]: value };

/** Renames the kind of a content. */
export const renamed = (type: string, from: string, to: string) => outcome(type, rename(from, to));

/** Renames a member of a content. */
export const renamedWithin = (type: string, from: string, to: string) => inner(type, rename(from, to));

/** Lets a member without equivalent through. */
export const keeping = (type: string, member: string) =>
  inner(type, (content, { [member]: kept }) => (kept === undefined ? content : { ...content, [member]: kept }));

/** Changes the sections of a list. */
export const sections = (type: string, change: (sections: Json[]) => Json[]) =>
  within(type, 'list_message', (list) => ({ ...list, sections: change(list.sections) }));

/** Changes the items of each section of a list. */
export const items = (type: string, change: (items: Json[]) => Json[]) =>
  sections(type, (all) => all.map((section) => ({ ...section, items: change(section.items) })));

/** Changes the template of each channel. */
export const template = (change: (approved: Json) => Json) =>
  within('template', 'template_message', ({ channel_template: channels }) => ({
    channel_template: Object.fromEntries(
      Object.entries(channels).map(([channel, approved]) => [channel, change(approved as Json)]),
    ),
  }));
