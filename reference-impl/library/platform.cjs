// The user's end of the library. Plain CommonJS, so that every test runner can load it. The platform runs in a thread
// of its own, out of reach of fake timers, mocked modules and the separate globals of a test environment.
'use strict';
const { join } = require('node:path');
const { MessageChannel, receiveMessageOnPort, Worker } = require('node:worker_threads');

/** How long a call without await may take, in milliseconds. */
const PATIENCE = 10_000;

const CLOSED = 'This platform is closed.';

/** The thread of this process: it takes a second to load, and what runs in it shares nothing. */
let thread;

function openThread() {
  if (thread) return thread;
  thread = new Worker(join(__dirname, 'thread.mjs'), { execArgv: [], name: 'plumbline-platform' });
  const opened = thread;
  const forget = () => {
    if (thread === opened) thread = undefined;
  };
  thread.once('exit', forget);
  thread.once('error', (error) => {
    forget();
    process.stderr.write(`plumbline: the thread of the local platform ended: ${error.stack ?? error}\n`);
  });
  thread.unref();
  return thread;
}

/** One conversation with the thread. It keeps the process alive while an answer is awaited, and no longer. */
class Line {
  #port;
  #count = 0;
  #waiting = new Map();
  #closed = false;

  constructor() {
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    this.#port.on('message', (text) => this.#take(text));
    this.#port.on('close', () => this.#end());
    this.#port.unref();
    openThread().postMessage(port2, [port2]);
  }

  async ask(name, details) {
    const { value, problem } = await new Promise((answer) => this.#send(name, details, answer));
    if (problem !== undefined) throw new Error(problem);
    return value;
  }

  /** Like ask, without giving way to anything else. */
  askNow(name, details) {
    if (this.#closed) throw new Error(CLOSED);
    const bell = new Int32Array(new SharedArrayBuffer(4));
    let told = { problem: `The local platform did not answer within ${PATIENCE} ms.` };
    this.#send(name, details, (answer) => (told = answer), bell);
    Atomics.wait(bell, 0, 0, PATIENCE);
    for (let next = receiveMessageOnPort(this.#port); next; next = receiveMessageOnPort(this.#port))
      this.#take(next.message);
    if (told.problem !== undefined) throw new Error(told.problem);
    return told.value;
  }

  close() {
    this.#port.close();
    this.#end();
  }

  #send(name, details, answer, bell) {
    if (this.#closed) return answer({ problem: CLOSED });
    this.#count += 1;
    this.#waiting.set(this.#count, answer);
    this.#port.ref();
    this.#port.postMessage({ asked: JSON.stringify({ id: this.#count, name, with: details }), bell });
  }

  #take(text) {
    const { id, value, problem } = JSON.parse(text);
    const answer = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (this.#waiting.size === 0) this.#port.unref();
    answer({ value, problem });
  }

  #end() {
    this.#closed = true;
    for (const answer of this.#waiting.values()) answer({ problem: 'The platform was closed before it answered.' });
    this.#waiting.clear();
  }
}

const placed = (address) => (Array.isArray(address) ? { url: address[0], urls: address } : { url: address });

const handsetPath = (number) => `/handsets/${encodeURIComponent(number)}`;

function handsetOf(lab, number) {
  return {
    reply: async (content, { message, account } = {}) => {
      const body = { content, message_id: message, account };
      const { reply_id: id } = await lab('POST', `${handsetPath(number)}/replies`, body);
      return { id };
    },
    messages: async () => (await lab('GET', `${handsetPath(number)}/messages`)).messages,
  };
}

/** Starts a platform; platform.d.cts describes it. */
async function startPlatform(options = {}) {
  const line = new Line();
  let facts;
  try {
    facts = await line.ask('start', options);
  } catch (error) {
    line.close();
    throw error;
  }
  const { addresses, credentials, world, callbackUrl, certificate } = facts;
  const lab = (method, path, body) => line.ask('lab', { method, path, body });
  let closing;
  return {
    ...Object.fromEntries(Object.entries(addresses).map(([name, address]) => [name, placed(address)])),
    lab: { url: addresses.lab, world, ask: lab },
    ...{ credentials, callbackUrl, certificate },
    advance: async (by) => {
      const isInstant = /^\d{4}-/.test(by);
      return (await lab('POST', '/clock/advance', isInstant ? { to: by } : { by })).now;
    },
    nextCallback: (wanted = {}) => line.ask('nextCallback', wanted),
    handset: (number) => handsetOf(lab, number),
    refuse: (refusal) => void line.askNow('lab', { method: 'POST', path: '/refusals', body: refusal }),
    close: () => {
      closing ??= line.ask('close').finally(() => line.close());
      return closing;
    },
  };
}

exports.startPlatform = startPlatform;
