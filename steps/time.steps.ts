import { Given, When } from '../support/example/cucumber/phrases.ts';

Given('it is {instant}', (session, instant) => session.time.startAt(instant));
When('{span} pass(es)', (session, span) => session.time.pass(span));
When('the clock reaches {instant}', (session, instant) => session.time.moveTo(instant));
