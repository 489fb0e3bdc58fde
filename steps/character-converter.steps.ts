import { Then, When } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';
import { expectGsm7 } from '../support/example/expect/gsm-7.ts';
import { claims, evident, present } from '../support/example/session/claims.ts';
import { reportsOf } from '../support/example/verbs/delivery-reports.ts';
import { textsAtHandset } from '../support/example/verbs/handsets.ts';
import { observe } from '../support/example/verbs/observing.ts';
import { wasAccepted } from '../support/example/verbs/sending.ts';
import { sendEachCharacter } from '../support/example/verbs/single-characters.ts';

When(
  '{account} sends each character of {string} to {string}',
  async function (this: PlumblineWorld, role: string, text: string, to: string) {
    await sendEachCharacter(this.session, role, text, to);
  },
);

Then(
  'the handset {string} shows each character of {string}',
  claims(present('any handset')),
  async function (this: PlumblineWorld, number: string, text: string) {
    expect(await textsAtHandset(this.session, number), `texts at ${number}`).to.deep.equal([...text]);
  },
);

Then(
  'the handset {string} shows nothing but GSM-7 characters',
  claims(present('any handset')),
  async function (this: PlumblineWorld, number: string) {
    expectGsm7(await textsAtHandset(this.session, number), number);
    this.session.journal.witness.push(`${number} shows a text in GSM-7`);
  },
);

Then(
  'the handset {string} shows nothing but GSM-7 characters unless {string} is refused',
  claims(evident),
  async function (this: PlumblineWorld, number: string, name: string) {
    const texts = await textsAtHandset(this.session, number);
    if (wasAccepted(this.session, name)) expectGsm7(texts, number);
    else expect(texts, `texts at ${number}`).to.deep.equal([]);
  },
);

Then(
  'the handsets {string} and {string} show the same texts',
  async function (this: PlumblineWorld, one: string, other: string) {
    const texts = await textsAtHandset(this.session, one);
    expect(texts, `texts at ${one}`).to.not.have.lengthOf(0);
    expect(await textsAtHandset(this.session, other), `texts at ${other}`).to.deep.equal(texts);
  },
);

Then(
  '{string} is billed fewer units than {string}',
  async function (this: PlumblineWorld, one: string, other: string) {
    const unitsOf = async (name: string) =>
      Number((await reportsOf(this.session, name)).at(-1)?.billing_units);
    expect(await unitsOf(one), `billing units of ${one}`).to.be.below(await unitsOf(other));
  },
);

Then(
  '{string} in the reports of {string} is recorded',
  async function (this: PlumblineWorld, member: string, name: string) {
    const seen = (await reportsOf(this.session, name)).map((report) => report[member]);
    expect(seen, `reports of ${name}`).to.not.have.lengthOf(0);
    observe(this.session, `${member} of ${name}`, seen);
  },
);
