import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { askFor } from '../../../support/cli/terminal/ask-for-target.ts';
import { targetTemplate } from '../../../support/wire/target/target-template.ts';

/** Somebody at a terminal who answers each question in turn, then goes away. */
function somebody(...answers: string[]) {
  const input = new PassThrough();
  const output = new PassThrough();
  const questions: string[] = [];
  output.on('data', (chunk: Buffer) => {
    questions.push(chunk.toString().trim());
    const answer = answers.shift();
    if (answer === undefined) input.end();
    else input.write(`${answer}\n`);
  });
  return { streams: { input, output }, questions };
}

describe('init at a terminal', () => {
  it('asks for what the flags leave out, and for nothing else', async () => {
    const { streams, questions } = somebody('', '', 'https://a.example', 'http://b.example, http://c.example');
    const wishes = await askFor({ token: 'https://t.example' }, streams);
    expect(wishes).toMatchObject({
      name: 'sandbox',
      kind: 'external',
      messaging: 'https://a.example',
      token: 'https://t.example',
      lookup: ['http://b.example', 'http://c.example'],
    });
    expect(questions.join('\n')).not.toContain('token service');
    expect(questions[0]).toBe('What shall the reports call the target? [sandbox]');
  });

  it('asks what a run may do, and writes it down', async () => {
    const unasked = { token: '', subprojects: '', voice: '', conversation: '', standalone: '', publicUrl: '' };
    const none = { lookup: [], accounts: [], numbers: [], lab: undefined };
    const given = { name: 's', kind: 'external', messaging: 'https://a.example', ...unasked, ...none };
    const { streams, questions } = somebody('', 'tokens, quiet hours', 'messages lookups');
    const wishes = await askFor(given, streams);
    expect(questions.at(-1)).toMatch(/^What a run may do besides reading: none, all, or some of .* \[none\]$/);
    expect(wishes).toMatchObject({ profiles: ['tokens', 'quiet hours'], sideEffects: ['messages', 'lookups'] });
    const text = targetTemplate({ name: 's', kind: 'external', sideEffects: ['messages', 'lookups'] }, 'schema');
    expect(text).toContain('\nsideEffects: ["messages", "lookups"]\n');
    expect(targetTemplate({ name: 's', kind: 'external', sideEffects: ['all'] }, 'schema')).toContain(
      '\nsideEffects: all\n',
    );
    expect(targetTemplate({ name: 's', kind: 'external' }, 'schema')).toContain('It only reads unless this says more');
  });
});
