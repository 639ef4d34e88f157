/** What the sections with a list of records have in common. */
import type { PageInfo } from "#ui/table/Pager";

/** A page of records as the contract's connections have it. */
export interface RecordPage<Row> {
  readonly totalCount: number;
  /** There are more than `totalCount`; nobody has counted further. */
  readonly totalCountExceeded?: boolean;
  readonly pageInfo: PageInfo;
  readonly edges: readonly { readonly node: Row }[];
}

/** What every record has. */
export interface StoredRecord {
  readonly id: string;
  readonly revision: number;
}

/** How the records of a section are called. */
export interface RecordWords<Row> {
  /** So many of them, e.g. "12 Postleitzahlen". */
  readonly counted: (count: number) => string;
  /** One of them, told from the others, e.g. "86150 Augsburg". */
  readonly label: (row: Row) => string;
}

/** What a removal has come to: all or none. */
export interface Removal {
  /** Code of what kept it from being done; undefined: done. */
  readonly refusal: string | undefined;
  /** Ids of records that somebody changed in between. */
  readonly changedIds: readonly string[];
}

/** What of a removal's answer says how it went. */
interface RemovalAnswer {
  readonly conflicts: readonly { readonly id: string }[];
  readonly errors: readonly { readonly code: string }[];
}

export function removalOf({ conflicts, errors }: RemovalAnswer): Removal {
  return { refusal: errors[0]?.code, changedIds: conflicts.map(({ id }) => id) };
}

export type RemoveRecords = (items: { id: string; revision: number }[]) => Promise<Removal>;
