import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname, relative } from 'node:path';
import type { GenericContainer, WaitStrategy } from 'testcontainers';
import { EXIT } from '../../ground/exit-codes.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { lives } from '../../ground/process-life.ts';
import { ContainerLog } from './container-log.ts';
import { awaitReady } from './container-ready.ts';
import { type ContainerSettings, outsideOf, portsInside, reachedFromHere } from './container-settings.ts';
import { requireSafeAddresses } from './safety.ts';
import type { ResolvedTarget } from './target.ts';

type Engine = Awaited<ReturnType<typeof import('testcontainers')['getContainerRuntimeClient']>>;

const RUN = 'plumbline.run';
const OWNER = 'plumbline.owner';

const owner = `${hostname()}/${process.pid}`;

/** How a container finds the machine that it runs on when it has a network of its own. */
const HERE = 'host.docker.internal';

const noWait: WaitStrategy = {
  waitUntilReady: async () => undefined,
  withStartupTimeout: () => noWait,
  isStartupTimeoutSet: () => false,
  getStartupTimeout: () => 0,
};

const sentence = (error: unknown): string => {
  const text = String((error as Error).message ?? error);
  return text.trim().replace(/\s+/g, ' ').replace(/\.$/, '');
};

/** The package that starts containers, which is installed by those who need it. */
async function containers(): Promise<typeof import('testcontainers')> {
  try {
    return await import('testcontainers');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new UsageError(
      'kind: container needs a package that is not installed; "npm install --save-dev testcontainers@11" adds it.',
    );
  }
}

async function reachEngine(): Promise<Engine> {
  const { getContainerRuntimeClient } = await containers();
  try {
    return await getContainerRuntimeClient();
  } catch {
    throw new UsageError(
      'no container engine answers on this machine; start Docker, set DOCKER_HOST, or start the server yourself and say kind: external.',
    );
  }
}

async function build(settings: ContainerSettings): Promise<GenericContainer> {
  const { GenericContainer } = await containers();
  const { image, dockerfile = '', context = dirname(dockerfile), stage, buildArgs = {} } = settings;
  if (image !== undefined) return new GenericContainer(image);
  if (!existsSync(dockerfile)) throw new UsageError(`there is no Dockerfile ${dockerfile}.`);
  const builder = GenericContainer.fromDockerfile(context, relative(context, dockerfile)).withBuildArgs(buildArgs);
  try {
    return await (stage === undefined ? builder : builder.withTarget(stage)).build();
  } catch (error) {
    throw new UsageError(`the image of ${dockerfile} could not be built: ${sentence(error)}.`);
  }
}

function prepare(
  container: GenericContainer,
  { container: settings = {}, ...target }: ResolvedTarget,
  { run, log }: { run: string; log: ContainerLog },
): GenericContainer {
  const { network = 'bridge', env = {}, command } = settings;
  container
    .withEnvironment({ ...env })
    .withLabels({ [RUN]: run, [OWNER]: owner })
    .withLogConsumer((stream) => log.take(stream))
    .withWaitStrategy(noWait);
  if (command) container.withCommand([...command]);
  return network === 'host'
    ? container.withNetworkMode('host')
    : container
        .withExposedPorts(...portsInside({ ...target, container: settings }))
        .withExtraHosts([{ host: HERE, ipAddress: 'host-gateway' }]);
}

async function remove({ container: { dockerode } }: Engine, isOurs: (labels: Record<string, string>) => boolean) {
  const listed = await dockerode.listContainers({ all: true, filters: { label: [RUN] } });
  const removed: Promise<void>[] = [];
  for (const { Id, Labels } of listed)
    if (isOurs(Labels)) removed.push(dockerode.getContainer(Id).remove({ force: true, v: true }));
  await Promise.allSettled(removed);
}

function isOrphan({ [OWNER]: made = '' }: Record<string, string>): boolean {
  const [machine, pid] = made.split('/');
  return machine === hostname() && !lives(Number(pid));
}

/** Starts the image of a container target and waits until it answers. Throws UsageError with one sentence, nothing left running. */
export async function startContainer(target: ResolvedTarget) {
  const settings = target.container ?? {};
  const engine = await reachEngine();
  const run = randomUUID();
  const log = new ContainerLog();
  let closed: Promise<void> | undefined;
  const close = (): Promise<void> => {
    const off = (): void => void process.off('SIGINT', cancel).off('SIGTERM', cancel);
    closed ??= remove(engine, (labels) => labels[RUN] === run).finally(off);
    return closed;
  };
  const cancel = (): void => void close().finally(() => process.exit(EXIT.cancelled));
  process.once('SIGINT', cancel).once('SIGTERM', cancel);
  try {
    await remove(engine, isOrphan);
    const image = settings.image ?? `of ${settings.dockerfile}`;
    const prepared = prepare(await build(settings), target, { run, log });
    const started = await prepared.start().catch((error) => {
      throw new UsageError(`the image ${image} could not be started: ${sentence(error)}.`);
    });
    const host = started.getHost().replace(/^localhost$/, '127.0.0.1');
    const published = (port: number): number => (settings.network === 'host' ? port : started.getMappedPort(port));
    const found = (address: string): string => outsideOf(address, { host, published });
    let { callbacks } = target;
    const isTold = callbacks.publicUrl !== undefined || callbacks.command !== undefined;
    // Notifications reach this machine from a network of the container's own under another name.
    if (settings.network !== 'host' && !isTold && callbacks.listen === '127.0.0.1:0')
      callbacks = { ...callbacks, listen: '0.0.0.0:0', command: `echo http://${HERE}:{port}; exec sleep 1000000` };
    const reached = { ...reachedFromHere(target, found), callbacks };
    requireSafeAddresses(reached);
    const inspect = async () => (await engine.container.inspect(engine.container.getById(started.getId()))).State;
    await awaitReady({ settings, target, found, log, inspect });
    return { target: reached, logs: () => log.text, close };
  } catch (error) {
    await close();
    throw error;
  }
}
