/** Transfers of texts of a service to other communes: reading them, start and stop. */
import {
  listedTransfersMax,
  transferColumnsMax,
  transferPageSize,
  transferStoredChoicesMax,
} from "#domain/texts/textTransfers";
import type { Context } from "#server/context";
import { failure } from "#server/failure";
import { readPage, type Page, type PageBounds } from "#server/domain/lists/paging";
import {
  done,
  inTransaction,
  Refusal,
  refuseIf,
  userError,
  type Outcome,
  type UserError,
} from "#server/domain/mutationResult";
import { listItems, matchingStates, resultLines, type ItemFilter } from "#server/domain/runs/runResults";
import { dryRunProblem, requireRun } from "#server/domain/runs/runStates";
import type { CommuneServiceKey } from "#server/storage/communes/communeServices";
import type { Database, Transaction } from "#server/storage/database/database";
import { countItems, itemOrder, type RunItemState } from "#server/storage/runs/runItems";
import { updateRun } from "#server/storage/runs/runs";
import {
  countTransferTexts,
  selectTransferTexts,
  transferRowSource,
  type StoredCell,
  type StoredTransferRow,
  type StoredTransferText,
  type TextRange,
} from "#server/storage/texts/textTransferCells";
import { replaceChoices, selectChoices, selectTransferParts } from "#server/storage/texts/textTransferInputs";
import {
  selectStartedTransfers,
  selectTransfer,
  transferResultSource,
  updateOverwrite,
  type StoredTransfer,
  type StoredTransferResult,
} from "#server/storage/texts/textTransfers";
import { overwriteChoice, withChoice } from "./overwriteChoices";
import { textTransferRuns } from "./copyTexts";

export type TextTransfer = StoredTransfer;
export type TextTransferText = StoredTransferText;
export type TextTransferResult = StoredTransferResult;

/** A target commune, with the cells as chosen. */
export interface TextTransferRow extends Omit<StoredTransferRow, "texts"> {
  readonly texts: NonNullable<StoredTransferRow["texts"]>;
  /** Number of differing texts that are overwritten. */
  readonly overwrittenCount: number;
  readonly cells: readonly (StoredCell & { readonly isCopied: boolean })[];
}

const noTexts: TextTransferRow["texts"] = {
  new: 0,
  equal: 0,
  different: 0,
  changed: 0,
  differing: [],
  cells: [],
};

/** Finds a transfer by its bare id; null if there is none. */
export async function findTransfer(ctx: Pick<Context, "db">, id: string): Promise<TextTransfer | null> {
  return (await selectTransfer(ctx.db, id)) ?? null;
}

/** Returns the latest started transfers from a service. */
export function listTransfers(ctx: Context, of: CommuneServiceKey): Promise<readonly TextTransfer[]> {
  return selectStartedTransfers(ctx.db, of, listedTransfersMax);
}

/** Returns the texts at these positions. Throws bad_request for an invalid range. */
export function listTransferTexts(
  ctx: Context,
  { id }: TextTransfer,
  range: TextRange,
): Promise<readonly TextTransferText[]> {
  return selectTransferTexts(ctx.db, id, checkRange(range));
}

/** Returns a page of the matrix. Throws bad_request for invalid bounds and ranges. */
export async function listTransferRows(
  ctx: Context,
  transfer: TextTransfer,
  range: TextRange,
  bounds: PageBounds,
): Promise<Page<TextTransferRow>> {
  if ((bounds.last ?? bounds.first ?? 0) > transferPageSize) {
    throw failure("bad_request", { detail: `A page has 1 to ${transferPageSize} rows.` });
  }
  const source = transferRowSource(transfer, checkRange(range));
  const page = await readPage(ctx.db, source, { order: itemOrder, isDescending: false, ...bounds });
  const isOverwritten = overwriteChoice(transfer.overwrite, await selectChoices(ctx.db, transfer.id));
  const withChoices = (row: StoredTransferRow): TextTransferRow => {
    const texts = row.texts ?? noTexts;
    const isChosen = (of: Pick<StoredCell, "key" | "language">) =>
      isOverwritten({ ...of, ags: row.ags ?? "" });
    return {
      ...row,
      texts,
      overwrittenCount: texts.differing.filter(isChosen).length,
      cells: texts.cells.map((cell) => ({
        ...cell,
        isCopied: cell.state === "NEW" || (cell.state === "DIFFERENT" && isChosen(cell)),
      })),
    };
  };
  return { ...page, rows: page.rows.map(({ cursor, row }) => ({ cursor, row: withChoices(row) })) };
}

function checkRange(range: TextRange): TextRange {
  if (range.from >= 0 && range.count >= 1 && range.count <= transferColumnsMax) return range;
  throw failure("bad_request", { detail: `A range has 1 to ${transferColumnsMax} texts, from 0.` });
}

/** States of a target commune. */
type CommuneState = "WAITING" | "DONE" | "FAILED";

const storedStates: Readonly<Record<CommuneState, readonly RunItemState[]>> = {
  WAITING: ["WAITING"],
  DONE: ["SUCCEEDED"],
  FAILED: ["FAILED", "IMPOSSIBLE"],
};

/** Returns a page of the results, failures first once the transfer is started. Throws bad_request for invalid bounds. */
export function listTransferResults(
  ctx: Context,
  transfer: TextTransfer,
  filter: ItemFilter<CommuneState>,
  bounds: PageBounds,
): Promise<Page<TextTransferResult>> {
  const source = transferResultSource(transfer.id, matchingStates(storedStates, filter));
  return listItems(ctx, transfer, source, bounds);
}

/** Counts the texts. */
export function countTexts(ctx: Pick<Context, "db">, { id }: TextTransfer): Promise<number> {
  return countTransferTexts(ctx.db, id);
}

/** Numbers of target communes. */
export interface TransferCounts {
  readonly total: number;
  readonly waiting: number;
  readonly done: number;
  /** Including those that are impossible. */
  readonly failed: number;
  readonly impossible: number;
  readonly partial: number;
}

/** Counts the target communes. */
export async function countCommunes(ctx: Pick<Context, "db">, { id }: TextTransfer): Promise<TransferCounts> {
  const { WAITING, SUCCEEDED, FAILED, IMPOSSIBLE, partial } = await countItems(ctx.db, id);
  const failed = FAILED + IMPOSSIBLE;
  const total = WAITING + SUCCEEDED + failed;
  return { total, waiting: WAITING, done: SUCCEEDED, failed, impossible: IMPOSSIBLE, partial };
}

/** The state of a target commune in the contract. */
export function communeStateOf({ itemState }: Pick<TextTransferResult, "itemState">): CommuneState {
  if (itemState === "WAITING") return "WAITING";
  return itemState === "SUCCEEDED" ? "DONE" : "FAILED";
}

/** A choice as given; null or absent: any. */
export interface ChoiceInput {
  readonly ags?: string | null;
  readonly key?: string | null;
  readonly language?: string | null;
  readonly overwrite: boolean;
}

/**
 * Stores choices. Payload errors: not_found, also of parts that the transfer does not have, preview_expired, already_running, required, list_too_long. Throws
 * insufficient_permissions unless the viewer prepared the transfer.
 */
export function saveTransferChoices(
  ctx: Context,
  id: string | null,
  inputs: readonly ChoiceInput[],
): Promise<Outcome<TextTransfer>> {
  return inTransaction(ctx, async (tx) => {
    const run = await requireRun(tx, textTransferRuns, id);
    const transfer = await selectTransfer(tx, run.id);
    if (!transfer) throw new Refusal([userError("not_found", ["id"])]);
    const problem = dryRunProblem(ctx, transfer);
    if (problem) return { value: transfer, errors: [problem] };
    if (inputs.length === 0) throw new Refusal([userError("required", ["choices"])]);
    refuseIf(await unknownParts(tx, transfer, inputs));
    let { overwrite } = transfer;
    let choices = await selectChoices(tx, transfer.id);
    for (const { ags, key, language, overwrite: chosen } of inputs) {
      const choice = { ags: ags ?? "", key: key ?? "", language: language ?? "", overwrite: chosen };
      const isForAll = choice.ags === "" && choice.key === "" && choice.language === "";
      if (isForAll) overwrite = chosen;
      choices = isForAll ? [] : withChoice(choices, choice);
    }
    if (choices.length > transferStoredChoicesMax) {
      throw new Refusal([tooManyChoices(transferStoredChoicesMax)]);
    }
    await replaceChoices(tx, transfer.id, choices);
    await updateOverwrite(tx, run.id, overwrite);
    return done({ ...transfer, ...(await updateRun(tx, run.id, {})), overwrite });
  });
}

/** The communes, keys and languages of choices that are not part of the transfer. */
async function unknownParts(
  tx: Transaction,
  { id, languages }: StoredTransfer,
  inputs: readonly ChoiceInput[],
): Promise<UserError[]> {
  const { communes, keys } = await selectTransferParts(tx, id, {
    communes: inputs.flatMap(({ ags }) => ags ?? []),
    keys: inputs.flatMap(({ key }) => key ?? []),
  });
  const known = { ags: new Set(communes), key: new Set(keys), language: new Set(languages) };
  return inputs.flatMap((input, at) =>
    (["ags", "key", "language"] as const)
      .filter((part) => input[part] && !known[part].has(input[part]))
      .map((part) => userError("not_found", ["choices", String(at), part])),
  );
}

const tooManyChoices = (max: number) => userError("list_too_long", ["choices"], { max: String(max) });

const resultLabels: Readonly<Record<CommuneState, string>> = {
  WAITING: "nicht bearbeitet",
  DONE: "übertragen",
  FAILED: "fehlgeschlagen",
};

/** Streams the results as CSV, in German like all files for German spreadsheets. */
export function transferResultLines(db: Database, id: string): AsyncGenerator<string> {
  const header = ["AGS", "Kommune", "Ergebnis", "Übertragen", "Beibehalten", "Inzwischen geändert", "Code"];
  return resultLines(db, transferResultSource(id, null), header, (item) => [
    item.ags ?? "",
    item.label,
    item.itemState === "IMPOSSIBLE" ? "nicht möglich" : resultLabels[communeStateOf(item)],
    item.copied,
    item.kept,
    item.changed,
    item.errorCode ?? "",
  ]);
}
