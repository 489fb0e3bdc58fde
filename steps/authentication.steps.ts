import { type DataTable, Then, When } from '@cucumber/cucumber';
import type { PlumblineWorld } from '../support/example/cucumber/world.ts';
import { expectNoCrash } from '../support/example/expect/answer.ts';
import { ask, type Requester, reuseProof } from '../support/example/verbs/asking.ts';
import { basicFrom, headerFrom } from '../support/example/verbs/credential-templates.ts';
import { disclosures } from '../support/example/verbs/disclosures.ts';
import { observe } from '../support/example/verbs/observing.ts';
import { rawBody } from '../support/example/verbs/raw-body.ts';
import { signedWith } from '../support/example/verbs/signing.ts';

When(
  '{requester} asks to {operation} without credentials',
  async function (this: PlumblineWorld, requester: Requester, operation: string) {
    await ask(this.session, requester, operation, { credential: () => ({ scheme: 'none' }) });
  },
);

When(
  '{requester} asks to {operation} without credentials, with this body:',
  async function (this: PlumblineWorld, requester: Requester, operation: string, body: string) {
    const raw = rawBody(this.session, body);
    await ask(this.session, requester, operation, { raw, credential: () => ({ scheme: 'none' }) });
  },
);

When(
  '{requester} asks to {operation} with the Basic credentials {string}',
  async function (this: PlumblineWorld, requester: Requester, operation: string, template: string) {
    const credential = basicFrom(this.session, requester.role, template);
    await ask(this.session, requester, operation, { credential });
  },
);

When(
  '{requester} asks to {operation} with the Authorization header {string}',
  async function (this: PlumblineWorld, requester: Requester, operation: string, template: string) {
    const credential = headerFrom(this.session, requester.role, template);
    await ask(this.session, requester, operation, { credential });
  },
);

When(
  '{requester} asks to {operation} with an HMAC signature',
  async function (this: PlumblineWorld, requester: Requester, operation: string) {
    await ask(this.session, requester, operation, {
      credential: signedWith(this.session, requester.role, {}),
    });
  },
);

When(
  '{requester} asks to {operation}, signed with:',
  async function (this: PlumblineWorld, requester: Requester, operation: string, table: DataTable) {
    const credential = signedWith(this.session, requester.role, table.rowsHash());
    await ask(this.session, requester, operation, { credential });
  },
);

When(
  'the signature is put on a request to {operation}',
  async function (this: PlumblineWorld, operation: string) {
    await reuseProof(this.session, operation);
  },
);

Then('whether the answer discloses anything is recorded', function (this: PlumblineWorld) {
  const { last } = this.session;
  expectNoCrash(last);
  observe(this.session, 'disclosed in the answer', disclosures(last, this.session));
});
