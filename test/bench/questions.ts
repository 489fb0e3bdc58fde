const openSockets = (): number => process.getActiveResourcesInfo().filter((kind) => kind === 'TCPSocketWrap').length;

/**
 * Answers what is asked of a server process: `memory` after a full collection, with that of the whole process and its
 * open connections, and `cpu` time used so far in µs.
 */
export function answerQuestions(): void {
  process.on('message', (question) => {
    if (question === 'memory') {
      (globalThis as { gc?: () => void }).gc?.();
      const { heapUsed, external, rss } = process.memoryUsage();
      process.send?.({ memory: heapUsed + external, rss, sockets: openSockets() });
    }
    if (question === 'cpu') {
      const { user, system } = process.cpuUsage();
      process.send?.({ cpu: user + system });
    }
  });
}
