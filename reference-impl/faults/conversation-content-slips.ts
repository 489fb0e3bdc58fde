import type { Decisions, Fault } from '../worlds/behaviour.ts';
import { mapped, outcome } from './conversation-altered.ts';

type Json = Readonly<Record<string, unknown>>;
type Change = (content: Json, message: Json) => Json;

/** Changes every send of a list but the first. */
const laterSends =
  (change: (body: Json) => Json) =>
  ({ mapping }: Decisions): void => {
    const { sendsOf } = mapping;
    mapping.sendsOf = (types, request, appId) => sendsOf(types, request, appId).map((body, place) => (place === 0 ? body : change(body)));
  };

const inside =
  (name: string, change: (content: Json) => Json): Change =>
  (content) => ({ ...content, [name]: change(content[name] as Json) });

const wordsChanged = (change: (text: string) => string): Change => inside('text_message', ({ text }) => ({ text: change(String(text)) }));

const withoutZeros = ({ coordinates, ...rest }: Json): Json => ({
  ...rest,
  coordinates: Object.fromEntries(Object.entries(coordinates as Json).filter(([, degrees]) => degrees !== 0)),
});

const sectionsMerged = ({ sections, ...rest }: Json): Json => ({
  ...rest,
  sections: [{ items: (sections as Json[]).flatMap(({ items }) => items as Json[]) }],
});

/** Changes the template of the channel. */
const template = (change: (approved: Json) => Json): Change =>
  inside('template_message', ({ channel_template: channels }) => ({
    channel_template: Object.fromEntries(Object.entries(channels as Json).map(([channel, approved]) => [channel, change(approved as Json)])),
  }));

const withoutParameter =
  (part: string): ((approved: Json) => Json) =>
  ({ parameters = {}, ...rest }) => ({
    ...rest,
    parameters: Object.fromEntries(Object.entries(parameters as Json).filter(([name]) => !name.startsWith(part))),
  });

const sendFaults: readonly Fault[] = [
  mapped(
    'SEND-01',
    'callback-for-the-first-alone',
    'Only the call for the first recipient names the callback address.',
    laterSends(({ callback_url: _lost, ...body }) => body),
  ),
  mapped(
    'SEND-01',
    'message-for-the-first-alone',
    'The calls for later recipients have an empty text.',
    laterSends((body) => ({ ...body, message: { text_message: { text: '' } } })),
  ),
  mapped(
    'TYPE-02',
    'text-trimmed',
    'A text loses blanks.',
    outcome(
      'text',
      wordsChanged((text) => text.replace(/ +/g, ' ').trim()),
    ),
  ),
  mapped(
    'TYPE-02',
    'text-in-ascii',
    'A text loses what is not ASCII.',
    outcome(
      'text',
      wordsChanged((text) => text.replace(/[^\0-\x7f]/g, '?')),
    ),
  ),
  mapped(
    'TYPE-02',
    'text-decoded',
    'A text is decoded like an address.',
    outcome(
      'text',
      wordsChanged((text) => text.replaceAll('%20', ' ')),
    ),
  ),
];

const beside = (name: string, rule: string): Fault =>
  mapped(
    `TYPE-${rule}`,
    `${name}-beside-a-text`,
    `A message of ${name} has a text as a second content.`,
    outcome(name, (content) => ({ ...content, text_message: { text: 'See attachment' } })),
  );

const contentFaults: readonly Fault[] = [
  beside('image', '03'),
  beside('video', '04'),
  beside('document', '05'),
  beside('audio', '06'),
  mapped('TYPE-07', 'zero-degrees-lost', 'A latitude or longitude of zero is lost.', outcome('location', inside('location_message', withoutZeros))),
  mapped(
    'TYPE-10',
    'last-button-alone',
    'Of several buttons under a text only the last is sent.',
    outcome('interactive button', (content) =>
      content.choice_message === undefined
        ? content
        : inside('choice_message', (choice) => ({
            ...choice,
            choices: (choice.choices as Json[]).slice(-1),
          }))(content, {}),
    ),
  ),
  mapped(
    'TYPE-11',
    'card-without-buttons',
    'A card has no buttons.',
    outcome('interactive button', (content) =>
      content.card_message === undefined ? content : inside('card_message', ({ choices: _lost, ...card }) => card)(content, {}),
    ),
  ),
  mapped('TYPE-12', 'sections-merged', 'The sections of a list become one.', outcome('interactive list', inside('list_message', sectionsMerged))),
  mapped(
    'TYPE-01',
    'template-language-lost',
    'A template is always in English.',
    outcome(
      'template',
      template((approved) => ({ ...approved, language_code: 'en' })),
    ),
  ),
  mapped('TYPE-01', 'template-body-lost', 'A template loses the parameters of its text.', outcome('template', template(withoutParameter('body')))),
  mapped('TYPE-01', 'template-header-lost', 'A template loses the parameters of its title.', outcome('template', template(withoutParameter('header')))),
];

/** Slips in what becomes of a standalone message. Section "Field mappings". */
export const faults = [...sendFaults, ...contentFaults];
