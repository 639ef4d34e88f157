/** Search params of the list of processes as they stand in the address. Small, since routes come with the app's start. */
import type { TableParams } from "#ui/table/tableParams";

type Several = string | readonly string[];

export interface ProcessParams extends TableParams {
  readonly commune?: Several;
  readonly service?: Several;
  readonly status?: Several;
  readonly type?: Several;
  readonly triesFrom?: string;
  readonly triesTo?: string;
  /** Days as YYYY-MM-DD. */
  readonly createdFrom?: string;
  readonly createdTo?: string;
  readonly updatedFrom?: string;
  readonly updatedTo?: string;
  /** Part of the latest error. */
  readonly error?: string;
  /** Fingerprint of identical errors. */
  readonly cause?: string;
  readonly retry?: Several;
  readonly record?: Several;
  /** true: only those that nothing but a person moves on. */
  readonly attention?: string;
  /** cause: identical errors put together. */
  readonly group?: string;
  /** page: the detail without the list, on wide screens as well. */
  readonly view?: string;
}

/** Names what an address may say; what it means is read by `parseProcessSearch`. */
export function processParams(raw: Record<string, unknown>): ProcessParams {
  return raw;
}

/** What of the address asks for other rows: columns and the look of a detail do not. */
export function processRowParams({ search }: { readonly search: ProcessParams }): ProcessParams {
  return { ...search, columns: undefined, view: undefined };
}

/** The address of a list with the detail beside it, or with none: filters stay, the look of a detail does not. */
export function besideList(search: object): ProcessParams {
  return { ...search, view: undefined };
}
