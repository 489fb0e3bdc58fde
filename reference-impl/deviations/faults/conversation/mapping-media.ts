import { fault, faultsOf } from '../../fault.ts';
import { inner, keeping } from '../../operators/contents.ts';

/** Deviations in how texts, media, places and contacts become conversation messages. */
export const faults = faultsOf({
  'CONV-MAP-TYPE-02': {
    'conversation.preview-kept': fault('A text keeps preview_url.', { decide: keeping('text', 'preview_url') }),
  },
  'CONV-MAP-TYPE-03': {
    'conversation.image-caption-kept': fault('A picture keeps its caption.', { decide: keeping('image', 'caption') }),
  },
  'CONV-MAP-TYPE-04': {
    'conversation.video-provider-kept': fault('A video keeps its provider.', { decide: keeping('video', 'provider') }),
  },
  'CONV-MAP-TYPE-05': {
    'conversation.document-filename-kept': fault('A document keeps its file name.', {
      decide: keeping('document', 'filename'),
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
  'CONV-MAP-TYPE-09': {
    'conversation.sticker-id-kept': fault('A sticker keeps its id.', { decide: keeping('sticker', 'id') }),
  },
});
