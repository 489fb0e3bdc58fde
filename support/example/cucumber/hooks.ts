import { createHash } from 'node:crypto';
import type { ITestCaseHookParameter } from '@cucumber/cucumber';
import { After, AfterAll, Before, BeforeAll, Status, setDefaultTimeout, setWorldConstructor } from '@cucumber/cucumber';
import { PickleStepType } from '@cucumber/messages';
import { SEEN_TYPE, type Seen } from '../../ground/evidence/seen.ts';
import { obstacleIn } from '../../ground/problems/inconclusive.ts';
import { ruleTagOf } from '../../ground/rules/example-index.ts';
import type { RunContext } from '../../wire/target/run-context.ts';
import { basesOf, heldOffIn } from '../session/bases.ts';
import type { ExampleStep, ExampleText } from '../session/example-text.ts';
import { RunResources } from '../session/open.ts';
import { takeOffBlacklist } from '../verbs/blacklist.ts';
import { noteCalls } from '../verbs/conversation.ts';
import { countEffects } from '../verbs/effects.ts';
import { noteMailbox } from '../verbs/facility-lists.ts';
import { noteHandsets } from '../verbs/handsets.ts';
import { sendAcceptedCounterparts } from '../verbs/requests.ts';
import { takeOwnService } from '../verbs/things.ts';
import { allowanceOf, exampleTime } from './example-time.ts';
import { PlumblineWorld } from './world.ts';

const EVIDENCE = 'application/vnd.plumbline.evidence+json';

/** What has to be known of the facilities that examples share before one begins. */
const NOTED = [
  ['@needs-handset', noteHandsets],
  ['@needs-mailbox', noteMailbox],
  ['@needs-ledger', noteCalls('ledger')],
  ['@needs-downstream', noteCalls('downstream')],
] as const;

/** Kept from one pass to the next while examples wait for their turn. */
let open: RunResources | undefined;
let resources: RunResources;

setWorldConstructor(PlumblineWorld);
// An example as a whole has a time, whatever part of it one step takes.
setDefaultTimeout(-1);

BeforeAll(async function (this: { readonly parameters: { readonly run?: RunContext } }) {
  open ??= await RunResources.open(this.parameters.run);
  resources = open;
  resources.account = this.parameters.run?.account;
  exampleTime.allow(allowanceOf(resources.context.target));
});

AfterAll(async () => {
  if (resources.waiting.isAnyParked) return;
  open = undefined;
  await resources.close();
});

const NOTHING_KEPT = { exchanges: [], callbacks: [], observations: [], witness: [] };

/** An example as it is written; `key` is what it is known by in a later run, as long as its steps stay the same. */
function exampleIn({ pickle }: ITestCaseHookParameter): { rule: string; key: string; text: ExampleText } {
  const { uri, name, location } = pickle;
  const tags = pickle.tags.map((tag) => tag.name);
  const { account } = resources;
  const said: unknown[] = [];
  const steps: ExampleStep[] = [];
  for (const { text, type, argument } of pickle.steps) {
    said.push([text, argument]);
    const rows = argument?.dataTable?.rows.map(({ cells }) => cells.map(({ value }) => value));
    steps.push({ text, isGiven: type === PickleStepType.CONTEXT, rows });
  }
  const key = createHash('sha256')
    .update(JSON.stringify(account === undefined ? [uri, name, said] : [uri, name, said, account]))
    .digest('hex')
    .slice(0, 24);
  const text = { tags, place: `${uri}:${location?.line}`, written: JSON.stringify(said), steps };
  return { rule: ruleTagOf(tags) ?? 'none', key, text };
}

Before(async function (this: PlumblineWorld, parameter) {
  this.steps = parameter.pickle.steps.map(({ text, type }) => ({ text, isOutcome: type === PickleStepType.OUTCOME }));
  const { rule, key, text } = exampleIn(parameter);
  this.session = await resources.openSession(rule, key, text);
  if (this.session.misfit) throw this.session.misfit;
  await takeOffBlacklist(this.session);
  await takeOwnService(this.session, text);
  if (text.tags.includes('@needs-ledger')) countEffects(this.session);
  for (const [tag, note] of NOTED) if (text.tags.includes(tag)) await note(this.session, text);
});

After(async function (this: PlumblineWorld, parameter) {
  const { session } = this;
  const { rule, key, text } = exampleIn(parameter);
  const green = parameter.result?.status === Status.PASSED;
  const wanted = resources.context.evidence === 'all' || text.tags.includes('@observe');
  const attach = () => {
    const { journal, time } = session;
    const isKept = resources.context.evidence !== 'none';
    const evidence = {
      ...(isKept ? journal.evidence(time.rung, time.now(), time.passed) : NOTHING_KEPT),
      ...time.waits.told,
      ...heldOffIn(session),
      obstacle: this.obstacle && journal.clear(this.obstacle),
    };
    this.attach(JSON.stringify(evidence), EVIDENCE);
  };
  try {
    if (green) await sendAcceptedCounterparts(session);
    session.close(green);
    if (!green || wanted || session.wire.forms.broken.length > 0) attach();
  } catch (error) {
    this.obstacle ??= obstacleIn(error);
    attach();
    throw error;
  } finally {
    const { rows, broken } = session.wire.forms;
    const seen: Seen = { forms: rows, broken, restsOn: basesOf(session, text.tags), kind: session.kind };
    this.attach(JSON.stringify(broken.length > 0 ? session.journal.clear(seen) : seen), SEEN_TYPE);
    if (!session.time.waits.parked) await takeOffBlacklist(session);
    await resources.leave(session, rule, key);
  }
});
