import { type DataTable, Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';
import { claims, counted, evident, present } from '../support/example/session/claims.ts';
import { isReply, type SentMessage } from '../support/example/verbs/delivery-reports.ts';
import { idsAtHandset, textsAtHandset } from '../support/example/verbs/handsets.ts';
import { wasAccepted } from '../support/example/verbs/sending.ts';

Then(
  'the handset {string} has {int} message(s)',
  claims((_number: string, count: number) => counted('any handset', count)),
  async function (this: PlumblineWorld, number: string, count: number) {
    expect(await textsAtHandset(this.session, number), `messages at ${number}`).to.have.lengthOf(count);
  },
);

Then(
  'the handset {string} has {string}',
  claims(present('any handset')),
  async function (this: PlumblineWorld, number: string, name: string) {
    const { id } = this.session.handles.get<SentMessage>(name);
    expect(await idsAtHandset(this.session, number), `messages at ${number}`).to.include(id);
    this.session.journal.witness.push(`${name} reached ${number}`);
  },
);

Then(
  'the handset {string} has {string} only if the request was accepted',
  claims(evident),
  async function (this: PlumblineWorld, number: string, name: string) {
    const count = (await idsAtHandset(this.session, number)).length;
    expect(count, `messages at ${number}`).to.equal(wasAccepted(this.session, name) ? 1 : 0);
  },
);

Then(
  'the handset {string} shows:',
  claims(present('any handset')),
  async function (this: PlumblineWorld, number: string, table: DataTable) {
    const texts = table.raw().map(([text]) => text);
    expect(await textsAtHandset(this.session, number), `texts at ${number}`).to.deep.equal(texts);
  },
);

Then(
  'the handset {string} shows a text like {string}',
  claims(present('any handset')),
  async function (this: PlumblineWorld, number: string, pattern: string) {
    const texts = await textsAtHandset(this.session, number);
    expect(texts, `texts at ${number}`).to.have.lengthOf(1);
    expect(texts[0], `text at ${number}`).to.match(new RegExp(pattern, 'su'));
  },
);

When(
  'the handset {string} replies {string}',
  async function (this: PlumblineWorld, number: string, content: string) {
    await this.session.lab.request('POST', `/handsets/${encodeURIComponent(number)}/replies`, { content });
  },
);

Then(
  'the reply {string} arrives at {string}',
  async function (this: PlumblineWorld, content: string, receiver: string) {
    const bodies = (await this.session.arrivals(receiver)).filter(isReply).map(({ body }) => body);
    expect(bodies.join(), `replies at ${receiver}`).to.include(content);
  },
);
