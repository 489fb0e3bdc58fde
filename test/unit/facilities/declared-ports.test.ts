import { afterEach, describe, expect, it } from 'vitest';
import { DeclaredPorts } from '../../../support/wire/facilities/declared-ports.ts';
import type { Port } from '../../../support/wire/facilities/port.ts';

const opened: DeclaredPorts[] = [];

afterEach(() => {
  for (const each of opened.splice(0)) each.close();
});

const NO_HTTP = { send: () => Promise.reject(new Error('nothing is sent')) };

/** A mailbox that is a program: `says` is what it does with each line that it is asked. */
function mailboxThat(says: string, patienceMs = 60_000): Port {
  const program = `require('node:readline').createInterface({input:process.stdin}).on('line',(line)=>{const {id}=JSON.parse(line);${says}})`;
  const command = `${JSON.stringify(process.execPath)} -e ${JSON.stringify(program)}`;
  const ports = new DeclaredPorts({ mailbox: { command, patienceMs } }, NO_HTTP as never);
  opened.push(ports);
  return ports.portOf('mailbox') as Port;
}

const read = (port: Port) => port.ask({ method: 'GET', path: '/mailbox' });

describe('a facility that is a command', () => {
  it('answers each question on a line of its own', async () => {
    const mailbox = mailboxThat(`console.log(JSON.stringify({id,status:200,body:{mails:[]}}))`);
    expect(await read(mailbox)).toEqual({ status: 200, body: { mails: [] } });
    expect(await read(mailbox)).toEqual({ status: 200, body: { mails: [] } });
  });

  it.each<[string, string, RegExp]>([
    ['hangs', '', /the facility mailbox .*(?:300 ms|0\.3 s|in time)/],
    ['talks nonsense', `console.log('hello')`, /hello/],
    ['answers without a status', `console.log(JSON.stringify({id,body:{}}))`, /has no status/],
    ['ends', `console.error('no such mail server');process.exit(3)`, /no such mail server/],
  ])('and %s is told of in one sentence', async (_, says, sentence) => {
    const error = await read(mailboxThat(says, says === '' ? 300 : undefined)).catch((thrown: Error) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect((error as Error).message).toMatch(sentence);
    expect((error as Error).message).not.toContain('\n');
  });
});
