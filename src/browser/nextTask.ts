/** Resolves in a new task, so that input is handled first. Unlike timeouts, it is not throttled in hidden tabs. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const onMessage = () => {
      port1.close();
      resolve();
    };
    port1.addEventListener("message", onMessage, { once: true });
    port1.start();
    port2.postMessage(null);
  });
}
