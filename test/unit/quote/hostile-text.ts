import fc from 'fast-check';

/** What means something to at least one of the sinks. */
const PIECES = [
  '"$(touch pwned)"',
  "'$(touch pwned)'",
  '`touch pwned`',
  "'",
  '"',
  '\\',
  '\n',
  '\r\n',
  '\t',
  '-K/etc/passwd',
  '@/etc/passwd',
  '{a,b}[1-9]',
  '%0A::error::x',
  '::error::x',
  '\n  ::stop-commands::x',
  '##[command]x',
  '##vso[task.setvariable]x',
  ']]>',
  '<script>document.title="pwned"</script>',
  '</script>',
  '<!--',
  '<img src=x onerror=document.title="pwned">',
  '| a | b |',
  '\\|',
  '``',
  '`',
  '[x](javascript:alert(1))',
  'https://evil.example/x',
  'www.evil.example',
  'a@evil.example',
  '@someone',
  '# title',
  '\u001b[31m',
  '\u001b]8;;https://evil.example\u0007x\u001b]8;;\u0007',
  '\u001b]52;c;cHduZWQ=\u0007',
  '\u009b2J',
  '\u202eevil',
  '\u2066x\u2069',
  '\u200b',
  '\ufeff',
  '\u2028',
  '\u2029',
  '\u0085',
  '\ud800',
  '\udc00',
  '\uffff',
  '😀',
  'äöü',
  '../',
  'CON',
  '•••',
];

/** Texts made of what is dangerous somewhere, of any characters, and of plain words. */
export const hostileText = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'binary', maxLength: 8 }), fc.string()), {
    maxLength: 8,
  })
  .map((parts) => parts.join(''));

/** Characters that no page, log or terminal may get from a target as they are. */
export const UNSEEN = /[\p{Cs}\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\u007f-\u009f]/u;
