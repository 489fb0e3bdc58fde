import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { declaredFacts } from '../../../support/wire/target/declared-facts.ts';
import { loadTargetFile } from '../../../support/wire/target/target-file.ts';
import { freshFolder } from '../../fresh-folder.ts';

const file = join(freshFolder(), 'target.yaml');

function load(text: string, environment: NodeJS.ProcessEnv = {}) {
  writeFileSync(file, text);
  return loadTargetFile(file, environment);
}

const SMALLEST = `
name: sandbox
kind: external
interfaces: { messaging: "https://sandbox.example/" }
`;

describe('a target file', () => {
  it('speaks of every rule where a lab makes every rule reachable, unless it says otherwise', () => {
    expect(load(`${SMALLEST}lab: "https://lab.example"\n`).scope).toBe('reference');
    expect(load(`${SMALLEST}lab: "https://lab.example"\nscope: assisted\n`).scope).toBe('assisted');
    expect(load('name: ours\nkind: bundled\n').scope).toBe('reference');
  });

  it('may say everything that there is to say, in YAML as people write it', () => {
    const text = `
name: partner-sandbox
kind: external
scope: external
claim: { product: Acme Messaging, version: 4.2.0, capabilities: [basic, hmac, de-duplication] }
interfaces:
  messaging: http://127.0.0.1:4010
  token: http://127.0.0.1:4011
  lookup: [http://127.0.0.1:4012, http://127.0.0.1:4013]
  subprojects: http://127.0.0.1:4014
  voice: http://127.0.0.1:4015
  conversation: http://127.0.0.1:4016
  standalone: http://127.0.0.1:4017
credentials:
  messaging: { key: "\${KEY}", secret: "\${SECRET}" }
  project: { id: p, keyId: k, keySecret: "\${SECRET}" }
  lookup: { user: u, password: "\${SECRET}" }
numbers: { reachable: ["+61491570156"], noRoute: ["+61491570159"], blocked: [] }
bindings: { messageIdAt: /messages/0/message_id, callbackUrlField: callback_url }
callbacks: { listen: 127.0.0.1:0, publicUrl: https://hooks.example }
limits: { requestsPerSecond: 5, messages: 200 }
published: false
maxWait: 0s
sideEffects: [messages]
knownFailures:
  - { rule: MSG-DEDUP-02, fingerprint: "report code 305→304", reason: "old", owner: us, issue: T-1, expires: 2027-03-31 }
`;
    const target = load(text, { KEY: 'k', SECRET: 's' });
    expect(target).toMatchObject({
      claim: { version: '4.2.0' },
      scope: 'external',
      limits: { messages: 200 },
    });
    expect(declaredFacts(target).projects).toMatchObject([{ id: 'p', services: [] }]);
  });
});
