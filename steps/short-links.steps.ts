import { type DataTable, Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';
import { expectAccepted, expectNoCrash } from '../support/example/expect/answer.ts';
import { absent, claims, counted, evident, present } from '../support/example/session/claims.ts';
import type { SentMessage } from '../support/example/verbs/delivery-reports.ts';
import { textsAtHandset } from '../support/example/verbs/handsets.ts';
import { observe } from '../support/example/verbs/observing.ts';
import {
  clicksOn,
  linksAt,
  linksIn,
  linksOfMany,
  open,
  openFirst,
  reportsAbout,
  sendToMany,
} from '../support/example/verbs/short-links.ts';

When(
  '{account} sends {string} to {int} recipients',
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
  'the handset {string} shows {string} with links of {int} characters',
  claims(present('any handset')),
  async function (this: PlumblineWorld, number: string, pattern: string, length: number) {
    const text = (await textsAtHandset(this.session, number)).at(-1) ?? '';
    const links = linksIn(text, pattern);
    expect(links, `links in "${text}", which is to read "${pattern}"`).to.be.an('array').that.is.not.empty;
    for (const link of links ?? []) expect(link, 'link').to.have.lengthOf(length);
  },
);

Then(
  'the links at the handset {string} lead to:',
  async function (this: PlumblineWorld, number: string, table: DataTable) {
    const targets: string[] = [];
    for (const link of await linksAt(this.session, number)) targets.push(await open(this.session, link));
    expect(targets, `where the links at ${number} lead`).to.deep.equal(table.raw().flat());
  },
);

Then(
  'no two of the links at the handset {string} are the same',
  claims(evident),
  async function (this: PlumblineWorld, number: string) {
    const links = await linksAt(this.session, number);
    expect(links, `links at ${number}`).to.have.lengthOf.above(1);
    expect(new Set(links).size, `different links at ${number}`).to.equal(links.length);
  },
);

Then(
  'each of the {int} recipients has a link of their own',
  async function (this: PlumblineWorld, count: number) {
    const links = await linksOfMany(this.session, count);
    expect(links, 'links').to.have.lengthOf(count);
    expect(new Set(links).size, 'different links').to.equal(count);
  },
);

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
  '{account} learns nothing of {string} from the links at the handset {string}',
  claims(absent('the report of a link')),
  async function (this: PlumblineWorld, role: string, url: string, number: string) {
    for (const told of await reportsAbout(this.session, role, number))
      expect(told, `what ${role} is told`).to.not.include(url);
  },
);

Then('what the handset shows of {string} is recorded', async function (this: PlumblineWorld, name: string) {
  const { to, exchange } = this.session.handles.get<SentMessage>(name);
  expectNoCrash(exchange);
  observe(this.session, `${name} at ${to}`, await textsAtHandset(this.session, to));
});
