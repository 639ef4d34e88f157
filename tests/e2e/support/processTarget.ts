/** A delivery target controlled by the test, and processes that are delivered to it. */
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { Client } from "pg";
import { call } from "./calls";

export const intakeToken = "intake-token-of-the-tests";

/** Environment of the server in these tests. */
export const processEnv = { INTAKE_TOKEN: intakeToken, ALLOWED_TARGETS: "127.0.0.1/32" };

export interface ProcessTarget {
  /** Status of all further responses. */
  answer: number;
  /** Number of calls so far. */
  readonly calls: () => number;
  close(): Promise<unknown>;
}

/** Starts a target and configures it for a service of all communes. */
export async function startProcessTarget(db: Client, serviceId: string): Promise<ProcessTarget> {
  let calls = 0;
  const target: ProcessTarget = {
    answer: 503,
    calls: () => calls,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  const server: Server = createServer((request, response) => {
    calls += 1;
    request.resume().once("end", () => {
      response.writeHead(target.answer, { "Content-Type": "application/json" });
      response.end(JSON.stringify({ message: "Wartungsarbeiten bis 18 Uhr" }));
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The target has no port.");
  const id = `test-${serviceId}`;
  await db.query(
    `insert into resource (version, type, id, document) values ('v1', 'restService', $1, $2)
     on conflict (version, type, id) do update set document = excluded.document`,
    [id, `url: http://127.0.0.1:${address.port}/processes\n`],
  );
  await db.query("delete from service_setting where service_id = $1 and key = 'rest_service'", [serviceId]);
  await db.query("insert into service_setting (service_id, key, value) values ($1, 'rest_service', $2)", [
    serviceId,
    id,
  ]);
  return target;
}

const submitDocument = `mutation ($input: SubmitApplicationInput!) {
  submitApplication(input: $input) { pid status errors { code field } }
}`;

interface Submitted {
  readonly submitApplication?: { readonly pid: string | null; readonly errors: readonly unknown[] };
}

/** Submits applications like a portal, this many in parallel; returns their process ids. */
export async function submitApplications(
  url: string,
  { ags, serviceId, count }: { readonly ags: string; readonly serviceId: string; readonly count: number },
): Promise<string[]> {
  const pids: string[] = [];
  const send = async (index: number) => {
    const input = {
      ags,
      serviceId,
      key: "test-process",
      type: "ASYNCHRONOUS",
      idempotencyKey: `${serviceId}-${ags}-${index}-${performance.now()}`,
      businessKey: `PROBE-${String(index).padStart(4, "0")}`,
      variables: { kennzeichen: `A-PR ${index}`, zugangscode: "geheim" },
    };
    const answered = await call(
      url,
      { query: submitDocument, variables: { input } },
      { token: intakeToken, path: "/mgt/process/graphql" },
    );
    const pid = (answered.data as Submitted | null)?.submitApplication?.pid;
    if (typeof pid !== "string") throw new Error(`Refused: ${JSON.stringify(answered)}`);
    pids.push(pid);
  };
  const waiting = Array.from({ length: count }, (_, index) => index);
  const client = async () => {
    for (let index = waiting.shift(); index !== undefined; index = waiting.shift()) await send(index);
  };
  await Promise.all(Array.from({ length: Math.min(25, count) }, client));
  return pids;
}
