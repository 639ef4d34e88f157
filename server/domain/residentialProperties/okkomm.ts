/** Residential properties from OK.KOMM: fetched as a file, then imported like any other file. */
import { csvMaxBytes } from "#domain/limits";
import type { Context } from "#server/context";
import { fetchTarget, TargetFailure } from "#server/outgoing/fetchTarget";
import { newSpoolPath, SpooledFile } from "#server/uploads";
import type { ImportPreview } from "#server/domain/imports/importPreviews";
import { startImport } from "#server/domain/imports/startImport";
import { readOkkommSource } from "#server/domain/residentialProperties/okkommSource";
import { Refusal, refused, userError, type Outcome } from "#server/domain/mutationResult";

/**
 * Fetches the commune's file; the caller must delete it (`discard`). Takes up to 30 seconds, so do not call it in a
 * transaction. Does not check whether the viewer may access the commune.
 * @throws Refusal okkomm_not_configured, address_refused or okkomm_failed
 */
export async function fetchOkkomm(
  ctx: Pick<Context, "db" | "config" | "log">,
  ags: string,
): Promise<SpooledFile> {
  const source = await readOkkommSource(ctx.db, ags);
  if (source === null) throw new Refusal([userError("okkomm_not_configured")]);
  const path = await newSpoolPath(ctx.config.dataDir);
  const { allowedTargets } = ctx.config;
  try {
    const byteSize = await fetchTarget({ url: source.url, allowedTargets, maxBytes: csvMaxBytes, path });
    return new SpooledFile(path, source.name ?? `OK.KOMM ${ags}.csv`, byteSize);
  } catch (error) {
    if (!(error instanceof TargetFailure)) throw error;
    const { reason, detail } = error;
    ctx.log.warn({ ags, reason, detail }, "OK.KOMM could not be read");
    const refusal =
      reason === "refused" ? userError("address_refused") : userError("okkomm_failed", null, { detail });
    throw new Refusal([refusal]);
  }
}

/** Fetches the commune's file and starts checking it. Payload errors: those of `fetchOkkomm`, already_running. */
export async function previewOkkomm(ctx: Context, ags: string): Promise<Outcome<ImportPreview>> {
  try {
    const source = await fetchOkkomm(ctx, ags);
    return await startImport(ctx, { kind: "OKKOMM_RESIDENTIAL_PROPERTIES", ags, source });
  } catch (error) {
    if (error instanceof Refusal) return refused(...error.errors);
    throw error;
  }
}
