/** Nightly import of the residential properties of all communes that want it. */
import { checkAndCommit } from "#server/domain/imports/commitImport";
import { Refusal } from "#server/domain/mutationResult";
import { RunIncomplete, type JobRun } from "#server/jobRun";
import {
  selectAutomaticCommunes,
  selectSource,
} from "#server/storage/residentialProperties/residentialPropertySources";
import { recordSourceFailure } from "#server/storage/residentialProperties/sourceUpdates";
import type { Context } from "#server/context";
import { fetchOkkomm } from "./okkomm";

type ImportContext = Pick<Context, "db" | "config" | "log" | "now" | "background">;

/** Transient problems, which are retried. Others need manual action. */
const retriedProblems: ReadonlySet<string> = new Set(["okkomm_failed", "import_interrupted", "storage_full"]);

/**
 * Imports the communes one after the other. If OK.KOMM does not respond for one, the server stops or a disk is full, the
 * run is attempted again for the communes that are left.
 */
export async function importAllFromOkkomm(ctx: ImportContext, run: JobRun): Promise<void> {
  const communes = await selectAutomaticCommunes(ctx.db);
  if (communes.length === 0) return run.skip("NO_AUTOMATIC_COMMUNES");
  let leftCount = 0;
  for (const ags of communes) {
    run.signal.throwIfAborted();
    if (run.isHandled(ags)) continue;
    const isHandled = await importFromOkkomm(ctx, ags, run);
    if (isHandled) run.setHandled(ags);
    else leftCount += 1;
  }
  if (leftCount > 0) throw new RunIncomplete(`${leftCount} communes could not be imported yet.`);
}

/** Returns false if the import has to be repeated. */
async function importFromOkkomm(ctx: ImportContext, ags: string, run: JobRun): Promise<boolean> {
  const source = await selectSource(ctx.db, ags);
  // Switched to manual, or the commune was deleted, meanwhile.
  if (source?.mode !== "AUTOMATIC") return true;
  const { problem, isChanged } = await fetchAndImport(ctx, ags);
  if (problem !== null) {
    ctx.log.warn({ ags, code: problem }, "residential properties were not updated");
    run.log("warn", `${ags}: not updated (${problem})`);
    if (retriedProblems.has(problem) && !run.isLastAttempt) return false;
    run.count("FAILED");
  } else if (isChanged) {
    run.changed({ commune: ags, label: ags });
    run.count("CHANGED");
    run.log("info", `${ags}: updated`);
  } else run.count("UNCHANGED");
  run.count("COMMUNES");
  return true;
}

interface Imported {
  /** Error code, which is also stored with the source; null on success. */
  readonly problem: string | null;
  /** Whether the import changed any property. */
  readonly isChanged: boolean;
}

async function fetchAndImport(ctx: ImportContext, ags: string): Promise<Imported> {
  try {
    const file = await fetchOkkomm(ctx, ags);
    const { path, name, byteSize } = file;
    const start = { kind: "OKKOMM_RESIDENTIAL_PROPERTIES" as const, ags, source: { path, name, byteSize } };
    const { problem, counts } = await checkAndCommit({ ...ctx, viewer: null }, start);
    const { added = 0, changed = 0, removed = 0 } = counts ?? {};
    return { problem: problem?.code ?? null, isChanged: added + changed + removed > 0 };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code = "import_residential_properties_error", params = [] } = error.errors[0] ?? {};
    const values = Object.fromEntries(params.map(({ name, value }) => [name, value]));
    await recordSourceFailure(ctx.db, ags, { code, params: values }, ctx.now());
    return { problem: code, isChanged: false };
  }
}
