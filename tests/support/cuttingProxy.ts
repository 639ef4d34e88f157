/** A proxy to PostgreSQL that drops connections on demand, so that responses are lost. */
import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

export interface CuttingProxy {
  /** URL of the database through the proxy. */
  readonly url: string;
  /** Loses the response to the next commit together with the connection; the commit itself succeeds. */
  loseNextCommit(): void;
  close(): Promise<void>;
}

/** `databaseUrl` is the database behind the proxy. */
export async function startCuttingProxy(databaseUrl: string): Promise<CuttingProxy> {
  const { hostname, port } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isArmed = false;
  const server = createServer((client) => {
    const database = connect(Number(port), hostname);
    let isDeaf = false;
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.on("error", () => undefined);
      socket.once("close", () => sockets.delete(socket));
    }
    client.on("data", (data) => {
      if (isArmed && /\bcommit\0/.test(data.toString("latin1"))) [isArmed, isDeaf] = [false, true];
      database.write(data);
    });
    database.on("data", (data) => {
      // The response has arrived, so the commit succeeded, but the client never sees it.
      if (isDeaf) client.destroy();
      else client.write(data);
    });
    client.once("close", () => database.destroy());
    database.once("close", () => client.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port.");
  const url = new URL(databaseUrl);
  url.port = String(address.port);
  return {
    url: url.href,
    loseNextCommit: () => void (isArmed = true),
    async close() {
      const closed = once(server, "close");
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
