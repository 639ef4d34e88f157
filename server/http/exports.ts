/** Files behind signed URLs, most of them generated while they are streamed: /mgt/exports/… */
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { FastifyReply, FastifyRequest } from "fastify";
import { can, type Permission } from "#domain/permissions";
import { hasPreview } from "#domain/serviceFiles";
import type { Context } from "#server/context";
import { canDownloadRun, findBookingRun } from "#server/domain/accounting/bookingRuns";
import { activityExportFile } from "#server/domain/activity/activityExport";
import { canAccessCommune } from "#server/domain/communes/communeScope";
import { findCommuneService } from "#server/domain/communes/communeServices";
import { csvMediaType } from "#server/domain/files/downloads";
import { findProof, proofFile, proofParts } from "#server/domain/erasure/proofs";
import { problemLines } from "#server/domain/imports/importProblemFile";
import { problemTexts } from "#server/domain/imports/importProblemTexts";
import { findPreview } from "#server/domain/imports/importPreviews";
import { feeChangeResultLines } from "#server/domain/fees/changes/feeChanges";
import { jobResultLines } from "#server/domain/jobs/jobResults";
import { resultFileName } from "#server/domain/runs/runResults";
import { transferResultLines } from "#server/domain/texts/transfer/textTransfers";
import {
  isUnchanged,
  postalCodeFileName,
  postalCodeLines,
  decodePostalCodeExportParams,
} from "#server/domain/communes/postalCodeExport";
import { recordBookingsRead, recordFileRead } from "#server/domain/activity/personalDataReads";
import { findFile } from "#server/domain/processes/processes";
import {
  checkedPreviewToSend,
  inheritedPreviewToSend,
  inheritedToSend,
  versionPreviewToSend,
  versionToSend,
} from "#server/domain/reports/templateDownloads";
import { processExportFile } from "#server/domain/processes/processExport";
import {
  decodePropertyExportParams,
  residentialPropertyFileName,
  residentialPropertyLines,
} from "#server/domain/residentialProperties/residentialPropertyExport";
import { resourceExportFile } from "#server/domain/resources/resourceExport";
import { resourceArchive, resourceFile } from "#server/domain/resources/resourceFiles";
import { refusedFile } from "#server/domain/securityLists/refusedFile";
import { exportedListFile } from "#server/domain/securityLists/securityListExport";
import { filesArchive } from "#server/domain/services/serviceFileArchive";
import {
  filesArchiveName,
  findPredefinedFileToSend,
  serviceFileDownload,
} from "#server/domain/services/serviceFileDownloads";
import { findServiceFile, listServiceFiles } from "#server/domain/services/serviceFiles";
import { findServiceSwitch, switchResultLines } from "#server/domain/services/switches/serviceSwitches";
import { monthlyTransactionsFile } from "#server/domain/statistics/monthlyTransactions";
import { textFileToSend } from "#server/domain/texts/textFiles";
import { userExportFile } from "#server/domain/users/userExport";
import { downloadPathPatterns, type PathSigner } from "#server/signedPaths";
import { readRunParts } from "#server/storage/accounting/bookingRuns";
import { readFileParts } from "#server/storage/processes/processDetails";
import { readBlob } from "#server/storage/services/blobs";
import { abortStream } from "./eventStream";
import { sendText } from "./request";
import { previewHeaders } from "./securityHeaders";

interface ExportFile {
  readonly fileName: string;
  readonly mediaType: string;
  /** `null` if unknown until the file is generated. */
  readonly byteSize: number | null;
  readonly parts: AsyncGenerator<string | Uint8Array>;
  /** Shown in a frame of the app. Default: false, the browser saves the file. */
  readonly isPreview?: boolean;
}

/** Creates the file for a path. Returns "refused" if the caller lacks access, null if there is no such file. */
type Maker = (ctx: Context, groups: readonly string[]) => Promise<ExportFile | "refused" | null>;

const serviceFile = allowed("download_blobs", async (ctx, [id = ""]) => {
  const file = await findServiceFile(ctx, id);
  if (file === null) return "refused";
  const { fileName, mediaType, byteSize } = serviceFileDownload(ctx, file);
  return { fileName, mediaType, byteSize, parts: readBlob(ctx.db, file.sha256) };
});

const predefinedFile = allowed("download_blobs", async (ctx, [id = ""]) => {
  const file = await findPredefinedFileToSend(ctx, id);
  return file === null ? "refused" : { ...file, parts: readBlob(ctx.db, file.sha256) };
});

const makers: readonly (readonly [RegExp, Maker])[] = [
  [
    downloadPathPatterns.residentialProperties,
    async (ctx, [ags = "", encoded = ""]) => {
      if (!canAccessCommune(ctx, ags)) return "refused";
      const fileName = residentialPropertyFileName(ags, ctx.now());
      return csvFile(fileName, residentialPropertyLines(ctx.db, ags, decodePropertyExportParams(encoded)));
    },
  ],
  [
    downloadPathPatterns.postalCodes,
    async (ctx, [ags = "", encoded = ""]) => {
      if (!canAccessCommune(ctx, ags)) return "refused";
      const params = decodePostalCodeExportParams(encoded);
      if (!(await isUnchanged(ctx.db, params))) return null;
      const fileName = postalCodeFileName(ags, ctx.now());
      return csvFile(fileName, postalCodeLines(ctx.db, params));
    },
  ],
  [
    downloadPathPatterns.importProblems,
    async (ctx, [previewId = "", code]) => {
      if ((await findPreview(ctx, previewId)) === null) return "refused";
      const language = code === "en" ? "EN" : "DE";
      return csvFile(problemTexts[language].fileName, problemLines(ctx.db, previewId, language));
    },
  ],
  [
    downloadPathPatterns.processes,
    allowed("processes", async ({ db }, [code, encoded = ""]) => {
      const file = processExportFile(db, code === "csv" ? "CSV" : "JSON", encoded);
      return { ...file, byteSize: null };
    }),
  ],
  [
    downloadPathPatterns.monthlyTransactions,
    allowed("metrics", async (ctx, [code, encoded = ""]) => {
      const { fileName, parts } = monthlyTransactionsFile(ctx, code === "en" ? "EN" : "DE", encoded);
      return csvFile(fileName, parts);
    }),
  ],
  [
    downloadPathPatterns.bookingRun,
    allowed("metrics", async (ctx, [id = ""]) => {
      const run = await findBookingRun(ctx, id);
      if (run === null || !canDownloadRun(ctx, run)) return "refused";
      if (run.isFileErased) return null;
      if (run.hasVehicles) await recordBookingsRead(ctx, run);
      const { fileName, mediaType, byteSize } = run;
      return { fileName, mediaType, byteSize, parts: readRunParts(ctx.db, id) };
    }),
  ],
  [
    downloadPathPatterns.applicantErasure,
    allowed("cron_job_logs", async (ctx, [id = ""]) => {
      const proof = await findProof(ctx, { id });
      return proof && { ...proofFile(proof), parts: proofParts(ctx.db, proof) };
    }),
  ],
  [
    downloadPathPatterns.activities,
    allowed("activities", async ({ db, now }, [encoded = ""]) => {
      const { fileName, parts } = activityExportFile(db, encoded, now());
      return csvFile(fileName, parts);
    }),
  ],
  [
    downloadPathPatterns.users,
    allowed("system_users", async ({ db, now }, [encoded = ""]) => {
      const { fileName, parts } = userExportFile(db, encoded, now());
      return csvFile(fileName, parts);
    }),
  ],
  [
    downloadPathPatterns.jobResults,
    allowed("processes", async ({ db }, [id = ""]) => csvFile(resultFileName(id), jobResultLines(db, id))),
  ],
  [
    downloadPathPatterns.feeChangeResults,
    allowed("system_fees", async ({ db }, [id = ""]) =>
      csvFile(resultFileName(id), feeChangeResultLines(db, id)),
    ),
  ],
  [
    downloadPathPatterns.serviceSwitchResults,
    allowed("system_service_action", async ({ db }, [id = ""]) => {
      const run = await findServiceSwitch({ db }, id);
      return run && csvFile(resultFileName(id), switchResultLines(db, run));
    }),
  ],
  [
    downloadPathPatterns.textTransferResults,
    allowed("transfer_text_to_communes", async ({ db }, [id = ""]) =>
      csvFile(resultFileName(id), transferResultLines(db, id)),
    ),
  ],
  [downloadPathPatterns.serviceFile, serviceFile],
  [downloadPathPatterns.predefinedFile, predefinedFile],
  [downloadPathPatterns.serviceFilePreview, previewOf(serviceFile)],
  [downloadPathPatterns.predefinedFilePreview, previewOf(predefinedFile)],
  [
    downloadPathPatterns.serviceFileArchive,
    allowed("download_blobs", async (ctx, [communeAgs = "", serviceId = ""]) => {
      const key = { communeAgs, serviceId };
      if ((await findCommuneService(ctx, key)) === null) return "refused";
      const parts = filesArchive(ctx.db, await listServiceFiles(ctx, key));
      const fileName = filesArchiveName(ctx, key);
      return { fileName, mediaType: "application/zip", byteSize: null, parts };
    }),
  ],
  [
    downloadPathPatterns.serviceTexts,
    async (ctx, [communeAgs = "", serviceId = "", language = ""]) => {
      const file = await textFileToSend(ctx, { communeAgs, serviceId }, language);
      return file === null ? "refused" : { ...file, byteSize: null };
    },
  ],
  [
    downloadPathPatterns.resourceList,
    allowed("view_resource", async ({ db }, [encoded = ""]) => {
      const { fileName, parts } = resourceExportFile(db, encoded);
      return csvFile(fileName, parts);
    }),
  ],
  [
    downloadPathPatterns.resource,
    allowed("download_yaml_files", ({ db }, [encoded = ""]) => resourceFile(db, encoded)),
  ],
  [
    downloadPathPatterns.resources,
    allowed("download_yaml_files", async ({ db }, [encoded = ""]) => resourceArchive(db, encoded)),
  ],
  [
    downloadPathPatterns.reportTemplate,
    report("download_blobs", (ctx, [id = ""]) => versionToSend(ctx, Number(id))),
  ],
  [
    downloadPathPatterns.inheritedReport,
    report("download_blobs", (ctx, groups) => inheritedToSend(ctx, reportOf(groups))),
  ],
  [
    downloadPathPatterns.reportPreview,
    report(null, (ctx, [id = ""]) => versionPreviewToSend(ctx, Number(id))),
  ],
  [
    downloadPathPatterns.inheritedReportPreview,
    report(null, (ctx, groups) => inheritedPreviewToSend(ctx, reportOf(groups))),
  ],
  [
    downloadPathPatterns.checkedReportPreview,
    report(null, (ctx, [id = ""]) => checkedPreviewToSend(ctx, id)),
  ],
  [
    downloadPathPatterns.securityList,
    allowed("service_settings", async (ctx, [ags = "", encoded = ""]) => {
      const file = await exportedListFile(ctx, ags, encoded);
      return file === null ? "refused" : csvFile(file.fileName, file.parts);
    }),
  ],
  [
    downloadPathPatterns.refusedListEntries,
    allowed("service_settings", async (ctx, [id = ""]) => {
      const file = await refusedFile(ctx, id);
      return file === null ? "refused" : csvFile(file.fileName, file.parts);
    }),
  ],
  [
    downloadPathPatterns.processFile,
    allowed("processing_engine_files", async (ctx, [id = ""]) => {
      const file = await findFile(ctx, id);
      if (file === null) return null;
      await recordFileRead(ctx, id);
      return { ...file, parts: readFileParts(ctx.db, id) };
    }),
  ],
];

function allowed(permission: Permission, make: Maker): Maker {
  return async (ctx, groups) => (can(ctx.viewer, permission) ? make(ctx, groups) : "refused");
}

/**
 * @param also permission required in addition to the one for reports
 */
function report(
  also: Permission | null,
  find: (ctx: Context, groups: readonly string[]) => Promise<ExportFile | null>,
): Maker {
  const make: Maker = async (ctx, groups) => (await find(ctx, groups)) ?? "refused";
  return allowed("commune_service_reports", also === null ? make : allowed(also, make));
}

function reportOf([communeAgs = "", serviceId = "", name = ""]: readonly string[]) {
  return { communeAgs, serviceId, report: name };
}

/** Returns a maker of previews, which the browser shows instead of saving; null if it cannot show the type. */
function previewOf(make: Maker): Maker {
  return async (ctx, groups) => {
    const file = await make(ctx, groups);
    if (file === null || file === "refused") return file;
    return hasPreview(file.mediaType) ? { ...file, isPreview: true } : null;
  };
}

function csvFile(fileName: string, parts: AsyncGenerator<string>): ExportFile {
  return { fileName, mediaType: csvMediaType, byteSize: null, parts };
}

/** Uploaded files may contain scripts. Browsers that ignore the disposition must not run them. */
const attachmentHeaders: ReadonlyMap<string, string> = new Map([
  ["Content-Security-Policy", "default-src 'none'; sandbox"],
]);

/** Text for users who open an invalid link in the browser. Does not reveal the reason. */
const expiredText =
  "Dieser Link gilt nicht mehr. Es wurde nichts geändert. Öffnen Sie die Anwendung und laden Sie die Datei dort neu herunter.\n" +
  "This link is no longer valid. Nothing was changed. Open the application and download the file again there.";

/**
 * Sends the file of the requested path if its signature is valid, the requesting session is still active, and its user
 * still has access; otherwise sends 403, or 404 if there is no such file. A failure while streaming closes the
 * connection, so that a partial file is never taken for a complete one.
 * @param openAs returns the context of an active session, or null if the session has ended
 */
export async function answerExport(
  request: FastifyRequest,
  reply: FastifyReply,
  signer: PathSigner,
  openAs: (sessionId: string) => Promise<Context | null>,
): Promise<FastifyReply> {
  const { path, search } = request;
  const sessionId = signer.checkDownload(path, search);
  const ctx = sessionId === null ? null : await openAs(sessionId);
  const file = ctx === null ? "refused" : await fileOf(ctx, path);
  if (file === "refused") return sendText(reply, 403, expiredText);
  if (file === null) return sendText(reply, 404, "Not found.");
  const response = reply.hijack().raw;
  response.writeHead(200, {
    "Content-Type": file.mediaType,
    "Content-Disposition": disposition(file),
    ...Object.fromEntries(file.isPreview ? previewHeaders : attachmentHeaders),
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
    ...(file.byteSize !== null && { "Content-Length": file.byteSize }),
  });
  if (request.method === "HEAD") response.end();
  else
    await pipeline(Readable.from(file.parts), response).catch((error: unknown) => abortStream(reply, error));
  return reply;
}

async function fileOf(ctx: Context, path: string): Promise<ExportFile | "refused" | null> {
  for (const [address, make] of makers) {
    const groups = address.exec(path);
    if (groups) return make(ctx, groups.slice(1));
  }
  return null;
}

/** Content-Disposition header for any file name (RFC 6266), with an ASCII fallback for clients without `filename*`. */
function disposition({ fileName, isPreview = false }: ExportFile): string {
  const type = isPreview ? "inline" : "attachment";
  const plain = fileName.replace(/[^\w.() -]/g, "_");
  if (plain === fileName) return `${type}; filename="${plain}"`;
  const encoded = encodeURIComponent(fileName).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${type}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
