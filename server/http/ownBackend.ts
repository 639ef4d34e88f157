/** This server's own backend: endpoints and pictures over its database. */
import { createHash, timingSafeEqual } from "node:crypto";
import type { Logger } from "pino";
import type { Config } from "../config";
import type { Context, IntakeAccess } from "../context";
import { exportsPath } from "../domain/downloads";
import { readInstance } from "../domain/instance";
import { findViewer } from "../domain/sessions";
import type { Folders } from "../contracts";
import { createEndpoints } from "../endpoints";
import { createPathSigner } from "../signedPaths";
import { isReady, type OpenDatabase } from "../storage/database";
import type { Backend } from "./backend";
import type { Exchange } from "./exchange";
import { answerExport } from "./exports";
import { answerGraphql } from "./graphql";
import { isMultipart } from "./multipart";
import { answerPicture, picturesPath } from "./pictures";
import { answerUpload } from "./upload";

const userAgentMaxLength = 300;

export interface OwnBackendOptions {
  readonly config: Config;
  readonly folders: Folders;
  readonly open: OpenDatabase;
  readonly log: Logger;
  readonly now: () => Date;
  /** Ends with the server; streams end with it. */
  readonly stopping: AbortSignal;
}

/** Puts the backend together; the database stays the caller's to close. */
export function ownBackend({ config, folders, open, log, now, stopping }: OwnBackendOptions): Backend {
  const endpoints = createEndpoints(config, folders, log);
  const signer = createPathSigner(config.secretKey, now);

  async function openContext(exchange: Exchange): Promise<Context> {
    const { headers } = exchange.request;
    const isBackground = headers["x-background"] === "1";
    const token = bearerToken(headers.authorization);
    const intake = intakeAccess(config.intakeToken, token);
    const isUser = token !== null && intake !== "granted";
    const viewer = isUser ? await findViewer(open.db, token, { isBackground, now: now() }) : null;
    if (viewer !== null) exchange.notes.userId = viewer.id;
    return {
      config,
      db: open.db,
      log: log.child({ requestId: exchange.requestId }),
      ...{ viewer, intake },
      address: exchange.address,
      isBackground,
      requestId: exchange.requestId,
      userAgent: headers["user-agent"]?.slice(0, userAgentMaxLength) ?? null,
      signPath: signer.sign,
      now,
    };
  }

  return {
    async answer(exchange) {
      const endpoint = endpoints.get(exchange.path);
      if (endpoint !== undefined) {
        const token = bearerToken(exchange.request.headers.authorization);
        const isMachine = intakeAccess(config.intakeToken, token) === "granted";
        const call = { requestId: exchange.requestId, log, isMachine, open: () => openContext(exchange) };
        if (isMultipart(exchange.request)) await answerUpload(exchange, endpoint, call);
        else await answerGraphql(exchange, endpoint, call, stopping);
        return true;
      }
      if (exchange.path.startsWith(picturesPath)) await answerPicture(exchange, open.db, signer);
      else if (exchange.path.startsWith(exportsPath)) await answerExport(exchange, open.db, signer, now);
      else return false;
      return true;
    },
    isReady: () => isReady(open),
    readInstance: () => readInstance(open.db, config),
  };
}

/** Compared by digests in constant time, so that the time taken tells nothing of the token. */
function intakeAccess(expected: string | null, given: string | null): IntakeAccess {
  if (expected === null) return "off";
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return given !== null && timingSafeEqual(digest(given), digest(expected)) ? "granted" : "refused";
}

function bearerToken(header: string | undefined): string | null {
  return /^Bearer +([\w.~+/=-]{1,512})$/i.exec(header ?? "")?.[1] ?? null;
}
