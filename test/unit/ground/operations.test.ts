import { describe, expect, it } from 'vitest';
import { DEFAULT_BINDINGS } from '../../../support/ground/bindings.ts';
import { OperationDocument } from '../../../support/ground/operations/document.ts';
import { knownOperations } from '../../../support/ground/operations/loader.ts';

const GOOD = `
openapi: 3.1.0
x-interface: messaging
x-standing: published
paths:
  /things:
    post:
      operationId: makeThing
      x-phrase: make a thing
      x-makes: { kind: thing, removedBy: dropThing }
      requestBody:
        content:
          application/json:
            example: { number: '{number}', callback_url: '{callback}', note: 'For {unique}' }
      x-requests:
        - phrase: make a small thing
          example: { size: 1 }
      responses:
        '201': { $ref: '#/components/responses/Thing' }
        '204': { description: Nothing }
  /things/{id}:
    delete:
      operationId: dropThing
      x-phrase: drop a thing
      x-about: thing
      x-shown: [401]
      responses:
        '401': { description: No, content: { text/plain: {} } }
components:
  responses:
    Thing:
      description: The thing
      content:
        application/json:
          schema:
            allOf: [{ $ref: '#/components/schemas/Seen' }, { required: [size] }]
  schemas:
    Seen: { x-standing: documented, properties: { id: { type: string }, x-kind: true } }
`;

const read = (text: string) => knownOperations([new OperationDocument('things.yaml', text)]);
const known = read(GOOD);

describe('a document of operations', () => {
  it('is known by its phrases', () => {
    expect(Object.keys(known.operations)).toEqual(['make a thing', 'make a small thing', 'drop a thing']);
    expect(known.operations['make a small thing']).toMatchObject({ method: 'POST', path: '/things' });
  });

  it('tells what is documented of an answer from what is published', () => {
    expect(known.operations['make a thing']?.answers()).toEqual({
      201: {
        documented: { properties: { id: { type: 'string' }, 'x-kind': true } },
        published: { required: ['size'] },
        isText: false,
      },
      204: { published: { const: '' } },
    });
    expect(known.operations['make a thing']?.shown()?.members).toEqual(['id', 'x-kind']);
    expect(known.operations['drop a thing']?.answers()).toEqual({ 401: { isText: true } });
  });

  it('fills in what it has in braces', () => {
    const facts = { id: '', code: '', number: '+1', unique: 'u', tomorrow: '', text: 'Hello', name: '', app: '' };
    const body = (callback?: string) =>
      known.operations['make a thing']?.body?.({
        ...facts,
        callback,
        fields: { ...DEFAULT_BINDINGS, callbackUrlField: 'url' },
      });
    expect(body()).toEqual({ number: '+1', note: 'For u' });
    expect(body('http://here')).toEqual({ number: '+1', url: 'http://here', note: 'For u' });
  });

  it('says how what is made is taken away', () => {
    expect(known.creations).toMatchObject([{ kind: 'thing', removal: '/things/{id}', isNamed: true, id: 'id' }]);
  });

  it.each([
    ['is no YAML', "'{number}'", "'{number}", /^things\.yaml:\d+:\d+: /],
    ['has no phrase', 'x-phrase: drop a thing', 'summary: x', 'paths./things/{id}.delete: x-phrase is missing'],
    ['has a phrase twice', 'make a small thing', 'drop a thing', '"drop a thing" is the phrase of another'],
    ['has a blank that nobody fills in', '{unique}', '{colour}', 'paths./things.post: nothing fills in {colour}'],
    ['has a member that means nothing', 'x-shown', 'x-shwon', 'x-shwon means nothing'],
    ['has an unknown standing', 'x-standing: published', 'x-standing: sure', 'x-standing is none of documented'],
    ['removes by what is not there', 'removedBy: dropThing', 'removedBy: lose', 'there is no operation lose'],
    ['is of no interface', 'x-interface: messaging', 'x-interface: post', 'there is no interface post'],
  ])('that %s is refused with its place', (_title, right, wrong, message) => {
    expect(() => read(GOOD.replace(right, wrong))).toThrow(message);
    expect(() => read(GOOD.replace(right, wrong))).toThrow('things.yaml:');
  });
});
