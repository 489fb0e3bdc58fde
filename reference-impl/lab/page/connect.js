import { copyable, curlLine, el, fact, facts, reachable } from './dom.js';
import { lab, worldLab } from './lab.js';
import { attempt } from './notices.js';

const addressFacts = (interfaces) =>
  Object.entries(interfaces).flatMap(([name, addresses]) =>
    fact(
      name,
      [addresses].flat().map((each) => copyable(reachable(each), `address of ${name}`)),
    ),
  );

const flat = (credentials) =>
  Object.entries(credentials).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).map(([member, text]) => [`${name} ${member}`, text])
      : [[name, value]],
  );

/** What becomes of the worlds when the server ends. */
const keeping = (kept) =>
  kept
    ? 'Worlds are kept in a data file: they outlive the server, however it ends.'
    : 'Worlds are kept in memory: they end with the server. Start it with --data FILE to keep them.';

function lines({ messaging, token, voice, lookup }, { credentials, numbers }) {
  const { messaging: key, project, lookup: user } = credentials;
  const body = JSON.stringify({
    messages: [{ content: 'Hello', destination_number: numbers.reachable[0], delivery_report: true }],
  });
  const asProject = ['-u', `${project.keyId}:${project.keySecret}`];
  return [
    [
      'Send a message',
      `${messaging}/v1/messages`,
      ['-u', `${key.key}:${key.secret}`],
      ['-H', 'Content-Type: application/json'],
      ['-d', body],
    ],
    ['Get a token', `${token}/oauth2/token`, asProject, ['-d', 'grant_type=client_credentials']],
    [
      'Look a number up',
      `${lookup[0]}/lookup?msisdn=${numbers.reachable[2].slice(1)}`,
      ['-u', `${user.user}:${user.password}`],
    ],
    ['List voice services', `${voice}/v2/projects/${project.id}/services`, asProject],
  ].map(([what, address, ...parts]) => [what, curlLine(address, parts)]);
}

const part = (title, ...content) => el('section', { class: 'card' }, el('h3', {}, title), ...content);

async function fill(place) {
  const [interfaces, { kept }, world] = await Promise.all([
    lab('GET', '/interfaces'),
    lab('GET', '/worlds'),
    worldLab('GET', ''),
  ]);
  const curls = lines(interfaces, world).map(([what, line]) => [el('h4', {}, what), copyable(line, what, 'pre')]);
  const credentials = flat(world.credentials).flatMap(([name, text]) => fact(name, copyable(text ?? '', name)));
  const { reachable: reached, noRoute, blocked } = world.numbers;
  place.replaceChildren(
    part('Try it', ...curls.flat()),
    part('Addresses', facts(addressFacts(interfaces)), el('p', { class: 'aside' }, keeping(kept))),
    part('Credentials of this world', facts(credentials)),
    part(
      'Numbers',
      facts(
        fact('reachable', reached.join(' ')),
        fact('no route', noRoute.join(' ')),
        fact('blocked', blocked.join(' ')),
      ),
      el('p', { class: 'aside' }, 'Every other number is reachable too.'),
    ),
  );
}

/** The addresses and credentials of the platform. */
export const connectPanel = {
  id: 'connect',
  title: 'Connect',
  topics: [],
  mount(main) {
    const place = el('div', { class: 'cards' });
    main.append(place);
    attempt(() => fill(place));
    return () => undefined;
  },
};
