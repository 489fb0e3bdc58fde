import { describe, expect, it } from 'vitest';
import { MOST_PIECES } from '../../../reference-impl/messaging/templates/cursor.ts';
import { LONGEST_TEMPLATE } from '../../../reference-impl/messaging/templates/read-template.ts';
import { MOST_WORK } from '../../../reference-impl/messaging/templates/values.ts';
import {
  KEPT_SIZE,
  KeptTemplates,
  renderTemplate,
  templateMistake,
} from '../../../reference-impl/messaging/webhooks/template.ts';
import { allowedSteps, probe } from './template-probe.ts';

const mapOf = (keys: number): string => `#set($m={${Array.from({ length: keys }, (_, at) => `'k${at}':1`).join(',')}})`;
const text = (name: string, length: number): string => `#set($${name}='${'a'.repeat(length)}')`;
/** Texts in quotes, so many in each other. */
const quoted = (times: number): string => (times === 0 ? '1' : `#set($a="${quoted(times - 1).replaceAll('"', '""')}")`);

const DEEP = /nested more than 30 deep/;
const PIECES = /more than 10000 pieces/;
const WORK = /more than 250000 steps/;

it.each([
  ['29 lists in each other', `#set($x=${'['.repeat(29)}1${']'.repeat(29)})`, undefined],
  ['31 lists in each other', `#set($x=${'['.repeat(31)}1${']'.repeat(31)})`, DEEP],
  ['lists that are not closed', `#set($x=${'['.repeat(90_000)}`, DEEP],
  ['maps', `#set($x=${'{1:'.repeat(30_000)}`, DEEP],
  ['ranges', `#set($x=${'[1..'.repeat(20_000)}`, DEEP],
  ['brackets', `#if(${'('.repeat(90_000)}`, DEEP],
  ['negations', `#if(${'!'.repeat(90_000)}1)#end`, DEEP],
  ['words of negation', `#if(${'not '.repeat(20_000)}1)#end`, DEEP],
  ['conditions', '#if(1)'.repeat(10_000), DEEP],
  ['loops', '#foreach($i in [1])'.repeat(5000), DEEP],
  ['methods', `${'$a.b('.repeat(15_000)}`, DEEP],
  ['texts in quotes', `#set($x="${'""'.repeat(40_000)}")`, undefined],
  ['three texts in each other', quoted(3), undefined],
  ['four texts in each other', quoted(4), DEEP],
  ['quotes', '"'.repeat(90_000), undefined],
  ['members', `$a${'.b'.repeat(10_000)}`, PIECES],
  ['indexes', `$a${'[0]'.repeat(10_000)}`, PIECES],
  ['indexes that are none', "$x['".repeat(25_000), PIECES],
  ['a comment that does not end', '#*'.repeat(50_000), /a comment has no/],
  ['a verbatim text that does not end', '#[['.repeat(30_000), /has no ]]#/],
  ['a text in quotes that does not end', `#set($x='${'a'.repeat(90_000)}`, /a text in quotes has no '/],
  ['a name that does not end', '#{aaaa'.repeat(15_000), undefined],
  ['dollar signs', '$'.repeat(100_000), undefined],
  ['backslashes', '\\$'.repeat(50_000), undefined],
  ['blanks', `#set($x= ${' '.repeat(90_000)}1${' '.repeat(9000)})`, undefined],
  ['blanks after a directive', `#if(1)${`#set($x=1)${' '.repeat(900)}`.repeat(100)}#end`, undefined],
  ['alternatives', `#if(1)${'#elseif(1)'.repeat(9000)}#end`, undefined],
  ['a range of a milliard', '#foreach($i in [1..1000000000])#end', /more than 1000 entries/],
  ['a number of many digits', `#set($x=${'9'.repeat(90_000)})$x`, undefined],
])('reading %s takes linear steps', (_title, template, mistake) => {
  const { steps, mistake: found } = probe(template);
  expect(steps).toBeLessThanOrEqual(allowedSteps(template));
  if (mistake) expect(found).toMatch(mistake);
  else expect(found).toBeUndefined();
});

describe('rendering', () => {
  it.each([
    ['4,000 terms', `#set($x=1${'+1'.repeat(3999)})$x`, '4000'],
    ['3,000 operands of ||', `#if(${'$no || '.repeat(3000)}1 == 1)yes#end`, 'yes'],
    ['odd keys', "#set($m={'__proto__':'p','constructor':'c'})$m.__proto__$m.constructor$m.toString", 'pc$m.toString'],
    ['odd names', '$__proto__ $constructor.name #set($__proto__=1)$__proto__', '$__proto__ $constructor.name 1'],
    ['the most characters', 'a'.repeat(LONGEST_TEMPLATE), 'a'.repeat(LONGEST_TEMPLATE)],
    ['the most pieces', '$a-'.repeat(MOST_PIECES / 2), '$a-'.repeat(MOST_PIECES / 2)],
    ['a long list', `#set($x=[${'1,'.repeat(9000)}1])`, ''],
  ])('%s', (_title, template, expected) => expect(probe(template).text).toBe(expected));

  it.each([
    ['.entrySet() of many keys', `${mapOf(2000)}${'#set($x=$m.entrySet())'.repeat(1000)}`],
    ['.keySet() of many keys', `${mapOf(2000)}${'#set($x=$m.keySet())'.repeat(1000)}`],
    ['.values() of many keys', `${mapOf(2000)}${'#set($x=$m.values())'.repeat(1000)}`],
    ['.contains() of a list', `#set($l=[${'1,'.repeat(2000)}1])${'#set($x=$l.contains(2))'.repeat(1000)}`],
    ['a search in a text', `${text('t', 40_000)}#set($n='b${'a'.repeat(20_000)}')$t.contains($n)`],
    ['a long text as a number', `${text('t', 50_000)}${'#if($t == 1)#end'.repeat(100)}`],
    ['a long text as an end of a range', `${text('t', 50_000)}${'#set($x=[1..$t])'.repeat(100)}`],
    ['a long text as a place', `${text('t', 50_000)}${'#set($x=$t.substring($t))'.repeat(100)}`],
    ['a list as a key', `#set($l=[${"'abcdefghij',".repeat(2000)}1])${'#set($m={$l:1})'.repeat(100)}`],
    ['escapes', `${text('t', 20_000)}${'$esc.xml($t)'.repeat(20)}`],
    ['empty loops', '#foreach($i in [1..1000])#end'.repeat(20)],
    ['an end that is worked out', '#foreach($i in [1..9999999*9999999])#end'],
    ['texts that double', `#set($x='ab')${'#set($x="$x$x")'.repeat(60)}`],
    ['lists that double', `#set($x=[1])${'#set($x=[$x,$x])'.repeat(60)}$x`],
  ])('%s are given up within the bound', (_title, template) => {
    const { parts, mistake, work } = probe(template);
    expect(parts).toBeDefined();
    expect(mistake).toMatch(WORK);
    expect(work).toBeLessThanOrEqual(MOST_WORK);
  });

  it('many variables cost empty loops nothing', () => {
    const sets = Array.from({ length: 2000 }, (_, at) => `#set($a${at}=1)`).join('');
    const loops = '#foreach($x in [])#end'.repeat(1000);
    expect(probe(sets + loops).work).toBe(probe(sets).work + probe(loops).work);
    expect(probe(sets + loops).text).toBe('');
  });

  it.each([
    ['text', '$x'],
    ['a key', '#set($m={$x:1})'],
    ['compared', '#if($x == "a")#end'],
  ])('a value nested 3,000 deep is given up as %s', (_title, use) =>
    expect(probe(`#set($x=1)${'#set($x=[$x])'.repeat(3000)}${use}`).mistake).toMatch(/more than 100 deep/),
  );
});

const variables = { mtId: 'id-1', mtContent: 'Hello', metadata: { k: 'v', j: 'w' } };
const render = (template: string): string => renderTemplate(template, variables);

describe('a template', () => {
  it.each([
    ['$5.00 # ## to the end of the line\n\\$mtId', '$5.00 # $mtId'],
    ['#[[ $mtId ]]##*none*#', ' $mtId '],
    ['{"c":"#fff"}', '{"c":"#fff"}'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: variables of the template
    ['${mtId}x $!{none}y ${none}', 'id-1x y ${none}'],
    ['$metadata.k $metadata["j"] $metadata.size() $metadata', 'v w 2 {k=v, j=w}'],
    ['#set($x = "<$mtId>")$x#set($n = 3 + 4 * 2)$n', '<id-1>11'],
    ['#foreach($i in [1..3])$i$velocityCount#if($foreach.hasNext)-#end#end', '11-22-33'],
    ['#foreach($i in [3..1])#if($i == 1)#break#end$i#end.', '32.'],
    ['#foreach($e in $metadata.entrySet())$e.key=$e.value;#end', 'k=v;j=w;'],
    ['#foreach($x in $none)never#end.', '.'],
    ['#if(!$none && ($mtId == "id-1" || false))a#elseif(1 > 2)b#{else}c#end', 'a'],
    ['$mtContent.length() $mtContent.toUpperCase() $mtContent.substring(1, 3)', '5 HELLO el'],
    ['$esc.xml("<a>") $esc.url("a b") $esc.nothing("x")', '&#60;a&#62; a%20b $esc.nothing("x")'],
    ['a#stop b', 'a'],
    ['$mtId.none $mtContent.none() $mtContent[0]', '$mtId.none $mtContent.none() $mtContent[0]'],
  ])('%s', (template, text) => expect(render(template)).toBe(text));

  it.each([
    ['#if($a) open', /line 1: #if has no #end/],
    ['\n\n#end', /line 3: #end has no beginning/],
    ['#foreach($x of $y)#end', /#foreach needs/],
    ['#set($x)', /#set needs/],
    ['${mtId', /is missing after/],
    ['#unknown(1)', /#unknown is not supported/],
    ['#macro(m)#m()#end', /#macro is not supported/],
    ['#include("file")', /#include is not supported/],
    ['#parse("file")', /#parse is not supported/],
    ['#evaluate("$x")', /#evaluate is not supported/],
    ['#foreach($x in [1..1000000000])a#end', /more than 1000 entries/],
    ['#if($a)'.repeat(40), /nested more than/],
    [`#if(${'('.repeat(9999)})`, /nested more than/],
    ['a'.repeat(100_001), /longer than/],
  ])('%# is refused with its line', (template, mistake) => expect(templateMistake(template)).toMatch(mistake));
});

it('the cache forgets the templates used longest ago before it keeps too much', () => {
  const kept = new KeptTemplates();
  const first = kept.partsOf('first $x');
  for (let at = 0; at < 100; at += 1) {
    kept.partsOf(`${at}${'$a-'.repeat(4000)}`);
    expect(kept.partsOf('first $x')).toBe(first);
    expect(kept.size).toBeLessThanOrEqual(KEPT_SIZE);
  }
  const second = kept.partsOf('second $x');
  for (let at = 0; at < 100; at += 1) kept.partsOf(`${at}${'$a-'.repeat(4000)}`);
  expect(kept.partsOf('second $x')).not.toBe(second);
});

it('the cache keeps nothing of a template that cannot be read', () => {
  const kept = new KeptTemplates();
  expect(() => kept.partsOf('#if(')).toThrow('an expression is missing');
  expect(kept.size).toBe(0);
});
