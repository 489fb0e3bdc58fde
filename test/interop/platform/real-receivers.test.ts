import { execFileSync, spawnSync } from 'node:child_process';
import { createPublicKey, createVerify } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startPlatform } from '../../../reference-impl/compose.ts';
import { freshFolder } from '../../fresh-folder.ts';
import { type OpenWorld, openWorld, type Received, startReceiver } from './local-platform.ts';

const folder = freshFolder();

/** What a receiver is set up with: the prefix of its platform's headers, and the key that was shown when it was made. */
const PREFIX = 'x-partner-';

/** The verifier of a published receiver, which answers 500 to everything that does not pass; `publicKey` has no PEM armour. */
function isGenuine({ method, target, headers, body }: Received, publicKey: string): boolean {
  const digest = headers[`${PREFIX}digest-type`] as string;
  const pem = `-----BEGIN PUBLIC KEY-----\n${publicKey}\n-----END PUBLIC KEY-----\n`;
  return createVerify(digest)
    .update(`${method} ${target} HTTP/1.1${headers.date}${body}`)
    .verify(createPublicKey(pem), headers[`${PREFIX}signature`] as string, 'base64');
}

/** The verifier of a published client in Java: it asks the runtime for an algorithm by the names in the headers. */
const IN_JAVA = `
import java.nio.charset.StandardCharsets;
import java.security.*;
import java.security.spec.X509EncodedKeySpec;
import java.util.Base64;
class Verifier {
  public static void main(String[] given) throws Exception {
    byte[] key = Base64.getDecoder().decode(given[0]);
    Signature signature = Signature.getInstance(given[1] + "with" + given[2]);
    signature.initVerify(KeyFactory.getInstance(given[2]).generatePublic(new X509EncodedKeySpec(key)));
    signature.update(given[3].getBytes(StandardCharsets.UTF_8));
    System.out.print(signature.verify(Base64.getDecoder().decode(given[4])) ? "genuine" : "forged");
  }
}`;

function inJava({ method, target, headers, body }: Received, publicKey: string): string {
  const file = join(folder, 'Verifier.java');
  writeFileSync(file, IN_JAVA);
  const [digest, cipher, signature] = ['digest-type', 'cipher-type', 'signature'].map((name) => headers[PREFIX + name]);
  const text = `${method} ${target} HTTP/1.1${headers.date}${body}`;
  const given = [publicKey, digest, cipher, text, signature].map(String);
  return execFileSync('java', [file, ...given], { env: { ...process.env, LC_ALL: 'C.UTF-8' } }).toString();
}

const hasJava = spawnSync('java', ['-version']).status === 0;

const platform = await startPlatform({ settings: { headerPrefix: 'X-Partner-' } });
afterAll(() => platform.close());

describe('a published receiver that verifies everything', () => {
  let world: OpenWorld;
  let receiver: Awaited<ReturnType<typeof startReceiver>>;
  beforeEach(async () => {
    world = await openWorld(platform);
    receiver = await startReceiver();
    await world.switchOn('signatureKeys');
  });
  afterEach(() => receiver.close());

  const keyWith = async (digest: string): Promise<{ key_id: string; public_key: string }> => {
    const made = await world.messaging('POST', '/v1/iam/signature_keys', { digest, cipher: 'RSA' });
    await world.messaging('PATCH', '/v1/iam/signature_keys/enabled', { key_id: made.json.key_id });
    return made.json;
  };
  async function sent(): Promise<Received> {
    const message = { content: 'Grüße 🎉', destination_number: '+61491570156', delivery_report: true };
    const callback_url = `${receiver.url}/webhooks/delivery?tenant=1&n=a%20b`;
    await world.messaging('POST', '/v1/messages', {
      messages: [{ ...message, metadata: { order: '42' }, callback_url }],
    });
    await world.advance('PT1M');
    return receiver.received[0] ?? expect.unreachable();
  }

  it.skipIf(!hasJava)('takes callbacks in Java, which knows no algorithm with a hyphen in its name', async () => {
    const key = await keyWith('SHA256');
    const first = await sent();
    expect(inJava(first, key.public_key)).toBe('genuine');
    expect(inJava({ ...first, body: `${first.body} ` }, key.public_key)).toBe('forged');
  });

  it('takes what an alternative signs, whose digests have a hyphen', async () => {
    const alternatives = ['keys.digests-with-a-hyphen'];
    const other = await startPlatform({ settings: { headerPrefix: 'X-Partner-' }, alternatives });
    world = await openWorld(other);
    await world.switchOn('signatureKeys');
    const key = await keyWith('SHA256');
    const first = await sent();
    expect([first.headers[`${PREFIX}digest-type`], isGenuine(first, key.public_key)]).toEqual(['SHA-256', true]);
    await other.close();
  });
});
