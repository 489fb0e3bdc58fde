import type { Envelope, GherkinDocument, Pickle, TestCase } from '@cucumber/messages';
import { describe, expect, it } from 'vitest';
import { LetGo } from '../../../support/cli/run/lean-cucumber.ts';

describe('what cucumber holds until its run ends', () => {
  const gherkinDocument = { uri: 'a.feature', feature: {}, comments: [{}] } as unknown as GherkinDocument;
  const pickle = { id: 'p', steps: [{ id: 's', text: 'it rains' }] } as unknown as Pickle;
  const testSteps = [{ id: '1', pickleStepId: 's', stepMatchArgumentsLists: [{ stepMatchArguments: [] }] }];
  const testCase = { id: 't', pickleId: 'p', testSteps } as unknown as TestCase;
  const attachment = { body: 'evidence', mediaType: 'text/plain' };
  const letGo = new LetGo();
  const take = (...envelopes: object[]): void => {
    for (const envelope of envelopes) letGo.take(envelope as Envelope);
  };

  it('is whole while examples are chosen by the lines of their documents', () => {
    take({ gherkinDocument }, { pickle });
    expect(gherkinDocument.feature).toBeDefined();
  });

  it('is emptied of documents when the run starts, and of places in texts when an example is planned', () => {
    take({ testRunStarted: {} }, { testCase });
    expect(gherkinDocument).toEqual({ uri: 'a.feature', feature: undefined, comments: [] });
    expect(testCase.testSteps).toEqual([{ id: '1', pickleStepId: 's', stepMatchArgumentsLists: undefined }]);
  });

  it('is emptied of attachments at once', () => {
    take({ testCaseStarted: { id: 'a', testCaseId: 't' } }, { attachment });
    expect(attachment.body).toBe('');
    expect(pickle.steps).toHaveLength(1);
  });

  it('is emptied of an example when it has ended', () => {
    take({ testCaseFinished: { testCaseStartedId: 'other' } });
    expect(testCase.testSteps).toHaveLength(1);
    take({ testCaseFinished: { testCaseStartedId: 'a' } });
    expect([pickle.steps, testCase.testSteps]).toEqual([[], []]);
  });
});
