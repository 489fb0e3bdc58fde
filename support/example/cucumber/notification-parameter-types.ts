import { defineParameterType } from '@cucumber/cucumber';
import type { Amount } from '../expect/notifications.ts';
import type { EnabledKey, Signed } from '../expect/signature-keys.ts';
import { DEFAULT_RECEIVER } from '../verbs/sending.ts';
import type { Notified } from '../verbs/webhooks.ts';

defineParameterType({
  name: 'notified',
  regexp: /(everything) at the receiver(?: "([^"]*)")?|notification (\d+) at the receiver(?: "([^"]*)")?/,
  transformer: (all, at, place, from): Notified =>
    all
      ? { receiver: at ?? DEFAULT_RECEIVER, place: undefined }
      : { receiver: from ?? DEFAULT_RECEIVER, place: Number(place) },
});

defineParameterType({
  name: 'amount',
  regexp: /at least (\d+)|(\d+) different|(\d+)/,
  transformer: (least, different, exactly): Amount => {
    if (least) return { count: Number(least), kind: 'at least' };
    return different ? { count: Number(different), kind: 'different' } : { count: Number(exactly), kind: 'exactly' };
  },
});

defineParameterType({
  name: 'signed',
  regexp: /all|none|the last/,
  transformer: (words: string) => words as Signed,
});

defineParameterType({
  name: 'enabledKey',
  regexp:
    /(none)|(one of those listed)|"([^"]*)" if that was accepted, else "([^"]*)"|"([^"]*)" if that was refused, else none|"([^"]*)"/,
  transformer: (none, listed, accepted, otherwise, refused, name): EnabledKey => {
    if (none || listed) return { is: none ? 'none' : 'listed' };
    if (name) return { is: 'named', name };
    return accepted ? { is: 'left', accepted, refused: otherwise } : { is: 'left', accepted: undefined, refused };
  },
});
