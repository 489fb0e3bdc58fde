/** The most messages, attempts, replies and requests that the page keeps. */
const KEPT = { messages: 20_000, attempts: 1000, replies: 2000, requests: 1000 };

/** What the page knows of a world before it has read anything. */
const nothing = () => ({
  /** Parts of the overview by name. */
  parts: {},
  messages: [],
  total: 0,
  attempts: [],
  replies: [],
  requests: [],
  /** How many requests came since the page looked; those before, as far as they are remembered, are among them. */
  requestsSeen: 0,
  /** Whether the platform may have forgotten some that came earlier. */
  requestsForgotten: false,
});

/** What the page knows of the world it shows. */
export const store = {
  world: undefined,
  ...nothing(),
  /** When the world was made, in real time: another instant means that its data are gone. */
  madeAt: undefined,
  /** The difference between the world's time and this machine's, while the world's ticks. */
  ahead: 0,
};

const byId = new Map();
const watchers = new Set();
let changed = new Set();
let asked = false;

/** Calls `watcher` with the names of what changed, once per animation frame. */
export function watch(watcher) {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

function tell() {
  asked = false;
  const names = changed;
  changed = new Set();
  for (const watcher of [...watchers]) watcher(names);
}

/** Notes that something changed. */
export function touch(name) {
  changed.add(name);
  if (!asked) requestAnimationFrame(tell);
  asked = true;
}

/** Forgets everything: another world, or the same one read again; with another `madeAt` it lost its data. */
export function forget(world, madeAt) {
  byId.clear();
  if (store.world === world && store.madeAt !== undefined && madeAt !== undefined && store.madeAt !== madeAt)
    touch('lost data');
  store.madeAt = madeAt ?? (store.world === world ? store.madeAt : undefined);
  Object.assign(store, { world, ...nothing() });
  for (const name of ['messages', 'attempts', 'replies', 'requests']) touch(name);
}

export function setPart(name, part) {
  store.parts[name] = part;
  touch(name);
}

function keepBound(name) {
  const over = store[name].length - KEPT[name];
  if (over <= KEPT[name] / 10) return;
  for (const { id } of store[name].splice(0, over)) if (name === 'messages') byId.delete(id);
}

/** Adds rows of messages: known ones are updated, others inserted in the order of their instants. */
export function addMessages({ rows, total }) {
  let latest = store.messages.at(-1)?.at ?? 0;
  let sorted = true;
  for (const row of rows) {
    const known = byId.get(row.id);
    if (known) Object.assign(known, row);
    else {
      row.words = `${row.to} ${row.from ?? ''} ${row.text} ${row.code}`.toLowerCase();
      byId.set(row.id, row);
      store.messages.push(row);
      sorted &&= row.at >= latest;
      latest = Math.max(latest, row.at);
    }
    touch(`number ${row.to}`);
    touch(`message ${row.id}`);
  }
  if (!sorted) store.messages.sort((one, other) => one.at - other.at);
  keepBound('messages');
  store.total = total;
  touch('messages');
}

export function addAttempts({ rows }) {
  for (const row of rows) {
    row.letter = row.id;
    row.id = `attempt ${row.number}`;
    row.words = `${row.type} ${row.url} ${row.outcome} ${row.body} ${row.about}`.toLowerCase();
    store.attempts.push(row);
    touch(`message ${row.about}`);
  }
  keepBound('attempts');
  touch('attempts');
}

export function addReplies({ rows }) {
  for (const row of rows) {
    store.replies.push(row);
    touch(`number ${row.from}`);
    if (row.message) touch(`message ${row.message}`);
  }
  keepBound('replies');
  touch('replies');
}

export function addRequests({ rows }) {
  for (const row of rows) {
    row.id = String(row.number);
    row.words =
      `${row.interface} ${row.operation ?? ''} ${row.method} ${row.target} ${row.status} ${row.who ?? ''} ${row.why ?? ''}`.toLowerCase();
    store.requests.push(row);
  }
  store.requestsSeen += rows.length;
  const [first] = store.requests;
  const isFull = store.requestsSeen === KEPT.requests && first.number > 0;
  if (isFull && store.requests.at(-1).number - first.number < KEPT.requests) store.requestsForgotten = true;
  keepBound('requests');
  touch('requests');
}

/** A message by its id, if the page knows it. */
export const messageOf = (id) => byId.get(id);

/** The account with an id, or what is known of it. */
export const roleOf = (id) => store.parts.accounts?.accounts.find((each) => each.id === id)?.role ?? id;
