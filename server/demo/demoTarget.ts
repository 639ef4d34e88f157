/**
 * Local fake of the external systems that the demo calls: OK.KOMM, the national feedback component and the target of
 * process deliveries.
 */
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { ResourceKey } from "#domain/resources/resourceKinds";
import { secretPlaceholder } from "#domain/resources/resourceSecrets";
import { encryptResourceSecrets } from "#server/domain/resources/resourceSecrets";
import type { SecretKeys } from "#server/secretKey";
import type { Database } from "#server/storage/database/database";
import { FakeDeliveryTarget } from "./attemptTarget";
import { acceptFeedback, feedbackPath } from "./feedbackTarget";
import { serveOkkommFile } from "./okkommTarget";
import { demoRestService, demoSecuredService } from "./processRows";

const host = "127.0.0.1";
const okkommPattern = /^\/okkomm\/(\d{8})\.csv$/;
const attemptPattern = /^\/(target|secured)\/([a-z0-9-]{1,100})$/;

/** A running fake server. */
export interface FakeServer {
  /** `host:port`, in the format of ALLOWED_TARGETS. */
  readonly allowedTarget: string;
  /** Returns the number of process deliveries that took effect. */
  readonly effects: () => number;
  /** Writes the resources that point to this server, for all communes. Resources changed by a user are kept. */
  readonly writeResources: (db: Database, secretKeys: SecretKeys) => Promise<void>;
}

/**
 * Starts the fake server on a free local port. It stops with the process and never keeps the process alive.
 * `delayFactor` multiplies the duration of deliveries.
 */
export async function startFakeServer(seed = "service-management", delayFactor = 1): Promise<FakeServer> {
  const attempts = new FakeDeliveryTarget(delayFactor);
  const token = randomBytes(24).toString("base64url");
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? "";
    const [, ags] = okkommPattern.exec(path) ?? [];
    const [, access, serviceId] = attemptPattern.exec(path) ?? [];
    const isRefused = access === "secured" && request.headers.authorization !== `Bearer ${token}`;
    if (ags !== undefined) serveOkkommFile(seed, ags, response);
    else if (isRefused) response.writeHead(401, { "WWW-Authenticate": "Bearer" }).end();
    else if (path === feedbackPath) await acceptFeedback(request, response);
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
    async writeResources(db, secretKeys) {
      // The port and the token change with every start.
      await writeResource(db, {
        key: { version: "v1", type: "okkomm", id: "all" },
        name: "OK.KOMM (Probe)",
        lines: [`url: http://${allowedTarget}/okkomm/{ags}.csv`],
      });
      await writeResource(db, {
        key: { version: "v1", type: "restService", id: demoRestService },
        name: "Fachverfahren (Probe)",
        lines: [`url: http://${allowedTarget}/target/{service}`],
      });
      await writeResource(db, {
        key: { version: "v1", type: "nfkPortal", id: "all" },
        name: "Nationale Feedback-Komponente (Probe)",
        lines: [`url: http://${allowedTarget}${feedbackPath}`, "organisation: probe"],
      });
      const key = { version: "v2", type: "restService", id: demoSecuredService } as const;
      await writeResource(db, {
        key,
        name: "Fachverfahren mit Anmeldung (Probe)",
        lines: [
          "endpoint:",
          `  url: http://${allowedTarget}/secured/{service}`,
          "authentication:",
          "  type: bearer",
          `  token: ${secretPlaceholder}`,
        ],
        secrets: encryptResourceSecrets(secretKeys, key, { "/authentication/token": token }),
      });
    },
  };
}

interface DemoResource {
  readonly key: ResourceKey;
  readonly name: string;
  /** The document without its name. */
  readonly lines: readonly string[];
  readonly secrets?: Readonly<Record<string, string>>;
}

async function writeResource(db: Database, { key, name, lines, secrets = {} }: DemoResource): Promise<void> {
  const content = {
    document: [`name: ${name}`, ...lines, ""].join("\n"),
    secrets: JSON.stringify(secrets),
  };
  await db
    .insertInto("resource")
    .values({ ...key, name, commune_ags: null, ...content })
    .onConflict((conflict) =>
      conflict
        .columns(["version", "type", "id"])
        .doUpdateSet(content)
        .where("resource.updated_by_name", "is", null),
    )
    .execute();
}
