import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import { realTime } from '../../ground/time/pause.ts';
import type { Exchange } from '../../wire/http/exchange.ts';
import { DETAIL, KEYS } from '../verbs/operation-request.ts';
import { OPERATION_OF_REPORT } from '../verbs/report-requests.ts';
import type { PlumblineWorld } from './world.ts';

/** Milliseconds between the first two looks, at a report and at anything else; each later pause is twice as long. */
const REPORT_AGAIN = 1000;
const LOOK_AGAIN = 100;

/** So many looks at reports without success, and those of this platform do not lag: each look costs requests. */
const MOST_IN_VAIN = 4;
let inVain = 0;

const REPORTS = new Set<string | undefined>([DETAIL, KEYS, OPERATION_OF_REPORT.summary]);

/** Whether a request reads what was written: no lookup, which asks a paid network, and no report, which may lag. */
function isRead({ operation, interface: name, request, status, json }: Exchange): boolean {
  if (!REPORTS.has(operation)) return request.method === 'GET' && name !== 'lookup';
  return inVain < MOST_IN_VAIN && status === 200 && Object.values((json ?? {}) as object).some(Array.isArray);
}

/** Carries out a step; one that judges or searches looks again for as long as a read may lag behind a write. */
export async function untilVisible(world: PlumblineWorld, act: () => unknown, isOutcome: boolean): Promise<unknown> {
  const { journal, run, wire } = world.session;
  const start = realTime.now();
  for (let looks = 1; ; looks += 1) {
    const before = journal.exchanges.length;
    try {
      const done = await act();
      const sent = journal.exchanges.slice(before);
      // A step is looked at once more as a whole if it only read, else by its last request if that one did.
      const again = sent.slice(-1).every(isRead) ? () => wire.sendAgain() : undefined;
      if (sent.length > 0) world.readAgain = sent.every(isRead) ? act : again;
      if (looks > 1) inVain = 0;
      if (looks > 1) journal.witness.push(`it showed after ${realTime.now() - start} ms, at look ${looks}`);
      return done;
    } catch (error) {
      const left = start + (run.target.visibleWithinMs ?? 0) - realTime.now();
      const sent = journal.exchanges.slice(before);
      const isOfReport = REPORTS.has(journal.exchanges.at(-1)?.operation);
      if (left <= 0 && looks > 1 && isOfReport) inVain += 1;
      // A judgement that failed may have come too early, and so may a search that found nothing or too little.
      const isEarly =
        error instanceof Inconclusive
          ? ['precondition-unmet', 'insufficient-evidence'].includes(error.obstacle.reason) && sent.every(isRead)
          : isOutcome && error instanceof Error && error.name === 'AssertionError';
      if (left <= 0 || !wire.obeys || !isEarly) throw error;
      if (sent.length === 0 && !(world.readAgain && journal.exchanges.slice(-1).every(isRead))) throw error;
      await realTime.pause(Math.min((isOfReport ? REPORT_AGAIN : LOOK_AGAIN) * 2 ** (looks - 1), left));
      if (sent.length === 0) await world.readAgain?.();
    }
  }
}
