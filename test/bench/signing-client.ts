import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { promisify } from 'node:util';
import { Pool } from 'undici';
import { CALLBACKS, callbackBody } from './callback-count.ts';
import { answerQuestions } from './questions.ts';

/** The floor for callbacks: signs bodies and posts them, as many at once as the reference. Argument: the receiver. */
const [, , receiver = ''] = process.argv;
const AT_ONCE = 64;
const signBytes = promisify(sign);
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pool = new Pool(receiver, { connections: AT_ONCE });

async function post(): Promise<void> {
  const [body, date] = [callbackBody(randomUUID()), new Date().toUTCString()];
  const signature = await signBytes('sha256', Buffer.from(`POST /calls HTTP/1.1${date}${body}`), privateKey);
  const headers = { 'content-type': 'application/json', date, 'x-signature': signature.toString('base64') };
  await (await pool.request({ method: 'POST', path: '/calls', headers, body })).body.dump();
}

async function postAll(): Promise<void> {
  let left = CALLBACKS;
  const work = async (): Promise<void> => {
    for (; left > 0; await post()) left -= 1;
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

answerQuestions();
process.on('message', (question) => {
  if (question === 'post') void postAll().then(() => process.send?.({ posted: CALLBACKS }));
});
process.send?.({});
