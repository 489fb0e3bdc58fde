import { Then } from '@cucumber/cucumber';
import { expect } from 'chai';
import type { PlumblineWorld } from '../support/cucumber/world.ts';
import { reportsOf } from '../support/session/delivery-reports.ts';

Then('{string} is reported {status}', async function (this: PlumblineWorld, name: string, status: string) {
  const statuses = (await reportsOf(this.session, name)).map((report) => report.status);
  expect(statuses, `reported statuses of ${name}`).to.include(status);
});

Then(
  '{string} is reported {status} with report code {int}',
  async function (this: PlumblineWorld, name: string, status: string, code: number) {
    const seen = (await reportsOf(this.session, name)).map((report) => [report.status, report.error_code]);
    expect(seen, `reports of ${name}`).to.deep.include([status, String(code)]);
  },
);

Then(
  '{string} is never reported {status}',
  async function (this: PlumblineWorld, name: string, status: string) {
    const statuses = (await reportsOf(this.session, name)).map((report) => report.status);
    expect(statuses, `reported statuses of ${name}`).to.not.include(status);
  },
);
