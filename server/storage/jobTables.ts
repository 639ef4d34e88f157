/** Tables of bulk jobs and of saved views. */
import type { RoleType } from "#domain/permissions";
import type { ProcessJobAction } from "#domain/processTransitions";
import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { Json } from "./tables";

export type JobKind = `${ProcessJobAction}_PROCESSES`;

export type JobState = "PREPARED" | "RUNNING" | "FINISHED" | "CANCELLED" | "FAILED" | "EXPIRED";

export type JobItemState = "WAITING" | "RUNNING" | "SUCCEEDED" | "FAILED" | "SKIPPED";

/** Work on a frozen set of processes. */
export interface JobTable {
  id: Generated<string>;
  kind: JobKind;
  state: JobState;
  comment: string | null;
  /** Whether a start needs a comment. */
  needs_comment: Generated<boolean>;
  total: number;
  succeeded: Generated<number>;
  failed: Generated<number>;
  skipped: Generated<number>;
  /** What a start would do, by outcome. */
  forecast: ColumnType<unknown, string | undefined, string>;
  /** The job whose failures this one repeats. */
  retry_of_id: string | null;
  failure: Json;
  created_by_id: string | null;
  created_by_name: string;
  created_by_role: RoleType | null;
  created_at: Generated<Date>;
  /** Until then a started job can be called off without a trace. */
  begins_at: Date | null;
  started_at: Date | null;
  finished_at: Date | null;
  expires_at: Date;
  /** When a server last worked on it; one that is long ago is taken up by another. */
  beat_at: Generated<Date>;
  /** One more with every change, also of the numbers. */
  revision: Generated<number>;
}

/** One process of a job. */
export interface JobItemTable {
  id: GeneratedAlways<number>;
  job_id: string;
  /** From 0, in the order of the selection. */
  position: number;
  process_id: number | null;
  label: string;
  /** Revision when the set was frozen. */
  expected_revision: number;
  state: Generated<JobItemState>;
  error_code: string | null;
  error_params: ColumnType<unknown, string | undefined, string>;
  finished_at: Date | null;
}

/** Search parameters of a list under a name. */
export interface SavedViewTable {
  id: Generated<string>;
  owner_id: string;
  screen: string;
  name: string;
  /** nameKey(name); unique for owner and screen. */
  name_key: string;
  search: string;
  is_shared: Generated<boolean>;
  revision: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}
