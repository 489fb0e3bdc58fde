import type { DataTable } from '@cucumber/cucumber';
import { expect } from 'chai';
import { Then, When } from '../support/example/cucumber/phrases.ts';
import { expectHas, expectNowhere } from '../support/example/expect/contents.ts';
import { expectEitherUpdate, expectLinks, expectUnchanged } from '../support/example/expect/voice.ts';
import { absent, claims, evident, membersOfPath, names, performs } from '../support/example/session/claims.ts';
import { objectOf, pairsOf } from '../support/example/session/written-members.ts';
import { contentOfService } from '../support/example/verbs/known-answers.ts';
import {
  changesSinceSetUp,
  countDefaults,
  serviceFact,
  serviceNamed,
} from '../support/example/verbs/voice-services.ts';

const changed = claims((service: string) => absent('{} as it was', `"${service}"`));

/** The document shows the members of a service at its update. */
const SHOWN_AT = 'update a voice service';

const membersOfTable = (table: DataTable): string[] => pairsOf(table).flatMap(([path]) => membersOfPath(path));

When('the client reads {string}', claims(performs(SHOWN_AT)), async (session, service) => {
  const role = serviceNamed(session, service);
  await session.wire.voice.read(serviceFact(session, role).id, role.project);
});

Then('{string} is unchanged', changed, expectUnchanged);

Then(
  '{string} is unchanged but for:',
  claims(
    (service) => absent('{} as it was', `"${service}"`),
    names((_service, table) => ({ of: SHOWN_AT, members: membersOfTable(table) })),
  ),
  (session, service, table) => expectUnchanged(session, service, objectOf(pairsOf(table))),
);

Then('{string} is now the default service', claims(names({ of: SHOWN_AT, members: ['isDefault'] })), (session, name) =>
  expectHas(session, contentOfService(name), '{"isDefault":true}'),
);

Then(
  '{string} is not the default service',
  claims(names({ of: SHOWN_AT, members: ['isDefault'] }), evident),
  (session, service) => expectHas(session, contentOfService(service), '{"isDefault":false}'),
);

Then(
  'the {member} of {string} is now {value}',
  claims(names((member) => ({ of: SHOWN_AT, members: membersOfPath(member) }))),
  (session, member, service, value) => expectHas(session, contentOfService(service), objectOf([[member, value]])),
);

Then(
  '{string} has:',
  claims(names((_service, table) => ({ of: SHOWN_AT, members: membersOfTable(table) }))),
  (session, service, table) => expectHas(session, contentOfService(service), objectOf(pairsOf(table))),
);

Then('{string} does not mention {string}', changed, (session, service, text) =>
  expectNowhere(session, contentOfService(service), text),
);

Then('{project} has exactly one default service', async (session, project) =>
  expect(await countDefaults(session, project), 'default services').to.equal(1),
);

Then(
  '{string} was changed {int} time(s) since it was set up',
  claims((service, count) => (count === 0 ? absent('{} as it was', `"${service}"`) : evident)),
  async (session, service, times) => expect(await changesSinceSetUp(session, service), 'changes').to.equal(times),
);

Then(
  '{string} has either {member} {value} or {member} {value}, whichever update was accepted',
  claims(
    evident,
    names((_service, one, _value, other) => ({ of: SHOWN_AT, members: [one, other].flatMap(membersOfPath) })),
  ),
  (session, service, one, value, other, otherValue) =>
    expectEitherUpdate(session, service, [objectOf([[one, value]]), objectOf([[other, otherValue]])]),
);

Then('the page links to {string}', (session, links) => expectLinks(session.wire.last, links.split(', ')));
