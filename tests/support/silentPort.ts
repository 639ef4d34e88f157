/** A port without a server, for tests of unreachable servers. */
import { once } from "node:events";
import { connect, createServer } from "node:net";

/** A port of 127.0.0.1 that refuses connections and that no server can take while it is held. */
export interface SilentPort {
  readonly port: number;
  close(): Promise<void>;
}

/** Holds a port as the client end of a connection, so that nothing can listen on it. */
export async function holdSilentPort(): Promise<SilentPort> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port.");
  const accepted = once(server, "connection");
  const client = connect(address.port, "127.0.0.1");
  await Promise.all([accepted, once(client, "connect")]);
  if (client.localPort === undefined) throw new Error("No port.");
  return {
    port: client.localPort,
    async close() {
      const closed = once(server, "close");
      client.destroy();
      server.close();
      await closed;
    },
  };
}
