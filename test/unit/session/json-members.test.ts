import { describe, expect, it } from 'vitest';
import { textAt, valuesAt } from '../../../support/example/session/json-members.ts';

const list = {
  message: {
    list_message: {
      sections: [{ items: [{ choice: { title: 'Noon' } }] }, { items: [{ choice: { title: 'Dusk' } }] }],
    },
  },
};

describe('the values at a path', () => {
  it.each([
    ['message.list_message.sections.0.items.0.choice.title', ['Noon']],
    ['message.list_message..choice', [{ title: 'Noon' }, { title: 'Dusk' }]],
    ['message..items..title', ['Noon', 'Dusk']],
    ['..title', ['Noon', 'Dusk']],
    ['message.nothing', []],
    ['..nothing.below', []],
  ])('%s', (path, values) => {
    expect(valuesAt(list, path)).toEqual(values);
  });
});

describe('the text at a JSON pointer', () => {
  it.each([
    ['/message/list_message/sections/1/items/0/choice/title', 'Dusk'],
    ['/message', undefined],
    ['/none/at/all', undefined],
  ])('%s', (pointer, text) => {
    expect(textAt(list, pointer)).toBe(text);
  });
});
