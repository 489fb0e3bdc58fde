import type { Fault } from './behaviour.ts';
import { on, succeeding, withBody } from './distort.ts';
import { sharedByTheMoment, tornApart } from './torn-apart.ts';

let moments = 0;

const momentId = sharedByTheMoment(() => {
  moments += 1;
  return `p-${moments}`;
});

/** Deviations that only show when requests meet: the look and the act are torn apart. */
export const raceFaults: readonly Fault[] = [
  {
    id: 'webhooks.race',
    rule: 'PUB-HOOK-RACE-01',
    says: 'Whether a webhook is there already is asked before a request may have to wait.',
    decide: tornApart('webhooks.create'),
  },
  {
    id: 'webhooks.race-for-room',
    rule: 'PUB-HOOK-RACE-02',
    says: 'Webhooks are counted before a request may have to wait.',
    decide: tornApart('webhooks.create'),
  },
  {
    id: 'signature-keys.race',
    rule: 'PUB-KEY-RACE-01',
    says: 'The key that is to be disabled is looked up before a request may have to wait.',
    decide: tornApart('keys.enable'),
  },
  {
    id: 'dedicated-numbers.race',
    rule: 'PUB-NUM-RACE-01',
    says: 'Whether a number is free is asked before a request may have to wait.',
    decide: tornApart('numbers.assign'),
  },
  {
    id: 'customFields.race',
    rule: 'PUB-FIELD-RACE-01',
    says: 'Whether a merge tag is taken is asked before a request may have to wait.',
    decide: tornApart('customFields.create'),
  },
  {
    id: 'senders.race',
    rule: 'PUB-SENDER-RACE-01',
    says: 'Whether an address is asked for already is asked before a request may have to wait.',
    decide: tornApart('senders.request'),
  },
  {
    id: 'senders.race-of-codes',
    rule: 'PUB-SENDER-RACE-02',
    says: 'A code is compared before a request may have to wait, and used up afterwards.',
    decide: tornApart('senders.verify'),
  },
  {
    id: 'messages.race-to-cancel',
    rule: 'PUB-MSG-RACE-01',
    says: 'Whether a message still waits is asked before a request may have to wait.',
    decide: tornApart('messages.cancel'),
  },
  {
    id: 'messages.race-of-cancel-and-release',
    rule: 'PUB-MSG-RACE-02',
    says: 'A message that went out while its cancelling was under way is told to be cancelled.',
    decide: tornApart('messages.cancel'),
  },
  {
    id: 'voice.race-for-names',
    rule: 'PUB-VOICE-RACE-01',
    says: 'Whether a name is taken is asked before a request may have to wait.',
    decide: tornApart('voice.create'),
  },
  {
    id: 'subprojects.race',
    rule: 'PUB-SUB-RACE-01',
    says: 'Requests of one moment are told of the same subproject.',
    reply: on('subprojects.create', succeeding, (reply) =>
      withBody(reply, () => ({ subprojectId: momentId() })),
    ),
  },
  {
    id: 'token.race',
    rule: 'PUB-TOKEN-RACE-01',
    says: 'Requests of one moment get the same token.',
    decide: ({ token }) => {
      const { newToken } = token;
      let ids: Parameters<typeof newToken>[0];
      const shared = sharedByTheMoment(() => newToken(ids));
      token.newToken = (each) => {
        ids = each;
        return shared();
      };
    },
  },
  {
    id: 'token.race-for-the-bucket',
    rule: 'PUB-TOKEN-RACE-02',
    says: 'Requests of one moment take one token out of the bucket.',
    decide: ({ token }) => {
      const { mayAsk } = token;
      let asked: Parameters<typeof mayAsk>;
      const shared = sharedByTheMoment(() => mayAsk(...asked));
      token.mayAsk = (...each) => {
        asked = each;
        return shared();
      };
    },
  },
  {
    id: 'lookup.race-for-places',
    rule: 'LOOKUP-THR-01',
    says: 'Lookups of one moment are counted as one.',
    decide: ({ lookup }) => {
      const { hasRoom } = lookup;
      let asked: Parameters<typeof hasRoom>;
      const shared = sharedByTheMoment(() => hasRoom(...asked));
      lookup.hasRoom = (...each) => {
        asked = each;
        return shared();
      };
    },
  },
];
