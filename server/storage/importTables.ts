/** Tables of imports, and of the resources that some of them read from. */
import type { RoleType } from "#domain/permissions";
import type { ColumnType, Generated } from "kysely";
import type { Saved } from "./communeTables";
import type { Json } from "./tables";

export type ImportKind = "POSTAL_CODES" | "RESIDENTIAL_PROPERTIES" | "OKKOMM_RESIDENTIAL_PROPERTIES";

export type ImportState =
  "CHECKING" | "READY" | "REFUSED" | "COMMITTING" | "COMMITTED" | "CANCELLED" | "EXPIRED";

/** A file that was checked and may be taken over. */
export interface ImportPreviewTable {
  id: Generated<string>;
  kind: ImportKind;
  commune_ags: string;
  state: ImportState;
  /** Its rows; null: none yet, or dropped. */
  staged_stock_id: number | null;
  /** What they were compared with; null: the commune had nothing, or it is gone. */
  base_stock_id: number | null;
  base_revision: number | null;
  file_name: string;
  byte_size: number;
  encoding: "UTF_8" | "WINDOWS_1252" | null;
  sample: string | null;
  /** Names of the columns that the import leaves out. */
  ignored_columns: Generated<string[]>;
  /** Communes that a left out AGS column names; null: none but the own one. */
  other_communes: Json;
  progress_done: Generated<number>;
  progress_total: number | null;
  counts: Json;
  problem_counts: ColumnType<unknown, string | undefined, string>;
  /** The first rows of each kind of change. */
  changes: ColumnType<unknown, string | undefined, string>;
  needs_confirmation: Generated<string[]>;
  failure: Json;
  created_by_id: string | null;
  created_by_name: string;
  created_by_role: RoleType | null;
  created_at: Generated<Date>;
  /** Set again and again while a server works on it; an old one means that the server is gone. */
  beat_at: Generated<Date>;
  expires_at: Date;
}

/** What is wrong with rows of an import; the first ones. */
export interface ImportProblemTable {
  preview_id: string;
  /** From 0, in the order of the file. */
  position: number;
  line: number;
  column_number: number | null;
  column_name: string | null;
  value: string | null;
  code: string;
  params: ColumnType<unknown, string, string>;
}

/** Resources in YAML (section 3). */
export interface ResourceTable extends Saved {
  version: string;
  type: string;
  id: string;
  /** Null: for all communes. */
  commune_ags: string | null;
  document: string;
}
