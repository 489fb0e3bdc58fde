import { describe, expect, it } from 'vitest';
import {
  KEPT_SIZE,
  KeptTemplates,
  renderTemplate,
  templateMistake,
} from '../../../reference-impl/messaging/webhooks/template.ts';

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
