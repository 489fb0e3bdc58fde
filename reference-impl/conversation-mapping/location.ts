import { degreesAt, present, textIfAt } from './members.ts';
import type { MessageType } from './message-type.ts';

/**
 * A location keeps its coordinates; name and address together are its title.
 * Rules: CONV-MAP-TYPE-07, PUB-STAND-PLACE-01.
 */
export const location: MessageType = {
  name: 'location',
  leaves: [],
  convert: ({ lat, lng, name, address }, at) => {
    const parts = [textIfAt(name, `${at}/name`), textIfAt(address, `${at}/address`)];
    const title = parts.filter((part) => part !== undefined).join(', ');
    const coordinates = {
      latitude: degreesAt(lat, 90, `${at}/lat`),
      longitude: degreesAt(lng, 180, `${at}/lng`),
    };
    return { location_message: present({ title: title === '' ? undefined : title, coordinates }) };
  },
};
