/**
 * Resolves with the reason when this process is asked to stop: Ctrl-C, a closed terminal, SIGTERM, or the end of the
 * process that forked it. Later requests are ignored, because Ctrl-C comes twice: from the terminal and from the npm
 * script's entry.
 */
export function shutdownRequested(): Promise<string> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => resolve(signal))
    if (process.connected) process.on('disconnect', () => resolve('the parent process ended'))
  })
}
