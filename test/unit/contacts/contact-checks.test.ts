import { describe, expect, it } from 'vitest';
import type { ContactRequest } from '../../../reference-impl/contacts/contact.ts';
import { contactChecks } from '../../../reference-impl/contacts/contact-checks.ts';
import { emptyRecords } from '../../../reference-impl/contacts/state.ts';

const made = { createdAt: 0, changedAt: 0 };

const records = emptyRecords();
records.lists.entries.set('l1', { id: 'l1', sequence: 1, name: 'VIP', alias: '', ...made });
const day = { label: 'Day', mergeTag: 'day', maxLength: 10, type: 'DATE' } as const;
records.customFields.entries.set('f1', { id: 'f1', sequence: 1, ...day, ...made });

const mistakes = (request: ContactRequest) =>
  contactChecks.flatMap((check) => check.mistakes(request, records).map(({ pointer, kind }) => `${pointer} ${kind}`));

const sms = (channelId: string) => ({ channelId, type: 'SMS' as const });

describe('a contact', () => {
  it.each([
    ['nothing', {}, []],
    ['an old acquaintance', { lists: [{ id: 'L1' }], customFields: [{ id: 'F1', value: '2024-02-29' }] }, []],
    ['no number', { channels: [sms('112')] }, ['/channels/0/channelId invalid_format']],
    ['a number twice', { channels: [sms('+46700000001'), sms('46700000001')] }, ['/channels/1 duplicated_value']],
    ['a list twice', { lists: [{ id: 'l1' }, { id: 'l1' }] }, ['/lists/1 duplicated_value']],
    [
      'a long value',
      { customFields: [{ id: 'f1', value: '2024-02-29 or so' }] },
      ['/customFields/0/value invalid_length', '/customFields/0/value invalid_format'],
    ],
  ] as const)('with %s', (_what, request, found) => {
    expect(mistakes(request as ContactRequest)).toEqual(found);
  });

  it('with a hundred thousand channels is judged at once', () => {
    const channels = Array.from({ length: 100_000 }, (_, place) => sms(`+467${place}0000`));
    expect(mistakes({ channels: [...channels, sms('+46700000')] })).toContain('/channels/100000 duplicated_value');
  });
});
