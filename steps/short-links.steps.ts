import { expect } from 'chai';
import { Then, When } from '../support/example/cucumber/phrases.ts';
import { expectAccepted } from '../support/example/expect/answers.ts';
import { expectLengths } from '../support/example/expect/contents.ts';
import { claims, counted, performs, present } from '../support/example/session/claims.ts';
import { asBrowsersWrite, linksAt, open } from '../support/example/verbs/handsets.ts';
import { clicksOn, linksOfMany, sendToMany, shortLinksFor } from '../support/example/verbs/short-links.ts';
import { Inconclusive } from '../support/ground/problems/inconclusive.ts';

When('{account} sends {string} to {int} recipient(s)', claims(performs('submit a message')), sendToMany);

When('the recipient at {string} opens the first link {int} time(s)', async (session, number, times) => {
  const [link] = await linksAt(session, number);
  if (link === undefined) throw new Inconclusive('precondition-unmet', `${number} was sent no link`);
  for (let time = 0; time < times; time += 1) await open(session, link);
});

Then('the links at the handset {string} lead to:', async (session, number, table) => {
  const links = await linksAt(session, number);
  expect(new Set(links).size, `different links at ${number}`).to.equal(links.length);
  const targets: string[] = [];
  for (const link of links) targets.push(await open(session, link));
  expect(targets, `where the links at ${number} lead`).to.deep.equal(table.raw().flat().map(asBrowsersWrite));
});

Then('each of the {int} recipients has a link of their own', async (session, count) => {
  const links = await linksOfMany(session, count);
  expect(links, 'links').to.have.lengthOf(count);
  expect(new Set(links).size, 'different links').to.equal(count);
});

Then(
  '{account} finds {int} click(s) on {string}',
  claims((_role, count) => [
    counted('the count of clicks', count),
    ...(count > 0 ? [present('the report of a link')] : []),
  ]),
  async (session, role, count, url) => {
    const { exchange, clicks } = await clicksOn(session, role, url);
    expectAccepted(exchange);
    expect(clicks, `clicks on ${url}`).to.equal(count);
  },
);

Then(
  '{account} finds {int} short link(s) of {int} characters, each different, for {string}',
  claims(present('the report of a link')),
  async (session, role, count, length, url) => {
    const links = await shortLinksFor(session, role, url, count);
    expectLengths(links, length);
    expect(new Set(links).size, 'different short links').to.equal(links.length);
    session.wire.last.looked = true;
  },
);
