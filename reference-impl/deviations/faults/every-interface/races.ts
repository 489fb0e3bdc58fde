import { fault, faultsOf } from '../../fault.ts';
import { around } from '../../operators/decisions.ts';
import { rewriting } from '../../operators/replies.ts';
import { sharedByTheMoment, tornApart } from '../../operators/torn-apart.ts';

/** Gives all simultaneous callers the answer of the last one. */
function shared<Given extends unknown[], Made>(make: (...given: Given) => Made): (...given: Given) => Made {
  let latest: Given;
  const made = sharedByTheMoment(() => make(...latest));
  return (...given) => {
    latest = given;
    return made();
  };
}

let moments = 0;

const momentId = sharedByTheMoment(() => {
  moments += 1;
  return `p-${moments}`;
});

/** Deviations that only show when requests arrive together: the look and the act are separated. */
export const faults = faultsOf({
  'PUB-HOOK-RACE-01': {
    'webhooks.race': fault('Duplicate webhooks are looked for before the request may have to wait.', {
      decide: tornApart('webhooks.create'),
    }),
  },
  'PUB-HOOK-RACE-02': {
    'webhooks.race-for-room': fault('Webhooks are counted before the request may have to wait.', {
      decide: tornApart('webhooks.create'),
    }),
  },
  'PUB-KEY-RACE-01': {
    'signature-keys.race': fault('The key to disable is looked up before the request may have to wait.', {
      decide: tornApart('keys.enable'),
    }),
  },
  'PUB-NUM-RACE-01': {
    'dedicated-numbers.race': fault('Whether a number is free is checked before the request may have to wait.', {
      decide: tornApart('numbers.assign'),
    }),
  },
  'PUB-FIELD-RACE-01': {
    'customFields.race': fault('Whether a merge tag is free is checked before the request may have to wait.', {
      decide: tornApart('customFields.create'),
    }),
  },
  'PUB-SENDER-RACE-01': {
    'senders.race': fault('Whether an address was requested is checked before the request may have to wait.', {
      decide: tornApart('senders.request'),
    }),
  },
  'PUB-SENDER-RACE-02': {
    'senders.race-of-codes': fault('A code is compared before the request may have to wait, and used up afterwards.', {
      decide: tornApart('senders.verify'),
    }),
  },
  'PUB-MSG-RACE-01': {
    'messages.race-to-cancel': fault('Whether a message still waits is checked before the request may have to wait.', {
      decide: tornApart('messages.cancel'),
    }),
  },
  'PUB-MSG-RACE-02': {
    'messages.race-of-cancel-and-release': fault(
      'A message that left while its cancellation was pending is reported as cancelled.',
      {
        decide: tornApart('messages.cancel'),
      },
    ),
  },
  'PUB-VOICE-RACE-01': {
    'voice.race-for-names': fault('Whether a name is free is checked before the request may have to wait.', {
      decide: tornApart('voice.create'),
    }),
  },
  'PUB-SUB-RACE-01': {
    'subprojects.race': fault('Simultaneous requests get the same subproject.', {
      reply: rewriting('subprojects.create', (made) => ({ ...made, subprojectId: momentId() })),
    }),
  },
  'PUB-TOKEN-RACE-01': {
    'token.race': fault('Simultaneous requests get the same token.', { decide: around('token', 'newToken', shared) }),
  },
  'PUB-TOKEN-RACE-02': {
    'token.race-for-the-bucket': fault('Simultaneous requests take one token from the bucket.', {
      decide: around('token', 'mayAsk', shared),
    }),
  },
  'LOOKUP-THR-01': {
    'lookup.race-for-places': fault('Simultaneous lookups count as one.', {
      decide: around('lookup', 'hasRoom', shared),
    }),
  },
});
