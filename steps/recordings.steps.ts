import { Then } from '../support/example/cucumber/phrases.ts';
import { expectNoCrash } from '../support/example/expect/answers.ts';
import { entriesOf } from '../support/example/verbs/blacklist.ts';
import { observeAttempts } from '../support/example/verbs/delivery-reports.ts';
import { handOverTimes, sendersAt, textsAtHandset } from '../support/example/verbs/handsets.ts';
import { formInWords, observe, observeMessage } from '../support/example/verbs/observations.ts';

// Each of these notes how something turned out where nothing is judged, and that the platform did not break down over it.

Then('{recorded} is/are recorded', (session, record) => record(session));

Then('the outcome of {string} is recorded', async (session, name) =>
  expectNoCrash(await observeMessage(session, name)),
);

Then('the moment at which {string} reaches the carrier is recorded', async (session, name) => {
  const times = await handOverTimes(session, name);
  const instants = times.map((time) => new Date(time).toISOString());
  observe(session, `hand-overs of ${name}`, instants);
});

Then('what the handset {string} shows is recorded', async (session, number) => {
  observe(session, `senders at ${number}`, await sendersAt(session, number));
  observe(session, `texts at ${number}`, await textsAtHandset(session, number));
  expectNoCrash(session.wire.last);
});

Then('the presence of {string} on the blacklist is recorded', async (session, number) => {
  const { times } = await entriesOf(session, 'main', { number, count: undefined });
  observe(session, `entries of ${number}`, times[0]);
});

Then('what comes to {receiver} is recorded', async (session, receiver) => {
  const arrivals = await session.inbox.arrivals(receiver);
  observe(session, `notifications at ${receiver}`, arrivals.length);
  for (const form of new Set(arrivals.map(formInWords)))
    observe(session, `the form of everything at ${receiver}`, form);
  await observeAttempts(session, receiver);
  const last = session.journal.exchanges.at(-1);
  if (last) expectNoCrash(last);
});
