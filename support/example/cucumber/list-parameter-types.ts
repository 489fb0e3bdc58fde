import { defineParameterType } from '@cucumber/cucumber';
import type { Entries } from '../verbs/made-ids.ts';

/** What is made by an operation, in the words of the features. */
const OPERATIONS: Readonly<Record<string, string>> = {
  webhook: 'create a webhook',
  'signature key': 'create a signature key',
  contact: 'create a contact',
  'contact with two channels': 'create a contact with two channels',
  'contact list': 'create a contact list',
  'custom field': 'create a custom field',
  subproject: 'create a subproject',
  'voice service': 'create a voice service',
  'ordered detail report': 'order a detail report',
  'ordered summary': 'order a summary',
  'scheduled detail report': 'schedule a detail report',
  'scheduled summary': 'schedule a summary',
  'scheduled message': 'schedule a message',
};

defineParameterType({
  name: 'made',
  regexp: [
    /contact with two channels/,
    /scheduled detail report/,
    /ordered detail report/,
    /scheduled message/,
    /scheduled summary/,
    /ordered summary/,
    /signature key/,
    /voice service/,
    /contact list/,
    /custom field/,
    /subproject/,
    /contact/,
    /webhook/,
  ],
  transformer: (words: string) => OPERATIONS[words],
});

defineParameterType({
  name: 'entries',
  regexp: /each of "([^"]*)"|each ([a-z ]+) made/,
  transformer: (keys: string | undefined, words: string | undefined): Entries =>
    words === undefined || words === null ? { keys: (keys ?? '').split(', ') } : { madeBy: OPERATIONS[words] ?? words },
});

/** Which way a list is read: to its end, or from there back to its beginning. */
defineParameterType({
  name: 'direction',
  regexp: /back through|through/,
  transformer: (words: string) => words === 'back through',
});
