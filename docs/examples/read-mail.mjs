#!/usr/bin/env node
// Stands for the facility `mailbox`: reads the codes that the platform sent from a folder of mails, one file each, as
// `offlineimap`, `fetchmail` or a Maildir leaves them. In the target file, see docs/target-file.md:
//   facilities: { mailbox: { command: "node docs/examples/read-mail.mjs ~/Maildir/new" } }
// A mail counts when it has a code of four to eight digits and the number that it is for, as `X-Number: +46700000001` or in
// its text. The harness writes a request a line, this prints a reply a line.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const [, , folder = '.'] = process.argv;

/** The number and the code in a mail, or undefined when it has none. */
function codeIn(file) {
  const mail = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
  const [to] = mail.match(/\+\d{8,15}/) ?? [];
  const text = mail.slice(mail.indexOf('\n\n') + 2).replaceAll(/\+\d{8,15}/g, '');
  const [code] = text.match(/\b\d{4,8}\b/) ?? [];
  return to && code && { at: statSync(file).mtime.toISOString(), to, kind: 'verification-code', code };
}

const mails = () =>
  readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile())
    .flatMap((file) => codeIn(file) ?? [])
    .sort((one, other) => one.at.localeCompare(other.at));

const answer = ({ method, path }) =>
  method === 'GET' && path === '/mailbox'
    ? { status: 200, body: { mails: mails() } }
    : { status: 501, body: { message: `there is no ${method} ${path} here` } };

for await (const line of createInterface({ input: process.stdin })) {
  const request = JSON.parse(line);
  try {
    console.log(JSON.stringify({ id: request.id, ...answer(request) }));
  } catch (error) {
    console.error(String(error));
    console.log(JSON.stringify({ id: request.id, status: 500, body: { message: String(error) } }));
  }
}
