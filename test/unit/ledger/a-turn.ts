import type { Envelope } from '@cucumber/messages';

const timestamp = { seconds: 0, nanos: 0 };

/** Cucumber's messages about one turn of an example with one step: what it threw, if it did, and an attachment. */
export function* aTurn(name: string, mediaType: string, content: unknown, thrown = ''): Generator<Envelope> {
  const [testCaseStartedId, testStepId] = [`started ${name}`, 'step'];
  const testStepResult = { status: thrown ? 'FAILED' : 'PASSED', exception: thrown ? { type: thrown } : undefined };
  const messages = [
    { pickle: { id: name, uri: 'a.feature', name, tags: [{ name: '@MSG-01' }], steps: [] } },
    { testCase: { id: name, pickleId: name, testSteps: [{ id: testStepId }] } },
    { testCaseStarted: { id: testCaseStartedId, testCaseId: name, timestamp } },
    { testStepFinished: { testCaseStartedId, testStepId, testStepResult } },
    { attachment: { testCaseStartedId, mediaType, body: JSON.stringify(content), contentEncoding: 'IDENTITY' } },
    { testCaseFinished: { testCaseStartedId, timestamp } },
  ];
  for (const message of messages) yield message as unknown as Envelope;
}
