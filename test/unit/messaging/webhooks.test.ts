import { describe, expect, it } from 'vitest';
import { deliveryDecisions } from '../../../reference-impl/messaging/callback-retries.ts';
import { isWebUrl } from '../../../reference-impl/messaging/web-url.ts';
import { renderTemplate, templateMistake } from '../../../reference-impl/messaging/webhook-template.ts';

describe('a template', () => {
  const variables = { mtId: 'id-1', mtContent: 'say "å"\n', metadata: { k: 'v', j: 'w' } };

  it.each([
    ['constants only', '{"a":"x","n":[1,{"b":true}]}', '{"a":"x","n":[1,{"b":true}]}'],
    ['a variable', '{"id":"$mtId"}', '{"id":"id-1"}'],
    ['a variable the event does not have', '$replyId', '$replyId'],
    ['a quiet one', '[$!replyId]', '[]'],
    ['text escaped for JSON', '{"t":"$esc.json($!mtContent)"}', '{"t":"say \\"å\\"\\n"}'],
    ['nothing escaped for JSON', '{"t":"$esc.json($!replyId)"}', '{"t":""}'],
    ['metadata by key', "$metadata.get('k')", 'v'],
    [
      'a loop',
      '{#foreach($k in $metadata.keySet())"$k":"$metadata.get($k)"#if($velocityHasNext),#end#end}',
      '{"k":"v","j":"w"}',
    ],
    ['a condition', '#if($mtId)yes#{else}no#end', 'yes'],
  ])('%s', (_title, template, text) => expect(renderTemplate(template, variables)).toBe(text));

  it('that cannot be read is none', () => {
    expect(templateMistake('#foreach($a in)')).toBe('line 1: an expression is missing');
    expect(templateMistake('{"a":"$b"}')).toBeUndefined();
  });

  it('gives no way into the program', () => {
    expect(renderTemplate('$mtId.constructor $metadata.__proto__ $esc.json.constructor', variables)).toBe(
      '$mtId.constructor $metadata.__proto__ $esc.json.constructor',
    );
  });
});

it.each([
  ['http://example.com', true],
  ['https://example.com:8443/a%20b/c?x=1&y=%2F#z', true],
  ['http://127.0.0.1:9/hook', true],
  ['http://[::1]:9/', true],
  ['http://localhost/index.php?c=$mtContent', true],
  ['ftp://example.com', false],
  ['https://-invalid.com', false],
  ['https://invalid_.com', false],
  ['https:///path', false],
  ['https://:/path', false],
  ['http://.example.com', false],
  ['http://example..com', false],
  ['http://exa mple.com', false],
  ['http://example.com/a\u0000', false],
])('the address %j is one: %s', (url, expected) => expect(isWebUrl(url)).toBe(expected));

it('repeats callbacks with doubling waits and webhooks as they were set up', () => {
  const callback = { kind: 'delivery-report' } as never;
  const webhook = { kind: 'webhook', retries: 2, retryDelay: 5000 } as never;
  const waits = (letter: never) =>
    [1, 2, 3, 4].map((attempt) => deliveryDecisions.nextDelay(attempt, letter));
  expect(waits(callback)).toEqual([1000, 2000, 4000, 8000]);
  expect(deliveryDecisions.nextDelay(13, callback)).toBeUndefined();
  expect(waits(webhook)).toEqual([5000, 5000, undefined, undefined]);
  expect([199, 200, 299, 300].map((status) => deliveryDecisions.isAccepted({ status }, 1))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
