import { describe, expect, it } from 'vitest';
import { apiError } from '../../../reference-impl/contacts/api-error.ts';
import { Problem } from '../../../reference-impl/kernel/problem.ts';

describe('the body of a refusal', () => {
  it('names members as paths and translates what the edge found', () => {
    const problem = new Problem(400, 'Bad Request', [
      { pointer: '/channels/0/type', kind: 'enum', message: 'must be one of SMS' },
      { pointer: '', kind: 'json', message: 'cannot be parsed' },
      { pointer: '/lists', kind: 'invalid_reference', message: 'is unknown', ids: ['x'] },
      { pointer: '/maxLength', kind: 'minimum', message: 'must be >= 1' },
    ]);
    expect(apiError(problem)).toMatchObject({
      uuid: expect.stringMatching(/^[\da-f-]{36}$/),
      type: 'message_not_readable',
      detail: 'Bad Request',
      invalidFields: [
        { name: 'channels[0].type', code: 'no_such_pattern', reason: 'must be one of SMS' },
        { name: 'body', code: 'invalid_format', reason: 'cannot be parsed' },
        { name: 'lists', code: 'invalid_reference', reason: 'is unknown', invalidIds: ['x'] },
        { name: 'maxLength', code: 'constraint_violation', reason: 'must be >= 1' },
      ],
    });
  });

  it('of a bad request always names something', () => {
    expect(apiError(new Problem(400, 'No')).invalidFields).toHaveLength(1);
  });
});
