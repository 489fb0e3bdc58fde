import fc from 'fast-check';

/** Texts that some engine takes for a time zone, and no table of zones has. */
export const OFFSETS = '+01:00 -0530 +14 -00:00 +99:99 Z 2024-01-15T12:00Z[Europe/Paris] \u221201:00'.split(' ');

/** Names that mean something to JavaScript. */
export const PROTOTYPE_NAMES =
  '__proto__ constructor prototype toString hasOwnProperty valueOf __defineGetter__ then toJSON length'.split(' ');

/** Texts that mean something to somebody on the way. */
const TROUBLE = [
  ...PROTOTYPE_NAMES,
  '',
  ' ',
  '.',
  '..',
  '../../etc/passwd',
  '%00',
  '%2e%2e%2f',
  '\u0000',
  '\ud800',
  '\udfff\ud800',
  '\ufeff',
  '\u202e',
  '\uffff',
  '-0',
  '1e999',
  '9'.repeat(400),
  'NaN',
  'null',
  '[object Object]',
  '$&$`',
  '*',
  '?'.repeat(50),
  'a'.repeat(3000),
  '((((((((((a*)*)*)*)*)*)*)*)*)*b',
  '<!--'.repeat(100),
  '😀'.repeat(100),
  'é'.normalize('NFD').repeat(50),
];

const cronPart = fc.oneof(
  fc.constantFrom('*', '?', '0', '59', '60', '31', 'L', 'W', '1-', '-1', '*/0', '*/1', 'MON-SUN', 'FEB', '30', '#'),
  fc.string({ unit: fc.constantFrom(...'0123456789,-/*?LW#'), maxLength: 60 }),
);

export const cron = fc.array(cronPart, { minLength: 1, maxLength: 8 }).map((parts) => parts.join(' '));

const spanPart = fc.string({ unit: fc.constantFrom(...'PTYMWDHS0123456789.,-+'), maxLength: 30 });

/** Values in place of a duration, an instant, a number or an address. */
const measure = fc.oneof(
  spanPart.map((text) => `P${text}`),
  fc.string({ unit: fc.constantFrom(...'0123456789-+:TZtz. '), maxLength: 60 }),
  fc.string({ unit: fc.constantFrom(...'+0123456789() '), maxLength: 40 }),
  fc.constantFrom(
    'http://',
    'http://[::1',
    'http://a@b@c:99999',
    'https://x.example/%',
    'javascript:x',
    '//x',
    'sip:',
    'wss://',
  ),
  fc.constantFrom('Europe/Stockholm', 'Etc/../x', 'utc', 'America/Argentina/Buenos_Aires', ...OFFSETS),
);

const directive = fc.constantFrom(
  ...['#set($x = $x + $x)', '#foreach($a in [1..9])', '#foreach($a in $x)'],
  ...`#set($x=1) #if($x) #elseif(!$x) #else #end $x $!{x.y} $x.entrySet() #[[ ]]# #* ## [ ] { "$x" ' ..`.split(' '),
);

/** Templates of webhooks, most of them broken; their grammar has tests of its own. */
export const template = fc
  .array(fc.oneof(directive, fc.string({ maxLength: 5 })), { maxLength: 40 })
  .map((parts) => parts.join(' '));

/** Any text that somebody with bad intentions would send. */
export const hostileText = fc.oneof(
  fc.constantFrom(...TROUBLE),
  fc.string({ unit: 'binary', maxLength: 40 }),
  measure,
  cron,
);
