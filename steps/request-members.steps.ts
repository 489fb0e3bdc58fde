import { When } from '../support/example/cucumber/phrases.ts';
import { ASKED } from '../support/example/session/claims.ts';
import { askWithMember } from '../support/example/verbs/altered-requests.ts';
import { operationMaking } from '../support/example/verbs/things.ts';

When('{requester} asks to {operation}, where {string} is {value}', ASKED, (session, who, what, pointer, scalar) =>
  askWithMember(session, who, what, pointer, { to: 'value', json: scalar }),
);

When('{requester} asks to {operation}, where {string} lists {string}', ASKED, (session, who, what, pointer, texts) =>
  askWithMember(session, who, what, pointer, { to: 'value', json: JSON.stringify(texts.split(', ')) }),
);

When('{requester} asks to {operation}, where {string} lists:', ASKED, (session, who, what, pointer, table) =>
  askWithMember(session, who, what, pointer, { to: 'list', rows: table.hashes() }),
);

When('{requester} asks to {operation}, where {string} is missing', ASKED, (session, who, what, pointer) =>
  askWithMember(session, who, what, pointer, { to: 'nothing' }),
);

When(
  '{requester} asks to {operation}, where {string} is {int} character(s) long',
  ASKED,
  (session, who, what, pointer, count) => askWithMember(session, who, what, pointer, { to: 'length', count }),
);

When(
  '{requester} asks to {operation}, where {string} has {int} entry/entries',
  ASKED,
  (session, who, what, pointer, count) => askWithMember(session, who, what, pointer, { to: 'entries', count }),
);

When(
  '{requester} asks to {operation}, where {string} has {int} different entry/entries',
  ASKED,
  (session, who, what, pointer, count) =>
    askWithMember(session, who, what, pointer, { to: 'different entries', count }),
);

When(
  '{requester} asks to {operation}, where {string} has a name of {int} character(s)',
  ASKED,
  (session, who, what, pointer, count) => askWithMember(session, who, what, pointer, { to: 'name', count }),
);

When(
  "{requester} asks to {operation}, where {string} names the account's {thing} {int} time(s)",
  ASKED,
  (session, who, what, pointer, kind, count) =>
    askWithMember(session, who, what, pointer, { to: 'thing', kind, count }),
);

When(
  '{requester} asks to {operation}, where {string} names each {thing} made',
  ASKED,
  (session, who, what, pointer, kind) =>
    askWithMember(session, who, what, pointer, { to: 'objects made', by: operationMaking(kind) }),
);

When(
  '{requester} asks to {operation}, where {string} lists each {thing} made',
  ASKED,
  (session, who, what, pointer, kind) =>
    askWithMember(session, who, what, pointer, { to: 'ids made', by: operationMaking(kind) }),
);

When(
  '{requester} asks to {operation}, where {string} lists each report of the answer',
  ASKED,
  (session, who, what, pointer) => askWithMember(session, who, what, pointer, { to: 'reports' }),
);
