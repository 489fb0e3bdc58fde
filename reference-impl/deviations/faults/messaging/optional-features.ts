import type { Message } from '../../../messaging/submit/message.ts';
import { fault, faultsOf } from '../../fault.ts';
import { around, decision, given, instead, remembering, result } from '../../operators/messaging.ts';

const sparing = (spared: RegExp) =>
  instead('convertCharacters', (convert, text) => {
    const kept = text.match(spared) ?? [];
    const parts = text.split(spared);
    return parts.map((part, place) => (part && convert(part)) + (kept[place] ?? '')).join('');
  });

const pairingBy = (key: (message: Message) => unknown) =>
  result('pairingKey', (usual, message) => `${usual}\n${key(message)}`);

/** Deviations of the character converter and the familiar sender, and in how optional features are switched. */
export const faults = faultsOf({
  'GSM-01 converter.spares-joiners': fault('The converter ignores joiners and skin tones of emojis.', {
    decide: sparing(/[\u200d\ufe0f\u20e3]/g),
  }),
  'GSM-01 converter.spares-what-waited': fault('A message that waited for its time is not converted.', {
    decide: result('textToSend', (text, { status, content }) => (status === 'scheduled' ? content : text)),
  }),
  'GSM-01 converter.spares-halves': fault('The converter ignores half an emoji.', {
    decide: sparing(/[\ud800-\udbff](?![\udc00-\udfff])/g),
  }),
  'GSM-02 converter.strips-accents': fault('The converter removes accents from letters that GSM-7 has.', {
    decide: given('convertCharacters', (text) => [text.normalize('NFD').replace(/\p{M}/gu, '')]),
  }),
  'GSM-03 converter.drops-emojis': fault('The converter removes emojis instead of replacing them.', {
    decide: instead('convertCharacters', (convert, text) =>
      convert(text.replace(/\p{Extended_Pictographic}/gu, '')).replace(/^\?$/, ''),
    ),
  }),
  'GSM-04 converter.bills-what-was-submitted': fault('Billing units are counted before conversion.', {
    decide: decision('billedText', ({ content }) => content),
  }),
  'GSM-05 converter.emojis-at-least': fault('Emojis are converted for accounts without the converter.', {
    decide: result('textToSend', (usual) => usual.replace(/\p{Extended_Pictographic}/gu, '?')),
  }),
  'X-06 converter.hides-repeats': fault('A duplicate whose text was converted is delivered.', {
    decide: around('duplicateKey', (duplicateKey, { convertCharacters }) => (message) => {
      const key = duplicateKey(message);
      return convertCharacters(message.content) === message.content ? key : `${key}\n${message.id}`;
    }),
  }),
  'MSG-FAM-01 familiar-sender.takes-turns': fault('Every message comes from the next number of the pool.', {
    decide: around('senderOf', (senderOf, { senderPool }) => {
      const turns = new Map<string, number>();
      return (message, scope) => {
        if (!message.account.features.familiarSender) return senderOf(message, scope);
        const turn = turns.get(message.account.id) ?? 0;
        turns.set(message.account.id, turn + 1);
        const pool = senderPool(message.account, scope);
        return pool[turn % pool.length];
      };
    }),
  }),
  'MSG-FAM-03 familiar-sender.by-format': fault('MMS messages come from a different number.', {
    decide: pairingBy(({ format }) => format),
  }),
  'MSG-FAM-05 familiar-sender.race': fault('Simultaneous messages may get different sender numbers.', {
    decide: around('pairingKey', (pairingKey) => {
      const counted = new Map<string, number>();
      return (message) => {
        const key = pairingKey(message);
        const moment = `${message.account.id}\n${key}\n${message.submittedAt}`;
        const place = counted.get(moment) ?? 0;
        counted.set(moment, place + 1);
        return `${key}\n${place}`;
      };
    }),
  }),
  'MSG-FAM-06 familiar-sender.latest-fifty': {
    says: 'A recipient gets a new sender number after messages to fifty others.',
    decide: remembering('pairingKey', 50),
  },
  'MSG-FAM-06 familiar-sender.by-metadata': fault('Two contacts with one number get messages from different numbers.', {
    decide: pairingBy(({ metadata }) => JSON.stringify(metadata)),
  }),
  'MSG-FEAT-03 messages.feature-from-then-on': fault('Once one account has de-duplication, all accounts have it.', {
    decide: around('findsDuplicates', (findsDuplicates) => {
      let wasOn = false;
      return (account) => {
        wasOn ||= findsDuplicates(account);
        return wasOn;
      };
    }),
  }),
});
