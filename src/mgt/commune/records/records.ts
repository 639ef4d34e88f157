/** Types shared by the record sections. */
import type { List } from "#lists/useList";
import type { Payload } from "#relay/useAction";

/** Fields of every record. */
export interface StoredRecord {
  readonly id: string;
  readonly revision: number;
}

/** Props of a section's table, once its query has loaded. */
export interface RecordListProps<Reference, Row, Edited> {
  readonly list: List<Row, Reference>;
  readonly onEdit: (record: Edited) => void;
  readonly onAdd: () => void;
}

/** Labels of the records in a section. */
export interface RecordLabels<Row> {
  /** A count, e.g. "12 Postleitzahlen". */
  readonly counted: (count: number) => string;
  /** One record, e.g. "86150 Augsburg". */
  readonly label: (row: Row) => string;
}

interface RemovalPayload extends Payload {
  /** Current versions of records that were changed in the meantime. */
  readonly conflicts: readonly { readonly id: string }[];
}

/** Removes all given records or none. */
export type RemoveRecords = (
  items: { id: string; revision: number }[],
) => Promise<Readonly<Record<string, RemovalPayload>>>;
