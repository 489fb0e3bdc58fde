import { describe, expect, it } from 'vitest';
import { isSsml } from '../../../reference-impl/voice/call-behavior/formats.ts';

describe('an SSML document', () => {
  it.each([
    '<speak>Hi</speak>',
    '<speak/>',
    '<?xml version="1.0"?>\n<speak version="1.1">Hi <break time="1s"/> &amp; bye</speak>\n',
    '<speak>1 + 1 <![CDATA[< 3 & > 1]]></speak>',
    "<speak><prosody rate='slow'>Hi</prosody><!-- < --></speak>",
  ])('is %s', (text) => expect(isSsml(text)).toBe(true));

  it.each([
    '',
    'Hi',
    '<speak>Hi',
    'Hi</speak>',
    '</speak>',
    '<voice>Hi</voice>',
    '<speak>Hi</Speak>',
    '<speak>a < b</speak>',
    '<speak>a & b</speak>',
    '<speak><b></speak></b>',
    '<speak>a</speak><speak>b</speak>',
    '<speak>a</speak> b',
    '<speak x=1>a</speak>',
  ])('is not %s', (text) => expect(isSsml(text)).toBe(false));
});
