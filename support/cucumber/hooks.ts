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
import { RunResources } from '../session/open.ts';
import { PlumblineWorld } from './world.ts';

const EVIDENCE = 'application/vnd.plumbline.evidence+json';

let resources: RunResources;

setWorldConstructor(PlumblineWorld);
// Waits have bounds of their own: maxWait, the patience for callbacks, that of the client.
setDefaultTimeout(-1);

BeforeAll(async () => {
  resources = await RunResources.open();
});

AfterAll(async () => {
  await resources.close();
});

const tagsOf = ({ pickle }: ITestCaseHookParameter): string[] => pickle.tags.map((tag) => tag.name);

/** The one tag that is neither a facility, an interface nor a standing: the rule's id. */
const ruleOf = (tags: string[]): string => tags.find((tag) => /^@[A-Z]/.test(tag))?.slice(1) ?? 'none';

Before(async function (this: PlumblineWorld, parameter) {
  this.session = await resources.openSession(ruleOf(tagsOf(parameter)));
});

After(async function (this: PlumblineWorld, parameter) {
  const { session } = this;
  const green = parameter.result?.status === Status.PASSED;
  const wanted = resources.context.evidence === 'all' || tagsOf(parameter).includes('@observe');
  const attach = () =>
    this.attach(JSON.stringify(session.journal.evidence(session.time.rung, session.time.now())), EVIDENCE);
  try {
    session.close(green);
    if (!green || wanted) attach();
  } catch (error) {
    attach();
    throw error;
  } finally {
    await resources.leave(session);
  }
});
