/** A server in this process that is still starting, so its port is unknown. */
import { Server } from "node:net";
import { vi } from "vitest";

/** Watches for the next listening server; returns a function that returns it. The spy ends with the test. */
export function watchListening(): () => Server {
  const listen = vi.spyOn(Server.prototype, "listen");
  return () => {
    const [server] = listen.mock.contexts;
    if (!(server instanceof Server)) throw new Error("No server listens.");
    return server;
  };
}

/** URL of a server that listens on 127.0.0.1, without a trailing slash. */
export function urlOf(server: Server): string {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server does not listen.");
  return `http://127.0.0.1:${address.port}`;
}
