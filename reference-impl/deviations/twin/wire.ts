import { alternativesOf, other } from '../alternative.ts';

/** Differences where HTTP and JSON leave the choice to the server. */
export const wireDeviations = alternativesOf({
  'COM-JSON-01 other-spacing': other('JSON is indented and in ASCII, with line breaks around it.', {
    shape: (shape) => {
      if (!shape.headers['content-type']?.includes('json') || shape.content === '') return shape;
      const json = JSON.stringify(JSON.parse(shape.content), null, 3);
      const ascii = json.replace(/[^\n -~]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`);
      return { ...shape, content: `\n${ascii}\r\n` };
    },
  }),
  'SIL-MSG-08 late-answers': other('Some answers are late, so that later requests are answered before earlier ones.', {
    shape: (shape) => ({ ...shape, pause: shape.content.length % 5 === 0 ? 12 : 0 }),
  }),
  'SIL-MSG-08 no-keep-alive': other('Every connection closes after its first answer.', {
    shape: (shape) => ({ ...shape, headers: { ...shape.headers, connection: 'close' } }),
  }),
  'SIL-MSG-35 chunked': other('Answers are chunked, without a length.', {
    shape: (shape) => ({ ...shape, piece: 37 }),
  }),
  'SIL-MSG-35 more-headers': other('Answers have unknown headers, and a charset where the document names none.', {
    shape: ({ headers, ...shape }) => {
      const type = headers['content-type'];
      return {
        ...shape,
        headers: {
          'x-twin-trace': 'a;b="c"',
          'strict-transport-security': 'max-age=0',
          ...headers,
          ...(type === 'application/json' ? { 'content-type': 'Application/Json; charset=UTF-8' } : {}),
        },
      };
    },
  }),
  'SIL-MSG-35 header-case': other('Header names are in upper case.', {
    shape: ({ headers, ...shape }) => ({
      ...shape,
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toUpperCase(), value])),
    }),
  }),
  'SIL-MSG-33 no-date': other('Answers have no Date.', { shape: (shape) => ({ ...shape, dateless: true }) }),
});
