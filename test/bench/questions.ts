/** Answers what the bench asks a server process: `memory` after a full collection, `cpu` time used so far in µs. */
export function answerQuestions(): void {
  process.on('message', (question) => {
    if (question === 'memory') {
      (globalThis as { gc?: () => void }).gc?.();
      const { heapUsed, external } = process.memoryUsage();
      process.send?.({ memory: heapUsed + external });
    }
    if (question === 'cpu') {
      const { user, system } = process.cpuUsage();
      process.send?.({ cpu: user + system });
    }
  });
}
