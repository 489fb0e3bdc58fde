import { type DataTable, Given } from '@cucumber/cucumber';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';
import { allowancesOf } from '../support/example/verbs/allowances.ts';

Given(
  'the allowances of {account} are:',
  async function (this: PlumblineWorld, role: string, table: DataTable) {
    const { id } = this.session.account(role);
    await this.session.lab.configureAccount(id, { allowances: allowancesOf(table.raw()) });
  },
);
