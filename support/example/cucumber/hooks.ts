import { createHash } from 'node:crypto';
import {
  After,
  AfterAll,
  Before,
  BeforeAll,
  type ITestCaseHookParameter,
  Status,
  setDefaultTimeout,
  setWorldConstructor,
} from '@cucumber/cucumber';
import { type Pickle, PickleStepType } from '@cucumber/messages';
import { SEEN_TYPE, type Seen } from '../../ground/evidence/seen.ts';
import { obstacleIn } from '../../ground/problems/inconclusive.ts';
import { ruleTagOf } from '../../ground/rules/example-index.ts';
import type { RunContext } from '../../wire/target/run-context.ts';
import { basesOf } from '../session/bases.ts';
import type { ExampleText } from '../session/example-text.ts';
import { heldOffIn } from '../session/held-requests.ts';
import { RunResources } from '../session/open.ts';
import { sendAcceptedCounterparts } from '../verbs/accepted-counterparts.ts';
import { takeOffBlacklist } from '../verbs/blacklist.ts';
import { noteCalls } from '../verbs/conversation.ts';
import { countEffects } from '../verbs/effects.ts';
import { noteHandsets } from '../verbs/handsets.ts';
import { noteMailbox } from '../verbs/mailbox.ts';
import { takeOwnService } from '../verbs/own-service.ts';
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

/** The parameters of a run, as cucumber passes them to its hooks. */
interface RunParameters {
  readonly parameters: { readonly run?: RunContext };
}

BeforeAll(async function (this: RunParameters) {
  open ??= await RunResources.open(this.parameters.run);
  resources = open;
  exampleTime.allow(allowanceOf(resources.context.target));
});

AfterAll(async () => {
  if (resources.isAwaited) return;
  open = undefined;
  await resources.close();
});

const tagsOf = ({ pickle }: ITestCaseHookParameter): string[] => pickle.tags.map((tag) => tag.name);

/** What every example attaches, green or red. */
function seenOf({ session }: PlumblineWorld, tags: readonly string[]): string {
  const { rows, broken } = session.forms;
  const seen: Seen = { forms: rows, broken, restsOn: basesOf(session, tags) };
  return JSON.stringify(broken.length > 0 ? session.journal.clear(seen) : seen);
}

const NOTHING_KEPT = { exchanges: [], callbacks: [], observations: [], witness: [] };

const evidenceOf = ({ session, session: { journal, time }, obstacle }: PlumblineWorld): string =>
  JSON.stringify({
    ...(resources.context.evidence === 'none' ? NOTHING_KEPT : journal.evidence(time.rung, time.now(), time.passed)),
    ...time.waits.told,
    ...heldOffIn(session),
    obstacle: obstacle && journal.clear(obstacle),
  });

/** All that the steps of an example say. */
const writtenIn = ({ pickle: { steps } }: ITestCaseHookParameter) =>
  steps.map(({ text, argument }) => [text, argument]);

/** What an example is known by in a later run, as long as its steps stay the same. */
const keyOf = (parameter: ITestCaseHookParameter): string =>
  createHash('sha256')
    .update(JSON.stringify([parameter.pickle.uri, parameter.pickle.name, writtenIn(parameter)]))
    .digest('hex')
    .slice(0, 24);

/** The id of the rule that an example shows. */
const ruleOf = (parameter: ITestCaseHookParameter): string => ruleTagOf(tagsOf(parameter)) ?? 'none';

const placeOf = ({ uri, location }: Pickle): string => `${uri}:${location?.line}`;

const writtenOf = (parameter: ITestCaseHookParameter): ExampleText => ({
  tags: tagsOf(parameter),
  place: placeOf(parameter.pickle),
  written: JSON.stringify(writtenIn(parameter)),
  steps: parameter.pickle.steps.map(({ text, type, argument }) => ({
    text,
    isGiven: type === PickleStepType.CONTEXT,
    rows: argument?.dataTable?.rows.map(({ cells }) => cells.map(({ value }) => value)),
  })),
});

Before(async function (this: PlumblineWorld, parameter) {
  this.steps = parameter.pickle.steps.map(({ text }) => text);
  const written = writtenOf(parameter);
  this.session = await resources.openSession(ruleOf(parameter), keyOf(parameter), written);
  this.session.requireSetUp();
  await takeOffBlacklist(this.session);
  await takeOwnService(this.session, written);
  const tags = tagsOf(parameter);
  if (tags.includes('@needs-ledger')) countEffects(this.session);
  for (const [tag, note] of NOTED) if (tags.includes(tag)) await note(this.session);
});

After(async function (this: PlumblineWorld, parameter) {
  const { session } = this;
  const green = parameter.result?.status === Status.PASSED;
  const wanted = resources.context.evidence === 'all' || tagsOf(parameter).includes('@observe');
  const attach = () => this.attach(evidenceOf(this), EVIDENCE);
  try {
    if (green) await sendAcceptedCounterparts(session);
    session.close(green);
    if (!green || wanted || session.forms.broken.length > 0) attach();
  } catch (error) {
    this.obstacle ??= obstacleIn(error);
    attach();
    throw error;
  } finally {
    this.attach(seenOf(this, tagsOf(parameter)), SEEN_TYPE);
    if (!session.time.waits.parked) await takeOffBlacklist(session);
    await resources.leave(session, ruleOf(parameter), keyOf(parameter));
  }
});
