import fc from 'fast-check';

/** Names of variables, members and methods, those of every object among them. */
const name = fc.constantFrom(
  ...['id', 'content', 'markup', 'metadata', 'big', 'long', 'x', 'y', 'none', 'foreach', 'velocityCount'],
  ...['key', 'value', 'size', 'empty', '__proto__', 'constructor', 'prototype', 'hasOwnProperty'],
);
const method = fc.constantFrom(
  ...['length', 'equals', 'contains', 'startsWith', 'toUpperCase', 'trim', 'substring', 'toString'],
  ...['size', 'isEmpty', 'get', 'keySet', 'values', 'entrySet', 'containsKey', 'constructor', '__proto__'],
);
const operator = fc.constantFrom(
  ...['+', '-', '*', '/', '%', '<', '<=', '>', '>=', '==', '!=', '&&', '||'],
  ...[' eq ', ' and ', ' or ', ' lt ', ' .. '],
);
const blanks = fc.constantFrom('', '', '', ' ', '  \n');
const joined = (...texts: Array<fc.Arbitrary<string> | string>): fc.Arbitrary<string> =>
  fc.tuple(...texts.map((text) => (typeof text === 'string' ? fc.constant(text) : text))).map((all) => all.join(''));
const many = (text: fc.Arbitrary<string>, between = '', most = 4): fc.Arbitrary<string> =>
  fc.array(text, { maxLength: most, depthIdentifier: 'template' }).map((all) => all.join(between));
const number = fc.oneof(fc.integer({ min: -5, max: 1200 }), fc.integer()).map(String);

/** Something in brackets, which are in brackets of the same kind, and so on. */
const nested = (inner: fc.Arbitrary<string>, ...pairs: Array<[open: string, close: string]>) =>
  fc
    .tuple(inner, fc.constantFrom(...pairs), fc.integer({ min: 2, max: 31 }))
    .map(([text, [open, close], depth]) => open.repeat(depth) + text + close.repeat(depth));
const nestedValue = (inner: fc.Arbitrary<string>) =>
  nested(
    inner,
    ['[', ']'],
    ['(', ')'],
    ['!', ''],
    ['[1,', ']'],
    ['[', '..1]'],
    ['[1..', ']'],
    ['{1:', '}'],
    ['{', ':1}'],
    ['$x.get(', ')'],
    ['1+(', ')'],
  );
const nestedPart = (inner: fc.Arbitrary<string>) =>
  nested(inner, ['#if(1)', '#end'], ['#foreach($x in [1])', '#end'], ['#if(0)#else', '#end']);

export const { template } = fc.letrec<Record<'template' | 'part' | 'value' | 'reference' | 'step', string>>((of) => ({
  template: many(of('part')),
  part: fc.oneof(
    { depthIdentifier: 'template', maxDepth: 6 },
    fc.string({ maxLength: 8, unit: 'binary' }),
    of('reference'),
    joined('#set($', name, blanks, '=', of('value'), ')'),
    joined('#if(', of('value'), ')', of('template'), '#elseif(', of('value'), ')', of('template'), '#{else}', '#end'),
    joined('#foreach($', name, ' in ', of('value'), ')', of('template'), '#end\n'),
    nestedPart(of('template')),
    fc.constantFrom('#break', '#stop', '## all\n', '#* all *#', '#[[ $x ]]#', '\\$x', '#fff', '$5', '\\'),
  ),
  value: fc.oneof(
    { depthIdentifier: 'template', maxDepth: 6 },
    number,
    fc.constantFrom('true', 'false', 'null', "'text'", '""', '"$x"'),
    of('reference'),
    joined('[', many(of('value'), ','), ']'),
    joined('[', of('value'), blanks, '..', of('value'), ']'),
    joined('{', many(joined(of('value'), ':', of('value')), ', '), '}'),
    joined(of('value'), blanks, operator, blanks, of('value')),
    nestedValue(of('value')),
    joined('!', of('value')),
    joined('(', of('value'), ')'),
    of('template').map((text) => `"${text.replaceAll('"', '""')}"`),
  ),
  reference: fc.oneof(
    joined('$', name, many(of('step'))),
    joined('$!{', name, many(of('step')), '}'),
    joined('$esc.', fc.constantFrom('json', 'xml', 'url', 'constructor'), '(', of('value'), ')'),
  ),
  step: fc.oneof(
    joined('.', name),
    joined('.', method, '(', many(of('value'), ',', 2), ')'),
    fc.constantFrom('[0]', "['k']", '[ $x ]', '["__proto__"]', '["$x"]', '['),
  ),
}));

/** Pieces of the grammar that were repeated, with or without what belongs to them. */
const repeated = fc
  .tuple(
    fc.oneof(
      template,
      fc.constantFrom('[', '(', '{', '!', '"', '""', "'", '#if(1)', '#elseif(1)', '#set($x=', '$x[', "$x['", '${x'),
      fc.constantFrom('.a', '.length()', '1+', '$a||', '1,', '1:1,', '#[[', '#*', '\\', '\\$', '#{aaaa', '$', '#'),
      fc.constantFrom('#set($x=[$x])', '#set($x="$x$x")', '#foreach($i in $big)#end', '#set($y=$big.entrySet())'),
      fc.constantFrom('#foreach($x in [1..999])', '#end', ' ', '\n', ')', ']', '}', '..'),
    ),
    fc.integer({ min: 1, max: 1500 }),
  )
  .map(([text, times]) => text.repeat(Math.min(times, Math.ceil(20_000 / (text.length + 1)))));

const cut = fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat({ max: 9 }), repeated);

/** Templates, and templates that pieces were taken out of and put into. */
export const oddTemplate = fc
  .tuple(many(fc.oneof(template, repeated)), fc.array(cut, { maxLength: 3 }))
  .map(([text, cuts]) =>
    cuts
      .reduce((cutText, [where, length, instead]) => {
        const at = Math.floor(where * cutText.length);
        return cutText.slice(0, at) + instead + cutText.slice(at + length);
      }, text)
      .slice(0, 60_000),
  );
