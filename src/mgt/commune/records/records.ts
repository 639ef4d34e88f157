/** What the sections with a list of records have in common. */
import type { List } from "#lists/useList";
import type { Payload } from "#relay/useAction";

/** What every record has. */
export interface StoredRecord {
  readonly id: string;
  readonly revision: number;
}

/** What the rows of a section are rendered with, once their query has been answered. */
export interface RecordListProps<Reference, Row, Edited> {
  readonly list: List<Row, Reference>;
  readonly onEdit: (record: Edited) => void;
  readonly onAdd: () => void;
}

/** How the records of a section are called. */
export interface RecordWords<Row> {
  /** So many of them, e.g. "12 Postleitzahlen". */
  readonly counted: (count: number) => string;
  /** One of them, told from the others, e.g. "86150 Augsburg". */
  readonly label: (row: Row) => string;
}

interface RemovalPayload extends Payload {
  /** Records that somebody changed in between, as they are now. */
  readonly conflicts: readonly { readonly id: string }[];
}

/** Removes all of these records or none. */
export type RemoveRecords = (
  items: { id: string; revision: number }[],
) => Promise<Readonly<Record<string, RemovalPayload>>>;
