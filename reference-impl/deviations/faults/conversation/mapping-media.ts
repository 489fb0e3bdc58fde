import { fault, faultsOf } from '../../fault.ts';
import { inner, keeping, outcome, renamed, renamedWithin, replaced } from '../../operators/contents.ts';

/** Changes a text. */
const wording = (change: (text: string) => string) => inner('text', ({ text }) => ({ text: change(String(text)) }));

const besideText = (type: string) =>
  outcome(type, (content) => ({ ...content, text_message: { text: 'See attachment' } }));

const toAnotherScheme = (type: string) =>
  outcome(type, (content) => JSON.parse(JSON.stringify(content).replace(/https?:/g, 'ftp:')));

/** Deviations in how texts, media, places and contacts become conversation messages. */
export const faults = faultsOf({
  'CONV-MAP-TYPE-02': {
    'conversation.preview-kept': fault('A text keeps preview_url.', { decide: keeping('text', 'preview_url') }),
    'conversation.text-cut': fault('A text is sent as media.', {
      decide: renamed('text', 'text_message', 'media_message'),
    }),
    'conversation.text-trimmed': fault('A text is trimmed.', {
      decide: wording((text) => text.replace(/ +/g, ' ').trim()),
    }),
    'conversation.text-in-ascii': fault('A text loses every character beyond ASCII.', {
      decide: wording((text) => text.replace(/[^\0-\x7f]/g, '?')),
    }),
    'conversation.text-decoded': fault('A text is decoded as if it were a URL.', {
      decide: wording((text) => text.replaceAll('%20', ' ')),
    }),
  },
  'CONV-MAP-TYPE-03': {
    'conversation.image-caption-kept': fault('A picture keeps its caption.', { decide: keeping('image', 'caption') }),
    'conversation.image-beside-a-text': fault('An image message gets a text as second content.', {
      decide: besideText('image'),
    }),
    'conversation.image-url-renamed': fault('The url of a picture is called link.', {
      decide: renamedWithin('image', 'url', 'link'),
    }),
  },
  'CONV-MAP-TYPE-04': {
    'conversation.video-provider-kept': fault('A video keeps its provider.', { decide: keeping('video', 'provider') }),
    'conversation.video-beside-a-text': fault('A video message gets a text as second content.', {
      decide: besideText('video'),
    }),
    'conversation.video-flat': fault('The url of a video is next to its media_message, not inside.', {
      decide: outcome('video', ({ media_message }) => media_message),
    }),
  },
  'CONV-MAP-TYPE-05': {
    'conversation.document-filename-kept': fault('A document keeps its file name.', {
      decide: keeping('document', 'filename'),
    }),
    'conversation.document-beside-a-text': fault('A document message gets a text as second content.', {
      decide: besideText('document'),
    }),
    'conversation.document-url-changed': fault('The url of a document gets another scheme.', {
      decide: toAnotherScheme('document'),
    }),
  },
  'CONV-MAP-TYPE-06': {
    'conversation.audio-as-file': fault('An audio message becomes an audio_message.', {
      decide: renamed('audio', 'media_message', 'audio_message'),
    }),
    'conversation.audio-beside-a-text': fault('An audio message gets a text as second content.', {
      decide: besideText('audio'),
    }),
    'conversation.audio-url-renamed': fault('The url of an audio message is called audio.', {
      decide: renamedWithin('audio', 'url', 'audio'),
    }),
  },
  'CONV-MAP-TYPE-07': {
    'conversation.address-lost': fault('The address of a place is lost.', {
      decide: inner('location', ({ title, ...rest }, { address }) => ({
        ...rest,
        title: title?.replace(`, ${String(address)}`, ''),
      })),
    }),
    'conversation.coordinates-turned': fault('Latitude and longitude are swapped.', {
      decide: inner('location', ({ coordinates, ...rest }) => ({
        ...rest,
        coordinates: { latitude: coordinates.longitude, longitude: coordinates.latitude },
      })),
    }),
    'conversation.zero-degrees-lost': fault('A latitude or longitude of zero is lost.', {
      decide: inner('location', ({ coordinates, ...rest }) => {
        const others = Object.entries(coordinates).filter(([, degrees]) => degrees !== 0);
        return { ...rest, coordinates: Object.fromEntries(others) };
      }),
    }),
  },
  'CONV-MAP-TYPE-08': {
    'conversation.contacts-sent': fault('Contacts are sent as a card.', {
      decide: replaced('contacts', () => ({ card_message: { title: 'Contact' } })),
    }),
  },
  'CONV-MAP-TYPE-09': {
    'conversation.sticker-id-kept': fault('A sticker keeps its id.', { decide: keeping('sticker', 'id') }),
    'conversation.sticker-url-changed': fault('The url of a sticker gets another scheme.', {
      decide: toAnotherScheme('sticker'),
    }),
  },
});
