/** Backend of this server: endpoints, pictures and exports, served from its own database. */
import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
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
import { createPathSigner, picturesPath } from "#server/signedPaths";
import { isReady, type OpenDatabase } from "#server/storage/database/database";
import { DatabaseUnavailable } from "#server/storage/database/databaseUnavailable";
import type { Backend } from "./backend";
import { refuseBody } from "./body";
import { browserTokens } from "./browserCookie";
import { checkHeaders } from "./calls";
import { answerExport } from "./exports";
import { answerGraphql } from "./graphql";
import { isMultipart } from "./multipart";
import { answerPicture } from "./pictures";
import { createReadiness } from "./readiness";
import { Refused } from "./refusal";
import { logErrorCodes } from "./request";
import { answerUpload } from "./upload";

const userAgentMaxLength = 300;

export interface OwnBackendOptions {
  readonly config: Config;
  readonly folders: Folders;
  readonly open: OpenDatabase;
  readonly services: Services;
  readonly log: Logger;
  readonly now: () => Date;
  /** Aborted when the server stops; ends all streams. */
  readonly stopping: AbortSignal;
}

/** Creates the backend. The caller must close the database. */
export function ownBackend(options: OwnBackendOptions): Backend {
  const { config, folders, open, services, log, now, stopping } = options;
  const endpoints = createEndpoints(config, folders, log);
  const signer = createPathSigner(config.secretKeys, now);

  async function openContext(request: FastifyRequest, reply: FastifyReply): Promise<Context> {
    const { headers } = request;
    const isBackground = headers["x-background"] === "1";
    const token = bearerToken(headers.authorization);
    const intake = intakeAccess(config.intakeToken, token);
    const isUser = token !== null && intake !== "granted";
    const viewer = isUser ? await findViewer(open.db, token, { isBackground, now: now() }) : null;
    return { ...contextOf(request, reply, viewer), intake, isBackground };
  }

  /** Opens the context of a download, whose URL names the session. Does not count as session activity. */
  async function openAs(
    request: FastifyRequest,
    reply: FastifyReply,
    sessionId: string,
  ): Promise<Context | null> {
    const viewer = await findViewerOfSession(open.db, sessionId, now());
    return viewer && contextOf(request, reply, viewer);
  }

  function contextOf(request: FastifyRequest, reply: FastifyReply, viewer: Viewer | null): Context {
    if (viewer !== null) request.notes.userId = viewer.id;
    return {
      config,
      db: open.db,
      loaders: createLoaders(open.db),
      ...services,
      log: log.child({ requestId: request.id }),
      viewer,
      address: request.address,
      isBackground: true,
      requestId: request.id,
      userAgent: request.headers["user-agent"]?.slice(0, userAgentMaxLength) ?? null,
      browser: browserTokens(reply, config),
      recordLogin(userId, outcome) {
        request.notes.loginUserId = userId;
        if (outcome === "succeeded") request.notes.userId = userId;
      },
      signPath: signer.sign,
      signDownload(path) {
        if (viewer === null) throw failure("unauthorized");
        return signer.signDownload(path, viewer.sessionId);
      },
      now,
    };
  }

  return {
    async admit(request, reply) {
      if (open.isUnavailable()) throw new DatabaseUnavailable(undefined, "not_done");
      checkHeaders(request);
      if (!isMultipart(request)) return;
      const { viewer } = await openContext(request, reply);
      if (viewer !== null) return;
      refuseBody(reply);
      throw new Refused(401, "unauthorized");
    },
    async answerCall(request, reply) {
      const endpoint = endpoints.get(request.path);
      if (endpoint === undefined) throw new Error("There is no such endpoint.");
      const token = bearerToken(request.headers.authorization);
      const isMachine = intakeAccess(config.intakeToken, token) === "granted";
      const call: Call = {
        requestId: request.id,
        log,
        isMachine,
        logErrorCodes: (codes) => logErrorCodes(request, codes),
        open: () => openContext(request, reply),
      };
      const { body } = request;
      if (body.first !== undefined) return answerUpload(reply, endpoint, body, call, config.dataDir);
      return answerGraphql(request, reply, endpoint, body.params, call, stopping);
    },
    async answerSigned(request, reply) {
      if (request.path.startsWith(picturesPath)) return answerPicture(request, reply, open.db, signer);
      return answerExport(request, reply, signer, (sessionId) => openAs(request, reply, sessionId));
    },
    isReady: createReadiness({
      isDatabaseReady: () => isReady(open),
      databaseFullAt: () => open.diskFullAt(),
      freeBytes: () => freeBytesAt(config.dataDir),
      log,
    }),
    readInstance: () => readInstance(open.db, config, new Date()),
  };
}

/** Compares digests in constant time, so that timing reveals nothing about the token. */
function intakeAccess(expected: string | null, given: string | null): IntakeAccess {
  if (expected === null) return "off";
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return given !== null && timingSafeEqual(digest(given), digest(expected)) ? "granted" : "refused";
}

function bearerToken(header: string | undefined): string | null {
  return /^Bearer +([\w.~+/=-]{1,512})$/i.exec(header ?? "")?.[1] ?? null;
}
