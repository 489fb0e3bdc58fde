import { fault, faultsOf } from '../../fault.ts';
import { rewriting } from '../../operators/replies.ts';
import { sharedByTheMoment, tornApart } from '../../operators/torn-apart.ts';

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
  'PUB-MSG-RACE-02': {
    'messages.race-of-cancel-and-release': fault(
      'A message that left while its cancellation was pending is reported as cancelled.',
      { decide: tornApart('messages.cancel') },
    ),
  },
  'PUB-SUB-RACE-01': {
    'subprojects.race': fault('Simultaneous requests get the same subproject.', {
      reply: rewriting('subprojects.create', (made) => ({ ...made, subprojectId: momentId() })),
    }),
  },
});
