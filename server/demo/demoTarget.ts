/** Local fake of the external systems that the demo calls: OK.KOMM and the target of process deliveries. */
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { ResourceType } from "#domain/resources/resourceKinds";
import type { Database } from "#server/storage/database/database";
import { FakeDeliveryTarget } from "./attemptTarget";
import { serveOkkommFile } from "./okkommTarget";
import { demoRestService } from "./processRows";

const host = "127.0.0.1";
const okkommPattern = /^\/okkomm\/(\d{8})\.csv$/;
const attemptPattern = /^\/target\/([a-z0-9-]{1,100})$/;

/** A running fake server. */
export interface FakeServer {
  /** `host:port`, in the format of ALLOWED_TARGETS. */
  readonly allowedTarget: string;
  /** Returns the number of process deliveries that took effect. */
  readonly effects: () => number;
  /** Writes the resources that point to this server, for all communes. Resources changed by a user are kept. */
  readonly writeResources: (db: Database) => Promise<void>;
}

/**
 * Starts the fake server on a free local port. It stops with the process and never keeps the process alive. `pace`
 * multiplies the duration of deliveries.
 */
export async function startFakeServer(seed = "service-management", delayFactor = 1): Promise<FakeServer> {
  const attempts = new FakeDeliveryTarget(delayFactor);
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? "";
    const [, ags] = okkommPattern.exec(path) ?? [];
    const [, serviceId] = attemptPattern.exec(path) ?? [];
    if (ags !== undefined) serveOkkommFile(seed, ags, response);
    else if (serviceId !== undefined) await attempts.respond(request, response, serviceId);
    else response.writeHead(404).end();
  };
  const server = createServer((request, response) => {
    // No response can be sent to a client that aborted the request.
    respond(request, response).catch(() => response.destroy());
  });
  server.listen(0, host);
  await once(server, "listening");
  server.unref();
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The demo target has no port.");
  const allowedTarget = `${host}:${address.port}`;
  return {
    allowedTarget,
    effects: () => attempts.effects,
    async writeResources(db) {
      // The port changes with every start.
      await writeResource(
        db,
        { type: "okkomm", id: "all", name: "OK.KOMM (Probe)" },
        `http://${allowedTarget}/okkomm/{ags}.csv`,
      );
      const url = `http://${allowedTarget}/target/{service}`;
      await writeResource(
        db,
        { type: "restService", id: demoRestService, name: "Fachverfahren (Probe)" },
        url,
      );
    },
  };
}

async function writeResource(
  db: Database,
  resource: { readonly type: ResourceType; readonly id: string; readonly name: string },
  url: string,
): Promise<void> {
  const document = `name: ${resource.name}\nurl: ${url}\n`;
  await db
    .insertInto("resource")
    .values({ version: "v1", ...resource, commune_ags: null, document })
    .onConflict((conflict) =>
      conflict
        .columns(["version", "type", "id"])
        .doUpdateSet({ document })
        .where("resource.updated_by_name", "is", null),
    )
    .execute();
}
