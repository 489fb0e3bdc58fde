import { renameSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import type { Router } from 'express';
import { settings } from './config.ts';
import { conversationRouter } from './conversation/router.ts';
import { createServer } from './http/server.ts';
import { lookupRouter } from './lookup/router.ts';
import { messagingRouter } from './messaging/router.ts';
import { followLinkRouter } from './messaging/routes/links.ts';
import { simulatorRouter } from './simulator/router.ts';
import { standaloneRouter } from './standalone/router.ts';
import { subprojectRouter } from './subprojects/router.ts';
import { tokenRouter } from './token/router.ts';
import { voiceRouter } from './voice/router.ts';

const { host, port, lookupPorts, readyFile } = settings;

/** Where each interface is, below the one address of the platform. */
const interfaces: Record<string, [path: string, router: Router]> = {
  messaging: ['/gateway/eu', messagingRouter],
  messagingApac: ['/gateway/apac', messagingRouter],
  token: ['/auth', tokenRouter],
  subprojects: ['/subproject', subprojectRouter],
  voice: ['/voice', voiceRouter],
  conversation: ['/conversation', conversationRouter],
  standalone: ['/apps', standaloneRouter],
  simulator: ['/simulator', simulatorRouter],
};

const platform = createServer((app) => {
  for (const [path, router] of Object.values(interfaces)) app.use(path, router);
  app.use('/l', followLinkRouter);
});

const lookup = createServer((app) => app.use(lookupRouter));

/** Listens at a port, or at a free one for 0. Returns the address. */
const listen = (server: ReturnType<typeof createServer>, at: number): Promise<string> =>
  new Promise((resolve, reject) => {
    const listener = server.listen(at, host, (error?: Error) => {
      if (error) reject(error);
      else resolve(`http://${host}:${(listener.address() as AddressInfo).port}`);
    });
  });

const base = await listen(platform, port);
const addresses = {
  lookup: await Promise.all(lookupPorts.map((at) => listen(lookup, at))),
  ...Object.fromEntries(Object.entries(interfaces).map(([name, [path]]) => [name, base + path])),
};

for (const [name, at] of Object.entries(addresses)) console.log(`${name.padEnd(13)} ${at}`);
if (readyFile !== undefined) {
  writeFileSync(`${readyFile}.part`, JSON.stringify(addresses));
  renameSync(`${readyFile}.part`, readyFile);
}
