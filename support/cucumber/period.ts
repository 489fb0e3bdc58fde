import { defineParameterType } from '@cucumber/cucumber';
import { INSTANT, periodOf } from '../time/period.ts';

defineParameterType({
  name: 'period',
  regexp: new RegExp(`at ${INSTANT}|between ${INSTANT} and ${INSTANT}`),
  transformer: periodOf,
});
