import { createServer, type ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { capabilitiesOf } from '../../../support/client/driver/capabilities.ts';
import { Driver } from '../../../support/client/driver/driver.ts';
import { ROOT } from '../../../support/ground/own-package.ts';
import { indexExamples } from '../../../support/ground/rules/example-index.ts';
import { readRuleBook } from '../../../support/ground/rules/rule-book.ts';
import { clientRules } from '../../../support/ground/rules/rule-tasks.ts';
import { listening } from '../../wire/listening.ts';

async function asked(command: string, patienceMs = 60_000): Promise<unknown> {
  const driver = new Driver({ command, patienceMs });
  try {
    return await driver.ask('call', {}).catch((error: Error) => error.message);
  } finally {
    driver.close();
  }
}

const OTHER = '{"id":9,"result":{}}';
const NOT_ASKED = 'which answers nothing that it was asked';
const BOTH = '{"id":1,"result":{},"error":{}}';
const NEITHER = 'which has neither a result nor an error';

describe('a driver that is a command', () => {
  it.each([
    ['a result', `echo '{"id":1,"ok":true,"result":{"status":200}}'`, { result: { status: 200 } }],
    ['no more than ok', `echo '{"id":1,"ok":true}'`, { result: {} }],
    ['an error', `echo '{"id":1,"error":{"kind":"access-refused"}}'`, { error: { kind: 'access-refused' } }],
    ['a log on standard error first', `echo log >&2; echo '{"id":1,"result":{}}'`, { result: {} }],
    ['an empty line first', `echo; echo '{"id":1,"result":{}}'`, { result: {} }],
  ])('may answer %s', async (_, script, outcome) => {
    expect(await asked(`read line; ${script}; sleep 5`)).toEqual(outcome);
  });

  it.each([
    ['dies', 'exit 7', 'the driver ended with exit code 7'],
    ['dies and says why', 'echo no key >&2; exit 1', 'the driver ended with exit code 1; it said: no key'],
    ['is killed', 'kill -9 $$', 'the driver ended with SIGKILL'],
    ['prints garbage', 'echo hello; sleep 5', 'the driver printed "hello", which is not a JSON object'],
    ['prints a list', 'echo "[1]"; sleep 5', 'the driver printed [1], which answers nothing that it was asked'],
    ['answers another task', `echo '${OTHER}'; sleep 5`, `the driver printed ${OTHER}, ${NOT_ASKED}`],
    ['answers neither', `echo '{"id":1}'; sleep 5`, `the driver answered call with {"id":1}, ${NEITHER}`],
    ['answers both', `echo '${BOTH}'; sleep 5`, `the driver answered call with ${BOTH}, ${NEITHER}`],
  ])('that %s is told of in a sentence', async (_, script, sentence) => {
    expect(await asked(`read line; ${script}`)).toBe(sentence);
  });

  it('that hangs, or prints no line feed, is not waited for', async () => {
    expect(await asked('sleep 30', 100)).toBe('the driver did not answer call within 0.1 s');
    expect(await asked(`printf '{"id":1,"result":{}}'; sleep 30`, 300)).toBe(
      `the driver did not answer call within 0.3 s; it printed "{\\"id\\":1,\\"result\\":{}}" without a line feed`,
    );
  });

  it('that prints on and on without a line feed is stopped', async () => {
    expect(await asked('yes | tr -d "\\n"')).toMatch(/^the driver printed a line that does not end/);
  });

  it('is started afresh after a breakdown, and no more after three in a row', async () => {
    const driver = new Driver({ command: 'read line; exit 1', patienceMs: 60_000 });
    const ask = () => driver.ask('call', {}).catch((error: Error) => error.message);
    for (const _ of [1, 2, 3]) expect(await ask()).toBe('the driver ended with exit code 1');
    expect(await ask()).toBe('the driver broke down 3 times in a row and is asked nothing more');
  });

  it('may be asked several tasks at once and answer them in any order', async () => {
    const script = `read a; read b; echo '{"id":2,"result":{"n":2}}'; echo '{"id":1,"result":{"n":1}}'; sleep 5`;
    const driver = new Driver({ command: script, patienceMs: 60_000 });
    const both = await Promise.all([driver.ask('call', {}), driver.ask('call', {})]);
    driver.close();
    expect(both).toEqual([{ result: { n: 1 } }, { result: { n: 2 } }]);
  });
});

describe('a driver that is an address', () => {
  const askedOf = async (status: number, text: string): Promise<unknown> => {
    const server = createServer((request, response) =>
      request.resume().on('end', () => response.writeHead(status).end(text)),
    );
    const driver = new Driver({ address: `${await listening(server)}/tasks`, patienceMs: 60_000 });
    const outcome = await driver.ask('call', {}).catch((error: Error) => error.message);
    driver.close();
    server.close();
    return outcome;
  };

  it('answers with HTTP status 200', async () => {
    expect(await askedOf(200, '{"ok":true,"result":{"status":200}}')).toEqual({ result: { status: 200 } });
  });

  it.each([
    [500, 'out of order', 'the driver answered HTTP status 500: out of order'],
    [404, '', 'the driver answered HTTP status 404'],
    [200, '<html>', 'the driver answered "<html>", which is not a JSON object'],
    [200, '[]', 'the driver answered call with [], which has neither a result nor an error'],
  ])('that says %i %j is told of in a sentence', async (status, text, sentence) => {
    expect(await askedOf(status, text)).toBe(sentence);
  });

  const half = (response: ServerResponse): void =>
    void response.writeHead(200, { 'content-length': 100 }).write('{', () => response.destroy());
  const flood = (response: ServerResponse): void => {
    while (response.write('x'.repeat(65_536)));
    response.on('error', () => undefined).once('drain', () => flood(response));
  };

  it.each<[string, (response: ServerResponse) => void, string]>([
    ['hangs', () => undefined, 'the driver did not answer call within 0.3 s'],
    ['hangs up', (response) => response.destroy(), 'the driver closed the connection before it had answered'],
    ['hangs up in the middle', half, 'the driver closed the connection before it had answered'],
    ['floods', flood, 'the answer is too long'],
    ['sends the harness elsewhere', (response) => response.writeHead(302).end(), 'the driver answered HTTP status 302'],
  ])('that %s is told of in a sentence', async (_, answer, sentence) => {
    const server = createServer((request, response) => request.resume().on('end', () => answer(response)));
    const patienceMs = sentence.endsWith('0.3 s') ? 300 : 5000;
    const driver = new Driver({ address: await listening(server), patienceMs });
    await expect(driver.ask('call', {})).rejects.toThrow(sentence);
    driver.close();
    server.close().closeAllConnections();
  });
});

describe('what a driver says it can do', () => {
  const saying = async (result: object): Promise<unknown> => {
    const answer = JSON.stringify({ id: 1, ok: true, result });
    const driver = new Driver({ command: `read line; echo '${answer}'; sleep 5`, patienceMs: 60_000 });
    const said = await capabilitiesOf(driver).catch((error: Error) => `${error.name}: ${error.message}`);
    driver.close();
    return said;
  };

  it('has tasks, and may have a clock and a name', async () => {
    expect(await saying({ tasks: ['call'] })).toEqual({
      tasks: ['call'],
      clock: false,
      claim: { product: 'a client', version: '' },
    });
  });

  it.each([
    [{}, 'without result.tasks'],
    [{ tasks: [] }, 'without result.tasks'],
    [{ tasks: ['lookup'] }, 'unknown task lookup; did you mean look-up?'],
    [{ tasks: ['call'], clock: 'yes' }, 'with a clock that is neither true nor false'],
    [{ tasks: ['call'], product: 1 }, 'with a product or version that is not a text'],
  ])('is refused as %j', async (result, sentence) => {
    expect(await saying(result)).toContain(`UsageError: the driver answered capabilities`);
    expect(await saying(result)).toContain(sentence);
  });
});

describe('the tasks of rules', () => {
  const book = readRuleBook();

  it('are known for each rule that has an example of a client or a receiver', () => {
    expect(clientRules(indexExamples(ROOT)).filter((id) => book.find(id).tasks === undefined)).toEqual([]);
    expect(book.find('MSG-DEDUP-02').tasks).toBeUndefined();
  });
});
