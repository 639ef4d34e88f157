/** Search params of a table as they stand in the address. Small, since routes come with the start of the app. */
export interface TableParams {
  readonly text?: string;
  /** A field in small letters, with a minus in front for descending. */
  readonly sort?: string;
  readonly after?: string;
  readonly before?: string;
  readonly size?: string;
  readonly columns?: readonly string[];
}

/** Names what an address may say of a table; what it means is read by the table's own code, which comes with it. */
export function tableParams(raw: Record<string, unknown>): TableParams {
  return raw;
}

/** What of the address asks for other rows: the choice of columns does not. */
export function rowParams<Params extends TableParams>({ search }: { readonly search: Params }): Params {
  return { ...search, columns: undefined };
}
