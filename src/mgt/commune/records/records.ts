/** Types shared by the record sections. */
import type { PreloadedQuery } from "react-relay/hooks";
import type { OperationType } from "relay-runtime";
import type { Payload } from "#relay/useAction";

/** Props of a section with a list. */
export interface ListSectionProps<Query extends OperationType, Search> {
  readonly queryRef: PreloadedQuery<Query>;
  readonly search: Search;
}

/** Fields of every record. */
export interface StoredRecord {
  readonly id: string;
  readonly revision: number;
}

/** Props of a dialog that adds or edits a record. */
export interface RecordDialogProps<Key> {
  /** AGS of the commune on screen. */
  readonly ags: string;
  /** Null: a new record. */
  readonly record: Key | null;
  readonly onClose: () => void;
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
export type RemoveRecords = (variables: {
  input: { items: { id: string; revision: number }[] };
}) => Promise<Readonly<Record<string, RemovalPayload>>>;
