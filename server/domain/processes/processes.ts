/** Processes and applications as they are read; who may is said by the contract. */
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
import { readProcessFilter, type ProcessFilter } from "./processFilter";

/** A process with its application, as lists and details show it. */
export type Process = StoredProcess;

/** A payment; amounts in cents. */
export type Payment = StoredPayment;

/** One try of a process. */
export type ProcessAttempt = StoredAttempt;

/** A file of a process without its bytes. */
export type ProcessFile = StoredFile;

/** An order as the contract has it; null: latest first. */
export type ProcessOrder = {
  readonly field: ProcessOrderField;
  readonly direction: "ASC" | "DESC";
} | null;

/** The column and the direction of an order. */
export function readProcessOrder(order: ProcessOrder | undefined) {
  const field = order?.field ?? "CREATED_AT";
  const isDescending = (order?.direction ?? "DESC") === "DESC";
  return { field, isDescending, order: processOrder(field, isDescending) };
}

/** A page of processes. Fails with bad_request for bounds and cursors, and as readProcessFilter for the filter. */
export async function listProcesses(
  { db }: Context,
  filter: ProcessFilter | null | undefined,
  orderBy: ProcessOrder | undefined,
  bounds: PageBounds,
): Promise<CountedPage<StoredProcess>> {
  const { field, isDescending, order } = readProcessOrder(orderBy);
  const source = processSource(readProcessFilter(filter), field);
  return readCountedPage(db, source, { order, isDescending, ...bounds });
}

/** The process with this process id; null: none. */
export async function findProcess({ db }: Context, pid: string): Promise<StoredProcess | null> {
  return isPid(pid) ? ((await selectProcess(db, { pid })) ?? null) : null;
}

/** The process with this bare id, for who has acted on it; null: none. */
export async function readProcess({ db }: Context, id: number): Promise<Process | null> {
  return (await selectProcess(db, { id })) ?? null;
}

/** The processes with these bare ids, in their order; those that are gone are left out. */
export function readProcesses({ db }: Context, ids: readonly number[]): Promise<Process[]> {
  return selectProcesses(db, ids);
}

/** The variables of a process, secrets masked; null: erased. */
export async function readVariables({ db }: Context, processId: number): Promise<unknown> {
  return maskSecrets((await selectVariables(db, processId)) ?? null);
}

const pidMaxLength = 200;

/** Whether the text could be a process id at all, so that the database need not be asked. */
export function isPid(text: string): boolean {
  return text.length <= pidMaxLength && !/\p{Cc}/u.test(text);
}

/** Attempts over all restarts, latest first. Fails with bad_request for bounds and cursors. */
export function listAttempts(
  { db }: Context,
  processId: number,
  bounds: PageBounds,
): Promise<Page<StoredAttempt>> {
  return readPage(db, attemptSource(processId), { order: attemptOrder, isDescending: true, ...bounds });
}

const attemptOrder: KeysetOrder = { name: "NUMBER", keys: [{ column: "a.number", type: "integer" }] };

/** Uploaded files, latest first. Fails with bad_request for bounds and cursors. */
export function listFiles({ db }: Context, processId: number, bounds: PageBounds): Promise<Page<StoredFile>> {
  return readPage(db, fileSource(processId), { order: fileOrder, isDescending: true, ...bounds });
}

/** The order of files; their cursors are of it. */
export const fileOrder: KeysetOrder = {
  name: "UPLOADED_AT",
  keys: [
    { column: "f.uploaded_at", type: "moment" },
    { column: "f.id", type: "uuid" },
  ],
};

/** The attempt with this bare id; null: none. */
export async function findAttempt({ db }: Context, id: number): Promise<StoredAttempt | null> {
  return (await selectAttempt(db, id)) ?? null;
}

/** The file with this bare id and its place in the list, as after an upload; null: none. */
export async function findFile({ db }: Pick<Context, "db">, id: string): Promise<Placed<StoredFile> | null> {
  return (await selectFile(db, id, fileOrder)) ?? null;
}
