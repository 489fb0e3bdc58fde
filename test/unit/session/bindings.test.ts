import { describe, expect, it } from 'vitest';
import { idOfSent } from '../../../support/example/session/api/messages-api.ts';
import { Handles } from '../../../support/example/session/handles.ts';
import type { Session } from '../../../support/example/session/session.ts';
import { isListed, makeSubproject } from '../../../support/example/verbs/account-settings.ts';
import { usualMembers } from '../../../support/example/verbs/operation-request.ts';
import { asSent } from '../../../support/example/verbs/voice-services.ts';
import { DEFAULT_BINDINGS } from '../../../support/ground/bindings.ts';
import type { Exchange } from '../../../support/wire/http/exchange.ts';

const idOf = (json: unknown, place = 0, messageIdAt = DEFAULT_BINDINGS.messageIdAt, status = 202): string =>
  idOfSent({ status, json } as Exchange, { ...DEFAULT_BINDINGS, messageIdAt }, place);

const answer = { messages: [{ message_id: 'a' }, { message_id: 'b' }] };

describe('the id of a message that was submitted', () => {
  it('is where the target file says', () => {
    expect([idOf(answer), idOf(answer, 1)]).toEqual(['a', 'b']);
    expect(idOf([{ id: 'c' }, { id: 'd' }], 1, '/0/id')).toBe('d');
  });

  it.each([
    ['elsewhere', { results: [{ id: 'a' }] }],
    ['under another name', { messages: [{ id: 'a' }] }],
    ['nowhere', undefined],
    ['not in a text', 'queued'],
  ])('that is %s leaves the example undecided', (_, json) => {
    expect(() => idOf(json)).toThrow(
      /precondition-unmet.* no message id at bindings.messageIdAt, .messages.0.message_id/,
    );
  });

  it.each([
    ['the answer leaves the message out', answer, 2, 202],
    ['the answer leaves every message out', { messages: [] }, 0, 202],
    ['the id is no text', { messages: [{ message_id: 7 }] }, 0, 202],
    ['the request was refused', { message: 'Bad Request' }, 0, 400],
  ])('is none where %s, which is judged', (_, json, place, status) => {
    expect(idOf(json, place, undefined, status)).toBe('');
  });
});

/** Makes a subproject where the platform answers so, and says whether it is found in a list. */
async function made(status: number, json: unknown, list = '{"all":[7000001]}'): Promise<boolean> {
  const session = {
    handles: new Handles(),
    run: { target: { bindings: DEFAULT_BINDINGS } },
    wire: { subprojects: { create: async () => ({ status, json }), list: async () => ({ status: 200, text: list }) } },
  } as unknown as Session;
  await makeSubproject(session, 'main', 'first');
  return isListed(session, 'main', 'first');
}

describe('the id of a new subproject', () => {
  it.each(['7000001', 7_000_001])('may be %j', async (subprojectId) => {
    expect(await made(201, { subprojectId })).toBe(true);
    expect(await made(201, { subprojectId }, '{"all":[]}')).toBe(false);
  });

  it('is looked for where the target file says', async () => {
    const missing = /precondition-unmet.*no id at bindings.subprojectIdAt, .subprojectId/;
    await expect(made(201, { id: 7 })).rejects.toThrow(missing);
  });

  it('is in no refusal', async () => {
    await expect(made(400, { subprojectId: '1' })).rejects.toThrow(/no subproject was made: HTTP status 400/);
  });
});

const members = (operation: string, reportMembers = DEFAULT_BINDINGS.reportMembers) => {
  const target = { bindings: { ...DEFAULT_BINDINGS, reportMembers } };
  const session = { run: { target }, cast: { account: () => ({ id: 'account-1' }) } } as unknown as Session;
  return usualMembers(session, operation, 'main');
};

describe('what a platform wants said in every report request', () => {
  it('is the direction, where the target file says nothing else', () => {
    expect(members('read the detail report')).toEqual({ direction: 'all' });
    expect(members('list metadata keys')).toEqual({ direction: 'all' });
  });

  it('is what the target file says, as far as a request can have it', () => {
    const wanted = '{"page":1,"page_size":50,"timezone":"UTC","accounts":["{account}"]}';
    const common = { page: 1, page_size: 50, accounts: ['account-1'] };
    expect(members('read the detail report', wanted)).toEqual({ ...common, timezone: 'UTC' });
    expect(members('list metadata keys', wanted)).toEqual(common);
  });

  it('is nothing in other requests', () => {
    expect(members('submit a message')).toEqual({});
  });
});

const withBindings = (bindings: object): Session =>
  ({ run: { target: { bindings: { ...DEFAULT_BINDINGS, ...bindings } } } }) as unknown as Session;

const sent = (text: string, bindings: object = {}): unknown => JSON.parse(asSent(withBindings(bindings), text));

describe('what the document does not show', () => {
  it('is left alone where a text names none of it, even if it is no JSON', () => {
    expect(asSent(withBindings({}), '{"description":}')).toBe('{"description":}');
  });

  it('is a menu with the commands of the feature in it', () => {
    expect(sent('{"main":{"{menu}":[{"command":"hangup"}]}}', { menuForm: '{"keys":{"1":{commands}}}' })).toEqual({
      main: { keys: { 1: [{ command: 'hangup' }] } },
    });
  });

  it('is an outcome of detection and what it leads to', () => {
    const bindings = { detectionEvent: 'on{Outcome}', reactionForm: '{"commands":{commands}}' };
    expect(sent('{"events":{"{beep}":[{"command":"hangup"}]}}', bindings)).toEqual({
      events: { onBeep: { commands: [{ command: 'hangup' }] } },
    });
    expect(sent('{"events":{"{beep}":[]}}')).toEqual({ events: { beep: [] } });
  });

  it.each([1, 2, 3])('is destination %i of recordings', (place) => {
    const recordingDestinations = 'S3 s3://a, GCS gs://b, BLOB https://c';
    const [name, address] = recordingDestinations.split(', ')[place - 1]?.split(' ') ?? [];
    expect(sent(`["{destination ${place}}","{address ${place}}"]`, { recordingDestinations })).toEqual([name, address]);
  });
});
