/** This server's own backend: endpoints and pictures over its database. */
import { createHash, timingSafeEqual } from "node:crypto";
import type { Logger } from "pino";
import type { Config } from "#server/config";
import type { Context, IntakeAccess, Services, Viewer } from "#server/context";
import { failure } from "#server/failure";
import { readInstance } from "#server/domain/installation/instance";
import { findViewer, findViewerOfSession } from "#server/domain/sessions/sessions";
import type { Folders } from "#server/graphql/contracts";
import type { Call } from "#server/graphql/endpoint";
import { createEndpoints } from "#server/endpoints";
import { freeBytesAt } from "#server/freeSpace";
import { createLoaders } from "#server/loaders";
import { createPathSigner, exportsPath, picturesPath } from "#server/signedPaths";
import { isReady, type OpenDatabase } from "#server/storage/database/database";
import { DatabaseUnavailable, type LostOutcome } from "#server/storage/database/databaseUnavailable";
import type { Backend } from "./backend";
import { refuseBody } from "./body";
import { browserTokens } from "./browserCookie";
import { noteCodes, sendText, type Exchange } from "./exchange";
import { answerExport } from "./exports";
import { answerGraphql, sendRefusal } from "./graphql";
import { isMultipart } from "./multipart";
import { answerPicture } from "./pictures";
import { createReadiness } from "./readiness";
import { answerUpload } from "./upload";

const userAgentMaxLength = 300;

export interface OwnBackendOptions {
  readonly config: Config;
  readonly folders: Folders;
  readonly open: OpenDatabase;
  readonly services: Services;
  readonly log: Logger;
  readonly now: () => Date;
  /** Ends with the server; streams end with it. */
  readonly stopping: AbortSignal;
}

/** Puts the backend together; the database stays the caller's to close. */
export function ownBackend(options: OwnBackendOptions): Backend {
  const { config, folders, open, services, log, now, stopping } = options;
  const endpoints = createEndpoints(config, folders, log);
  const signer = createPathSigner(config.secretKey, now);

  async function openContext(exchange: Exchange): Promise<Context> {
    const { headers } = exchange.request;
    const isBackground = headers["x-background"] === "1";
    const token = bearerToken(headers.authorization);
    const intake = intakeAccess(config.intakeToken, token);
    const isUser = token !== null && intake !== "granted";
    const viewer = isUser ? await findViewer(open.db, token, { isBackground, now: now() }) : null;
    return { ...contextOf(exchange, viewer), intake, isBackground };
  }

  /** For a download: the session was found by its address. Does not count as use of the session. */
  async function openAs(exchange: Exchange, sessionId: string): Promise<Context | null> {
    const viewer = await findViewerOfSession(open.db, sessionId, now());
    return viewer && contextOf(exchange, viewer);
  }

  function contextOf(exchange: Exchange, viewer: Viewer | null): Context {
    if (viewer !== null) exchange.notes.userId = viewer.id;
    return {
      config,
      db: open.db,
      loaders: createLoaders(open.db),
      ...services,
      log: log.child({ requestId: exchange.requestId }),
      viewer,
      address: exchange.address,
      isBackground: true,
      requestId: exchange.requestId,
      userAgent: exchange.request.headers["user-agent"]?.slice(0, userAgentMaxLength) ?? null,
      browser: browserTokens(exchange, config),
      noteLogin(userId, outcome) {
        exchange.notes.loginUserId = userId;
        if (outcome === "succeeded") exchange.notes.userId = userId;
      },
      signPath: signer.sign,
      signDownload(path) {
        if (viewer === null) throw failure("unauthorized");
        return signer.signDownload(path, viewer.sessionId);
      },
      now,
    };
  }

  async function answer(exchange: Exchange): Promise<boolean> {
    const endpoint = endpoints.get(exchange.path);
    if (endpoint !== undefined) {
      const token = bearerToken(exchange.request.headers.authorization);
      const isMachine = intakeAccess(config.intakeToken, token) === "granted";
      const call: Call = {
        requestId: exchange.requestId,
        log,
        isMachine,
        noteCodes: (codes) => noteCodes(exchange, codes),
        open: () => openContext(exchange),
      };
      if (isMultipart(exchange.request)) await answerUpload(exchange, endpoint, call);
      else await answerGraphql(exchange, endpoint, call, stopping);
      return true;
    }
    if (exchange.path.startsWith(picturesPath)) await answerPicture(exchange, open.db, signer);
    else if (exchange.path.startsWith(exportsPath)) {
      await answerExport(exchange, signer, (sessionId) => openAs(exchange, sessionId));
    } else return false;
    return true;
  }

  return {
    async answer(exchange) {
      const isEndpoint = endpoints.has(exchange.path);
      if (isEndpoint && open.isAway()) return refuseUnavailable(exchange, "not_done");
      try {
        return await answer(exchange);
      } catch (error) {
        if (!(error instanceof DatabaseUnavailable) || exchange.response.headersSent) throw error;
        if (isEndpoint) return refuseUnavailable(exchange, error.outcome);
        exchange.response.setHeader("Retry-After", "1");
        sendText(exchange, 503, "database_unavailable: try again in a moment.");
        return true;
      }
    },
    isReady: createReadiness({
      isDatabaseReady: () => isReady(open),
      databaseFullAt: () => open.fullAt(),
      freeBytes: () => freeBytesAt(config.dataDir),
      log,
    }),
    readInstance: () => readInstance(open.db, config),
  };
}

/** Nothing more of the body is read than the connection needs to go on. */
function refuseUnavailable(exchange: Exchange, outcome: LostOutcome): true {
  refuseBody(exchange);
  sendRefusal(exchange, { status: 503, code: "database_unavailable", params: { outcome } });
  return true;
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
