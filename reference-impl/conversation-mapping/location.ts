import { degreesAt } from './members.ts';
import type { MessageType } from './message-type.ts';

/** A place keeps its coordinates; name and address together are its title. */
export const location: MessageType = {
  name: 'location',
  takes: ['lat', 'lng', 'name', 'address'],
  leaves: [],
  convert: ({ lat, lng, name, address }, at) => {
    const title = [name, address].filter((part) => typeof part === 'string' && part !== '').join(', ');
    const coordinates = {
      latitude: degreesAt(lat, 90, `${at}/lat`),
      longitude: degreesAt(lng, 180, `${at}/lng`),
    };
    return { location_message: { ...(title === '' ? {} : { title }), coordinates } };
  },
};
