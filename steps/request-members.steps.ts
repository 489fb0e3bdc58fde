import { When } from '../support/example/cucumber/phrases.ts';
import { ASKED } from '../support/example/session/claims.ts';
import { askWithMember } from '../support/example/verbs/altered-requests.ts';
import { operationMaking } from '../support/example/verbs/things.ts';

When('{requester} asks to {operation}, where {string} is {value}', ASKED, (session, who, what, at, scalar) =>
  askWithMember(session, who, what, at, { to: 'value', json: scalar }),
);

When('{requester} asks to {operation}, where {string} lists {string}', ASKED, (session, who, what, at, texts) =>
  askWithMember(session, who, what, at, { to: 'value', json: JSON.stringify(texts.split(', ')) }),
);

When('{requester} asks to {operation}, where {string} lists:', ASKED, (session, who, what, at, table) =>
  askWithMember(session, who, what, at, { to: 'list', rows: table.hashes() }),
);

When('{requester} asks to {operation}, where {string} is missing', ASKED, (session, who, what, at) =>
  askWithMember(session, who, what, at, { to: 'nothing' }),
);

When(
  '{requester} asks to {operation}, where {string} is {int} character(s) long',
  ASKED,
  (session, who, what, at, count) => askWithMember(session, who, what, at, { to: 'length', count }),
);

When('{requester} asks to {operation}, where {string} has {int} entry/entries', ASKED, (session, who, what, at, many) =>
  askWithMember(session, who, what, at, { to: 'entries', count: many }),
);

When(
  '{requester} asks to {operation}, where {string} has {int} different entry/entries',
  ASKED,
  (session, who, what, at, count) => askWithMember(session, who, what, at, { to: 'different entries', count }),
);

When(
  '{requester} asks to {operation}, where {string} has a name of {int} character(s)',
  ASKED,
  (session, who, what, at, count) => askWithMember(session, who, what, at, { to: 'name', count }),
);

When(
  "{requester} asks to {operation}, where {string} names the account's {thing} {int} time(s)",
  ASKED,
  (session, who, what, at, kind, count) => askWithMember(session, who, what, at, { to: 'thing', kind, count }),
);

When('{requester} asks to {operation}, where {string} names each {thing} made', ASKED, (session, who, what, at, kind) =>
  askWithMember(session, who, what, at, { to: 'objects made', by: operationMaking(kind) }),
);

When('{requester} asks to {operation}, where {string} lists each {thing} made', ASKED, (session, who, what, at, kind) =>
  askWithMember(session, who, what, at, { to: 'ids made', by: operationMaking(kind) }),
);

When(
  '{requester} asks to {operation}, where {string} lists each report of the answer',
  ASKED,
  (session, who, what, at) => askWithMember(session, who, what, at, { to: 'reports' }),
);
