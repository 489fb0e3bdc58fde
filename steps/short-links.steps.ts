import { type DataTable, Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';
import { expectLengths } from '../support/example/expect/contents.ts';
import { expectAccepted } from '../support/example/expect/outcome.ts';
import { claims, counted, present } from '../support/example/session/claims.ts';
import {
  asBrowsersWrite,
  clicksOn,
  linksAt,
  linksOfMany,
  open,
  openFirst,
  sendToMany,
  shortLinksFor,
} from '../support/example/verbs/short-links.ts';

When(
  '{account} sends {string} to {int} recipient(s)',
  async function (this: PlumblineWorld, role: string, content: string, count: number) {
    await sendToMany(this.session, role, content, count);
  },
);

When(
  'the recipient at {string} opens the first link {int} time(s)',
  async function (this: PlumblineWorld, number: string, times: number) {
    await openFirst(this.session, number, times);
  },
);

Then(
  'the links at the handset {string} lead to:',
  async function (this: PlumblineWorld, number: string, table: DataTable) {
    const links = await linksAt(this.session, number);
    expect(new Set(links).size, `different links at ${number}`).to.equal(links.length);
    const targets: string[] = [];
    for (const link of links) targets.push(await open(this.session, link));
    expect(targets, `where the links at ${number} lead`).to.deep.equal(table.raw().flat().map(asBrowsersWrite));
  },
);

Then('each of the {int} recipients has a link of their own', async function (this: PlumblineWorld, count: number) {
  const links = await linksOfMany(this.session, count);
  expect(links, 'links').to.have.lengthOf(count);
  expect(new Set(links).size, 'different links').to.equal(count);
});

Then(
  '{account} finds {int} click(s) on {string}',
  claims((_role: string, count: number) => [
    counted('the count of clicks', count),
    ...(count > 0 ? [present('the report of a link')] : []),
  ]),
  async function (this: PlumblineWorld, role: string, count: number, url: string) {
    const { exchange, clicks } = await clicksOn(this.session, role, url);
    expectAccepted(exchange);
    expect(clicks, `clicks on ${url}`).to.equal(count);
  },
);

Then(
  '{account} finds {int} short link(s) of {int} characters, each different, for {string}',
  claims(present('the report of a link')),
  async function (this: PlumblineWorld, role: string, count: number, length: number, url: string) {
    const links = await shortLinksFor(this.session, role, url, count);
    expectLengths(links, length);
    expect(new Set(links).size, 'different short links').to.equal(links.length);
    this.session.wire.last.looked = true;
  },
);
