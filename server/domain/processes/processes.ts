/** Read access to processes and applications. Permissions are declared in the GraphQL schema. */
import { calendarDayOf } from "#domain/calendarDays";
import { isHeldOn } from "#domain/erasure";
import type { ProcessActionState } from "#domain/processTransitions";
import { maskSecrets } from "#domain/secretNames";
import { type Page, type PageBounds, readPage } from "#server/domain/lists/paging";
import type { Context } from "#server/context";
import type { KeysetOrder, Placed } from "#server/storage/database/keyset";
import {
  attemptSource,
  fileSource,
  selectAttempt,
  selectFile,
  selectVariables,
  type StoredAttempt,
  type StoredFile,
  type StoredPayment,
} from "#server/storage/processes/processDetails";
import {
  processOrder,
  processSource,
  selectProcess,
  selectProcesses,
  type ProcessOrderField,
  type StoredProcess,
} from "#server/storage/processes/processes";
import { readCountedPage, type CountedPage } from "#server/domain/lists/countedPage";
import { parseProcessFilter, type ProcessFilter } from "./processFilter";

/** A process with its application, as shown in lists and details. */
export type Process = StoredProcess;

/** A payment; amounts in cents. */
export type Payment = StoredPayment;

/** One attempt to deliver a process. */
export type ProcessAttempt = StoredAttempt;

/** Metadata of a file of a process, without its content. */
export type ProcessFile = StoredFile;

/** A sort order as in the GraphQL schema. Null sorts by creation time, latest first. */
export type ProcessOrder = {
  readonly field: ProcessOrderField;
  readonly direction: "ASC" | "DESC";
} | null;

/** Resolves a sort order to its field, direction and keyset order. */
export function readProcessOrder(order: ProcessOrder | undefined) {
  const field = order?.field ?? "CREATED_AT";
  const isDescending = (order?.direction ?? "DESC") === "DESC";
  return { field, isDescending, order: processOrder(field, isDescending) };
}

/** Lists a page of processes. Throws bad_request for invalid paging arguments, and the errors of parseProcessFilter. */
export async function listProcesses(
  { db }: Context,
  filter: ProcessFilter | null | undefined,
  orderBy: ProcessOrder | undefined,
  bounds: PageBounds,
): Promise<CountedPage<StoredProcess>> {
  const { field, isDescending, order } = readProcessOrder(orderBy);
  const source = processSource(parseProcessFilter(filter), field);
  return readCountedPage(db, source, { order, isDescending, ...bounds });
}

/** Returns the process with this process id, or null if there is none. */
export async function findProcess({ db }: Context, pid: string): Promise<StoredProcess | null> {
  return isPid(pid) ? ((await selectProcess(db, { pid })) ?? null) : null;
}

/** Returns the process with this bare id, e.g. after a mutation, or null if there is none. */
export async function readProcess({ db }: Context, id: number): Promise<Process | null> {
  return (await selectProcess(db, { id })) ?? null;
}

/** Returns the processes with these bare ids, in the given order. Missing processes are omitted. */
export function readProcesses({ db }: Context, ids: readonly number[]): Promise<Process[]> {
  return selectProcesses(db, ids);
}

/** Returns the variables of a process with secrets masked. Null if they were erased. */
export async function readVariables({ db }: Context, processId: number): Promise<unknown> {
  return maskSecrets((await selectVariables(db, processId)) ?? null);
}

/** Returns the attributes that decide which actions are allowed. */
export function actionStateOfProcess(process: Process, now: Date): ProcessActionState {
  const { status, record, type, tries, erasedAt, erasureHeldUntil: heldUntil } = process;
  const isErasureHeld = heldUntil !== null && isHeldOn(heldUntil, calendarDayOf(now));
  return { status, record, type, tries, isErased: erasedAt !== null, isErasureHeld };
}

const pidMaxLength = 200;

/** Returns whether the text can be a process id. Avoids a pointless query if not. */
export function isPid(text: string): boolean {
  return text.length <= pidMaxLength && !/\p{Cc}/u.test(text);
}

/** Lists the attempts across all restarts, latest first. Throws bad_request for invalid paging arguments. */
export function listAttempts(
  { db }: Context,
  processId: number,
  bounds: PageBounds,
): Promise<Page<StoredAttempt>> {
  return readPage(db, attemptSource(processId), { order: attemptOrder, isDescending: true, ...bounds });
}

const attemptOrder: KeysetOrder = { name: "NUMBER", keys: [{ column: "a.number", type: "integer" }] };

/** Lists uploaded files, latest first. Throws bad_request for invalid paging arguments. */
export function listFiles({ db }: Context, processId: number, bounds: PageBounds): Promise<Page<StoredFile>> {
  return readPage(db, fileSource(processId), { order: fileOrder, isDescending: true, ...bounds });
}

/** Sort order of files, also used for their cursors. */
export const fileOrder: KeysetOrder = {
  name: "UPLOADED_AT",
  keys: [
    { column: "f.uploaded_at", type: "timestamp" },
    { column: "f.id", type: "uuid" },
  ],
};

/** Returns the attempt with this bare id, or null if there is none. */
export async function findAttempt({ db }: Context, id: number): Promise<StoredAttempt | null> {
  return (await selectAttempt(db, id)) ?? null;
}

/** Returns the file with this bare id and its cursor position, e.g. after an upload. Null if there is none. */
export async function findFile({ db }: Pick<Context, "db">, id: string): Promise<Placed<StoredFile> | null> {
  return (await selectFile(db, id, fileOrder)) ?? null;
}
