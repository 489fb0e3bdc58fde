import { chip, copyable, el, small, table } from './dom.js';
import { worldLab } from './lab.js';
import { attempt } from './notices.js';
import { sidePane } from './side-pane.js';
import { store } from './store.js';
import { momentOf } from './time.js';

async function look(id) {
  const { legs, record } = await worldLab('GET', `/calls/${encodeURIComponent(id)}`);
  const lines = record.map(({ at, leg, what, name }) => `${momentOf(at)} · ${leg} · ${what} · ${name}`);
  const legLines = legs.map(({ name, state }) => el('li', {}, `${name} `, chip(state)));
  return [
    el('p', {}, copyable(id, 'the call id')),
    el('h4', {}, 'Legs'),
    el('ul', { class: 'plain' }, legLines),
    el('h4', {}, 'What happened'),
    el('ol', { class: 'plain' }, ...lines.map((line) => el('li', {}, line))),
  ];
}

/** Voice services and calls. */
export const voicePanel = {
  id: 'voice',
  title: 'Voice',
  topics: ['voice'],
  count: () => store.parts.voice?.total ?? 0,
  mount(main) {
    const services = el('div', {});
    const calls = el('div', {});
    const pane = sidePane('Call', () => calls.querySelector('button')?.focus());
    const side = el('div', { class: 'side wide' }, el('h3', {}, 'Services'), services, el('h3', {}, 'Calls'), calls);
    main.append(el('div', { class: 'split free' }, side, pane.node));

    const callIn = ({ id, name, project }) => {
      const start = () =>
        attempt(async () => {
          const call = await worldLab('POST', '/calls', { project, service: id });
          await pane.open(call.id, look);
        });
      return small('Call', start, `Start a call to ${name}`);
    };
    const serviceRow = (service) => [
      service.role,
      service.name,
      service.isDefault ? chip('default', 'good') : '',
      service.behavior,
      copyable(service.id, `id of ${service.name}`),
      callIn(service),
    ];
    const callRow = (call) => [
      small(call.id.slice(0, 8), () => pane.open(call.id, look)),
      store.parts.voice.services.find(({ id }) => id === call.service)?.name ?? call.service,
      call.legs.map(({ name, state }) => `${name} ${state}`).join(', '),
      String(call.happened),
    ];
    return () => {
      const known = store.parts.voice ?? { services: [], calls: [] };
      const heads = ['Project', 'Name', 'Default', 'Behaviour', 'Id', 'Try it'];
      services.replaceChildren(table('Voice services', heads, known.services.map(serviceRow), 'No service.'));
      calls.replaceChildren(
        table('Calls, newest first', ['Call', 'Service', 'Legs', 'Happened'], known.calls.map(callRow), 'No call yet.'),
      );
      if (pane.shown) pane.renew(look);
    };
  },
};
