// The platform in a container, for tests in Node: npm install --save-dev testcontainers. The image is that of reference-impl/Dockerfile.
import { GenericContainer, Wait } from 'testcontainers';

const PORTS = {
  messaging: 4010,
  messagingApac: 4011,
  token: 4012,
  lookup: 4013,
  subprojects: 4017,
  voice: 4018,
  conversation: 4019,
  standalone: 4020,
  lab: 4021,
};

async function ask(url, method = 'GET', body) {
  const sent = body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const answer = await fetch(url, { method, ...sent });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${text}`);
  return text ? JSON.parse(text) : undefined;
}

/** One container with a world of its own, whose clock stands still until `advance`. */
export class PlatformContainer {
  #container;
  #world;
  #handedOut = new Set();

  /** Starts the image and waits until it is ready. */
  static async start(image = 'plumbline-platform:latest') {
    const platform = new PlatformContainer();
    platform.#container = await new GenericContainer(image)
      .withCommand(['--signed-dates', 'either'])
      .withExposedPorts(...Object.values(PORTS))
      .withWaitStrategy(Wait.forHttp('/health', PORTS.lab))
      .start();
    platform.#world = await ask(`${platform.url('lab')}/worlds`, 'POST', { clock: 'frozen' });
    return platform;
  }

  /** The address of an interface, such as messaging or voice. */
  url(name) {
    return `http://${this.#container.getHost()}:${this.#container.getMappedPort(PORTS[name])}`;
  }

  /** What a client needs to be recognised. */
  get credentials() {
    return this.#world.credentials;
  }

  /** Any verb of the lab for this world; `path` begins after /worlds/{world}. */
  lab(method, path, body) {
    return ask(`${this.url('lab')}/worlds/${this.#world.id}${path}`, method, body);
  }

  /** Moves the clock by a duration such as PT24H; resolves once due work is done. */
  async advance(by) {
    return (await this.lab('POST', '/clock/advance', { by })).now;
  }

  /** The first callback of a type, and about a message if one is named, that was not handed out before. Waits five seconds at most. */
  async nextCallback(type, about) {
    for (const end = Date.now() + 5000; ; await new Promise((go) => setTimeout(go, 100))) {
      const { attempts } = await this.lab('GET', '/callbacks');
      const isWanted = (each) => each.type === type && (about === undefined || each.about === about);
      const found = attempts.find((each) => isWanted(each) && !this.#handedOut.has(each.number));
      if (found) return this.#handedOut.add(found.number) && found;
      if (Date.now() > end)
        throw new Error(`No ${type} came; there were ${attempts.map((each) => each.type).join(', ') || 'none'}.`);
    }
  }

  /** Ends the container. */
  stop() {
    return this.#container.stop();
  }
}
