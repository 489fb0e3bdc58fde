import { renameSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { paths, settings } from './config.ts';
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

const platform = createServer((app) => {
  app.use(paths.eu, messagingRouter);
  app.use(paths.apac, messagingRouter);
  app.use(paths.token, tokenRouter);
  app.use(paths.subprojects, subprojectRouter);
  app.use(paths.voice, voiceRouter);
  app.use(paths.conversation, conversationRouter);
  app.use(paths.standalone, standaloneRouter);
  app.use(paths.links, followLinkRouter);
  app.use(paths.simulator, simulatorRouter);
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
const lookups = await Promise.all(lookupPorts.map((at) => listen(lookup, at)));

const addresses = {
  messaging: base + paths.eu,
  messagingApac: base + paths.apac,
  token: base + paths.token,
  lookup: lookups,
  subprojects: base + paths.subprojects,
  voice: base + paths.voice,
  conversation: base + paths.conversation,
  standalone: base + paths.standalone,
  simulator: base + paths.simulator,
};

for (const [name, at] of Object.entries(addresses)) console.log(`${name.padEnd(13)} ${at}`);
if (readyFile !== undefined) {
  writeFileSync(`${readyFile}.part`, JSON.stringify(addresses));
  renameSync(`${readyFile}.part`, readyFile);
}
