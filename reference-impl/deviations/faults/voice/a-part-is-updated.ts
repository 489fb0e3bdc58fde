import type { WireRequest } from '../../../http/operation.ts';
import type { Update } from '../../../voice/scope.ts';
import { fault, faultsOf } from '../../fault.ts';
import { all, auth, voice } from '../../operators/decisions.ts';
import { seenBefore } from '../../operators/memory.ts';
import { asked, askedIn, on, showing } from '../../operators/replies.ts';
import { hesitate } from '../../operators/torn-apart.ts';
import { excusing, first, staged, updatedAnyway } from '../../operators/voice.ts';

const UPDATE = 'voice.update';

const seen = new WeakMap<Update, Partial<Update['service']>>();

const applying = (members: (update: Update) => object) =>
  staged('applyMembers', (update) => void Object.assign(update.service, members(update)));

const hasToken = ({ headers }: WireRequest): boolean => /^bearer /i.test(headers.authorization ?? '');

/** Deviations in what an update changes: the members of a service, its name, and which service is the default. */
export const faults = faultsOf({
  'VOICE-PATCH-01 voice.lost-update': {
    says: 'Of two simultaneous updates, the later undoes what the other one changed.',
    decide: all(
      first((update) => {
        const { isDefault, updateTime, ...members } = update.service;
        seen.set(update, members);
        return hesitate();
      }),
      applying((update) => ({ ...seen.get(update), ...update.body })),
    ),
  },
  'VOICE-PATCH-01 voice.first-member-only': fault('A new name clears the description.', {
    decide: staged('applyMembers', ({ service, body }) => {
      if (body.name !== undefined) delete service.description;
      Object.assign(service, body);
    }),
  }),
  'VOICE-PATCH-06 voice.service-id-writable': fault('The client can overwrite createTime.', {
    decide: voice.inRule('bodyChecks', 'knownMembers', 'mistakes', (mistakes, { createTime, ...body }) =>
      mistakes(body),
    ),
    reply: showing('voice.update', 200, (usual, answered) => {
      const { createTime } = askedIn(answered);
      return typeof createTime === 'string' ? { createTime } : usual;
    }),
  }),
  'X-46 voice.default-alone': fault('An update with isDefault ignores every other member.', {
    decide: applying(({ body }) => (body.isDefault ? { isDefault: true } : body)),
  }),
  'VOICE-NAME-01 voice-values.name-cut-at-50': fault('Names are cut after 50 characters.', {
    decide: applying(({ body }) => (body.name === undefined ? body : { ...body, name: body.name.slice(0, 50) })),
  }),
  'VOICE-NAME-01 voice.wide-blanks-in-name': fault('Only ASCII spaces count as white space around a name.', {
    decide: excusing('nameHasNoOuterSpace', ({ name }) => !/^[\t\n\r ]|[\t\n\r ]$/.test(String(name))),
  }),
  'X-47 voice.default-before-name': fault('The default moves before the rest of the body is checked.', {
    decide: first(({ scope, service, body }) => {
      if (body.isDefault !== true) return;
      for (const each of scope.state.servicesOf(service.projectId)) each.isDefault = each === service;
    }),
  }),
  'VOICE-DEF-02 voice.two-defaults-with-description': {
    says: 'The previous default remains if the update has other members too.',
    decide: staged('demoteDefault', ({ body, service, seenDefault }) => {
      if (body.isDefault && Object.keys(body).length === 1 && seenDefault && seenDefault !== service)
        seenDefault.isDefault = false;
    }),
  },
  'VOICE-DEF-02 voice.two-defaults-after-two-moves': {
    says: 'The oldest service of a project always remains a default.',
    decide: staged('demoteDefault', ({ body, service, scope, seenDefault }) => {
      const [oldest] = scope.state.servicesOf(service.projectId);
      if (body.isDefault && seenDefault && seenDefault !== service && seenDefault !== oldest)
        seenDefault.isDefault = false;
    }),
  },
  'VOICE-DEF-02 voice.tokens-leave-two-defaults': fault('A client with a token makes a second default.', {
    perform: (run, { operation, call, request }) => {
      if (operation !== UPDATE || !call.body.isDefault || !hasToken(request)) return run(call);
      const before = call.scope.state
        .servicesOf(call.params.projectId)
        .find((each: Update['service']) => each.isDefault);
      const reply = run(call);
      if (before) before.isDefault = true;
      return reply;
    },
  }),
  'VOICE-DEF-03 voice.tokens-accept-false': fault('isDefault false is accepted of a client with a token.', {
    reply: asked(
      UPDATE,
      400,
      ({ isDefault }) => isDefault === false,
      (reply, answered) => (hasToken(answered.request) ? updatedAnyway(reply, answered) : reply),
    ),
  }),
  'VOICE-DEF-03 voice.false-beside-call-behavior': fault('isDefault false is accepted beside a call behavior.', {
    decide: excusing('onlyTrueMakesDefault', ({ isDefault, callBehavior }) => isDefault === false && !!callBehavior),
  }),
  'VOICE-DEF-04 voice.truthy-default': fault('Any truthy value makes a service the default.', {
    decide: excusing('onlyTrueMakesDefault', ({ isDefault }) => Boolean(isDefault)),
  }),
  'VOICE-DEF-04 voice.null-default-ignored': fault('isDefault null is ignored.', {
    decide: excusing('onlyTrueMakesDefault', ({ isDefault }) => isDefault === null),
  }),
  'VOICE-DEF-05 voice.default-toggles': fault('Making the default service the default again unsets it.', {
    decide: applying(({ service, body }) => ({ ...body, ...(body.isDefault && { isDefault: !service.isDefault }) })),
  }),
  'VOICE-DEF-05 voice.default-again-refused': {
    says: 'Making the default service the default again gets HTTP status 409.',
    reply: (() => {
      const isDefaultIn = seenBefore();
      const conflict = { status: 409, body: { error: { code: 409, message: 'It is the default already.' } } };
      return on('voice.update', 200, (reply, answered) =>
        askedIn(answered).isDefault === true && answered.call && isDefaultIn(answered.call.scope) ? conflict : reply,
      );
    })(),
  },
  'VOICE-DEF-07 voice.default-of-newest-project': fault('A project loses its default when another project sets one.', {
    decide: staged('applyMembers', ({ service, body, scope }) => {
      Object.assign(service, body);
      if (!body.isDefault) return;
      const others = [...scope.state.projects.keys()].filter((project) => project !== service.projectId);
      for (const each of others.flatMap((project) => scope.state.servicesOf(project))) each.isDefault = false;
    }),
  }),
  'X-42 voice.foreign-false-accepted': fault('Another project can unset the default.', {
    decide: all(
      auth.decision('owns', () => true),
      excusing('onlyTrueMakesDefault', ({ isDefault }) => isDefault === false),
    ),
  }),
});
