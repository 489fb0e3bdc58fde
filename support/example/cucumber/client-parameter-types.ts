import { defineParameterType } from '@cucumber/cucumber';

defineParameterType({
  name: 'clientRequest',
  regexp: [
    /UUID version 4 Idempotency-Key/,
    /call in a new subproject/,
    /requests that accept JSON/,
    /customer message/,
    /token request/,
    /voice update/,
    /lookup/,
    /call/,
  ],
});

defineParameterType({ name: 'lookups', regexp: [/the lookup/, /every lookup/, /one of the lookups/] });
