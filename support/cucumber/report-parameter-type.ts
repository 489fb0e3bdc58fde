import { defineParameterType } from '@cucumber/cucumber';
import { REPORTS } from '../api/reports-api.ts';

defineParameterType({
  name: 'report',
  regexp: new RegExp(REPORTS.join('|')),
  transformer: (words: string) => words,
});
