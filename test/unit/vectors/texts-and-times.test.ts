import { describe, expect, it } from 'vitest';
import { mapDocument } from '../../../reference-impl/conversation-mapping/mapping.ts';
import { Problem } from '../../../reference-impl/kernel/problem.ts';
import {
  billingUnitsOf,
  convertCharacters,
  isGsm7,
  septetsOf,
} from '../../../reference-impl/messaging/carrier/character-converter.ts';
import { classOf, classPatterns } from '../../../reference-impl/messaging/numbers/number-class.ts';
import {
  isWithinSendingHours,
  nextOpening,
  SENDING_HOURS,
} from '../../../reference-impl/messaging/submit/sending-hours.ts';
import { vectorsOf } from './sets.ts';

interface Text {
  readonly text: string;
}

type Mapped = { readonly message: object; readonly leftBehind?: readonly string[] };

const iso = (instant: number | undefined): string => new Date(instant ?? Number.NaN).toISOString();

function mapped(standalone: object): Mapped {
  const { bodies, withoutEquivalent } = mapDocument(standalone as never);
  const [{ message } = { message: {} }] = bodies as ReadonlyArray<{ message: object }>;
  return { message, ...(withoutEquivalent.length > 0 ? { leftBehind: withoutEquivalent } : {}) };
}

describe('the reference knows the answers', () => {
  it.each(vectorsOf<Text, { isGsm7: boolean; septets?: number }>('gsm-7'))('%s', (_, { given: { text }, expected }) => {
    const septets = septetsOf(text);
    expect({ isGsm7: isGsm7(text), ...(septets === undefined ? {} : { septets }) }).toEqual(expected);
  });

  it.each(vectorsOf<Text, { converted: string }>('conversion'))('%s', (_, { given: { text }, expected }) => {
    expect(convertCharacters(text)).toBe(expected.converted);
    expect(isGsm7(expected.converted)).toBe(true);
  });

  it.each(vectorsOf<Text, { units: number }>('units'))('%s', (_, { given: { text }, expected }) => {
    expect(billingUnitsOf(text)).toBe(expected.units);
  });

  it.each(vectorsOf<{ digits: string }, { class: string }>('number-classes'))('%s', (_, { given, expected }) => {
    expect(classOf(`+4670${given.digits}`, classPatterns)).toBe(expected.class);
  });

  it.each(vectorsOf<{ timeZone: string; submitted: string }, { notBefore: string; before: string }>('sending-hours'))(
    '%s',
    (_, { given: { timeZone, submitted }, expected }) => {
      const at = Date.parse(submitted);
      const goesOut = isWithinSendingHours(at, timeZone, SENDING_HOURS) ? at : nextOpening(at, timeZone, SENDING_HOURS);
      expect(iso(goesOut)).toBe(expected.notBefore);
      const closes = Date.parse(expected.before);
      expect([closes - 1, closes].map((each) => isWithinSendingHours(each, timeZone, SENDING_HOURS))).toEqual([
        true,
        false,
      ]);
    },
  );

  it.each(vectorsOf<{ standalone: object }, { accepted: false } | Mapped>('mapping'))(
    '%s',
    (_, { given, expected }) => {
      if ('accepted' in expected) expect(() => mapDocument(given.standalone as never)).toThrow(Problem);
      else expect(mapped(given.standalone)).toEqual(expected);
    },
  );
});
