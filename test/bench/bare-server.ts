import { createServer } from 'node:http';
import { answerQuestions } from './questions.ts';

/** The floor to compare with: reads the body, parses it, answers as many bytes as the reference does. */
const answer = (messages: object[]): string =>
  JSON.stringify({
    messages: messages.map((message) => ({
      ...message,
      message_id: '00000000-0000-4000-8000-000000000000',
      status: 'queued',
    })),
  });

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const { messages } = JSON.parse(Buffer.concat(chunks).toString('utf8')) as { messages: object[] };
    response.writeHead(202, { 'content-type': 'application/json' }).end(answer(messages));
  });
});

answerQuestions();
server.listen(0, '127.0.0.1', () => {
  const address = server.address() as { port: number };
  process.send?.({ messaging: `http://127.0.0.1:${address.port}` });
});
