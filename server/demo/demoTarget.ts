/** Others whom the demo data calls, on this machine: OK.KOMM, and where processes are delivered. */
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Database } from "#server/storage/database/database";
import { AttemptTarget } from "./attemptTarget";
import { answerOkkomm } from "./okkommTarget";
import { demoRestService } from "./processRows";

const host = "127.0.0.1";
const okkommForm = /^\/okkomm\/(\d{8})\.csv$/;
const attemptForm = /^\/target\/([a-z0-9-]{1,100})$/;

/** A stand-in that listens. */
export interface DemoTarget {
  /** host:port, as ALLOWED_TARGETS names it. */
  readonly allowedTarget: string;
  /** Deliveries of processes that had an effect. */
  readonly effects: () => number;
  /** Writes the resources that lead here, for all communes, unless somebody has changed them. */
  readonly writeResources: (db: Database) => Promise<void>;
}

/**
 * Starts the stand-in on a free port of this machine; it ends with the process and never keeps it running. Deliveries
 * take `pace` times as long as usual.
 */
export async function startDemoTarget(seed = "service-management", pace = 1): Promise<DemoTarget> {
  const attempts = new AttemptTarget(pace);
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? "";
    const [, ags] = okkommForm.exec(path) ?? [];
    const [, serviceId] = attemptForm.exec(path) ?? [];
    if (ags !== undefined) answerOkkomm(seed, ags, response);
    else if (serviceId !== undefined) await attempts.respond(request, response, serviceId);
    else response.writeHead(404).end();
  };
  const server = createServer((request, response) => {
    // Whoever breaks a call off hears no answer.
    respond(request, response).catch(() => response.destroy());
  });
  server.listen(0, host);
  await once(server, "listening");
  server.unref();
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The stand-in has no port.");
  const allowedTarget = `${host}:${address.port}`;
  return {
    allowedTarget,
    effects: () => attempts.effects,
    async writeResources(db) {
      // The port is another one with each start.
      await writeResource(
        db,
        "okkomm",
        "all",
        `name: OK.KOMM (Probe)\nurl: http://${allowedTarget}/okkomm/{ags}.csv\n`,
      );
      const url = `http://${allowedTarget}/target/{service}`;
      await writeResource(db, "restService", demoRestService, `name: Fachverfahren (Probe)\nurl: ${url}\n`);
    },
  };
}

async function writeResource(db: Database, type: string, id: string, document: string): Promise<void> {
  await db
    .insertInto("resource")
    .values({ version: "v1", type, id, commune_ags: null, document })
    .onConflict((conflict) =>
      conflict
        .columns(["version", "type", "id"])
        .doUpdateSet({ document })
        .where("resource.updated_by_name", "is", null),
    )
    .execute();
}
