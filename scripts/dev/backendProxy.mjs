import { createServer } from "node:net";

/**
 * Vite plugin that proxies the calls at these paths to the backend. It holds them while `queue` has tasks, such as
 * restarting the backend, so that a page waits and does not fail.
 */
export function backendProxy(paths, port, queue) {
  // Without a server, calls are answered as by a proxy in production: the app waits and tries again.
  const configure = (proxy) => {
    proxy.on("error", (_error, _request, response) => {
      if ("writeHead" in response && !response.headersSent) response.writeHead(503).end();
    });
  };
  const target = `http://127.0.0.1:${port}`;
  return {
    name: "backend-proxy",
    config: () => ({
      server: { proxy: Object.fromEntries(paths.map((path) => [path, { target, configure }])) },
    }),
    configureServer(server) {
      server.middlewares.use(async (request, _response, next) => {
        if (paths.some((path) => request.url?.startsWith(path))) await queue.idle();
        next();
      });
    },
  };
}

/** A port that is free now. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
