import type { Shape } from '../../http/operation.ts';
import { alternativesOf, other } from '../alternative.ts';

/** JSON with other spacing and every character beyond ASCII escaped; anything else as it is. */
function respaced({ headers, content }: Shape): string {
  if (!headers['content-type']?.includes('json') || content === '') return content;
  const json = JSON.stringify(JSON.parse(content), null, 3);
  return `\n${json.replace(/[^\n -~]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`)}\r\n`;
}

/** Differences where HTTP and JSON leave the choice to the server. */
export const wireDeviations = alternativesOf({
  'COM-JSON-01 other-spacing': other('JSON is indented and in ASCII, with line breaks around it.', {
    shape: (shape) => ({ ...shape, content: respaced(shape) }),
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
