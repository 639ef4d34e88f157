import { createServer, type IncomingHttpHeaders, type RequestListener } from "node:http";
import { once } from "node:events";
import type { ConnectionTimes } from "#server/http/connections";
import { startTestServer, type TestServer } from "./testServer";

/** Documents of the app in front of the backend. */
export const foreignOperations = {
  mgt: { instance: "query Instance { instance { version } }" },
  process: { node: '{ node(id: "x") { id } }' },
};
const web = { "index.html": "<html><!--instance--><script>1</script></html>" };

type Operations = NonNullable<Parameters<typeof startTestServer>[0]>["operations"];

/** A request received by the backend. */
export interface Received {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const undo: (() => Promise<unknown>)[] = [];

/** Stops everything that was started; for afterEach. */
export async function endAll(): Promise<void> {
  for (const each of undo.splice(0).toReversed()) await each();
}

/** A backend that records requests. */
export async function startBackend(answer: RequestListener): Promise<{ url: string; received: Received[] }> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { method, url, headers } = request;
      received.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
      answer(request, response);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  undo.push(async () => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port.");
  return { url: `http://127.0.0.1:${address.port}`, received };
}

/** A server that forwards calls to a backend. `operations` are the documents of its app; `lines` collects its log. */
export async function startFront(
  backendUrl: string,
  env: Record<string, string> = {},
  times: Partial<ConnectionTimes> = {},
  operations: Operations = foreignOperations,
  lines?: string[],
): Promise<TestServer> {
  const server = await startTestServer({
    operations,
    web,
    env: { BACKEND_URL: backendUrl, ...env },
    times,
    lines,
  });
  undo.push(() => server.close());
  return server;
}
