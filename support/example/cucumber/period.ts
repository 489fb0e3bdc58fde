import { defineParameterType } from '@cucumber/cucumber';
import { periodOf } from '../../ground/time/period.ts';

defineParameterType({
  name: 'period',
  regexp:
    /at \d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{3})?Z|between \d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{3})?Z and \d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{3})?Z/,
  transformer: periodOf,
});
