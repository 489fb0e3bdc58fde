import { fault, faultsOf } from '../../fault.ts';
import { items, sections } from '../../operators/contents.ts';

const LIST = 'interactive list';
/** Deviations in how templates, buttons, lists and products become conversation messages. */
export const faults = faultsOf({
  'CONV-MAP-TYPE-12': {
    'conversation.three-rows': fault('The rows of a list after the third are lost.', {
      decide: items(LIST, (rows) => rows.slice(0, 3)),
    }),
    'conversation.nine-rows': fault('The tenth row of a list is lost.', {
      decide: items(LIST, (rows) => rows.slice(0, 9)),
    }),
  },
  'CONV-MAP-TYPE-14': {
    'conversation.ten-products': fault('The products of a list after the tenth are lost.', {
      decide: sections('interactive product_list', (all) => [
        { items: all.flatMap((section) => section.items).slice(0, 10) },
      ]),
    }),
  },
});
