/**
 * The tables as the query builder sees them (sections 3, 4 and 6). Points in time are `Date`, int8 is a number, bytea is
 * read as `Uint8Array`, jsonb is written as JSON text; on both databases alike.
 */
import type { RoleType } from "#domain/permissions";
import type { FederalStateCode } from "#domain/federalStates";
import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type {
  CommunePostalCodeTable,
  CountryTable,
  RegisterOfficeTable,
  ResidentialPropertySourceTable,
  ResidentialPropertyTable,
  StockTable,
  WaterMeterReadingTable,
} from "./communeTables";
import type { ImportPreviewTable, ImportProblemTable, ResourceTable } from "./importTables";
import type { JobItemTable, JobTable, SavedViewTable } from "./jobTables";
import type {
  ProcessAttemptTable,
  ProcessContentTable,
  ProcessFilePartTable,
  ProcessFileTable,
  ProcessPaymentTable,
  ProcessTable,
  ServiceSettingTable,
} from "./processTables";

/** A jsonb column: read as a value, written as JSON text. */
export type Json = ColumnType<unknown, string | null, string | null>;

/** How far a commune's default texts, files and fees are set up (section 4). */
export type Initialization = "not_initialized" | "initializing" | "initialized";

/**
 * Somebody who may log in, was invited or was deactivated. Invited: not active, without password. Deactivated: not
 * active, with deactivated_at.
 */
export interface UserAccountTable {
  id: Generated<string>;
  username: string;
  email: string;
  /** nameKey(username); unique. */
  username_key: string;
  /** usernameSkeleton(username); an index, not unique. */
  username_skeleton: string;
  /** nameKey(email); unique. */
  email_key: string;
  /** Argon2id in PHC form; null until the invitation is accepted. */
  password_hash: string | null;
  active: boolean;
  /** Made together with demo data, with a known password. */
  is_demo: Generated<boolean>;
  activated_at: Date | null;
  deactivated_at: Date | null;
  deactivation_reason: string | null;
  last_login_at: Date | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  revision: Generated<number>;
  /** From active and deactivated_at. */
  status: GeneratedAlways<"INVITED" | "ACTIVE" | "INACTIVE">;
  /** Type of the first role entry, noted by the database; null: none. */
  role_type: ColumnType<RoleType | null, never, never>;
  /** Of the latest invitation, noted by the database; null: never invited. */
  invited_at: ColumnType<Date | null, never, never>;
  invitation_expires_at: ColumnType<Date | null, never, never>;
  /** Null: not deactivated, or by a user who is gone. */
  deactivated_by_id: string | null;
  deactivated_by_name: string | null;
  deactivated_by_role: RoleType | null;
  /** Null: nobody since it was made. */
  updated_by_name: string | null;
}

/** Role entries of a user in order; the first one decides the type (section 6). */
export interface UserRoleTable {
  user_id: string;
  /** From 0. */
  position: number;
  type: RoleType;
  /** Null: support and admin. */
  commune_ags: string | null;
  services: Generated<string[]>;
}

/** Invitations and password resets; of the token only the SHA-256 is kept. */
export interface UserInvitationTable {
  id: Generated<string>;
  user_id: string;
  token_hash: Uint8Array;
  created_at: Generated<Date>;
  expires_at: Date;
  used_at: Date | null;
  withdrawn_at: Date | null;
  purpose: Generated<"INVITATION" | "PASSWORD_RESET">;
  delivery: Generated<"LINK" | "QUEUED" | "SENT" | "FAILED">;
  /** Null: the system itself, or a user who is gone. */
  invited_by_id: string | null;
  invited_by_name: Generated<string>;
  invited_by_role: RoleType | null;
  /** How often its e-mail was tried. */
  mail_tries: Generated<number>;
  /** Where it is QUEUED: from when its e-mail is to be tried, or counts as lost with the server that tried it. */
  mail_due_at: Date | null;
}

/** Files of users that were checked and may be committed; gone once they are. */
export interface UserImportTable {
  id: Generated<string>;
  created_by_id: string;
  /** What would be created. */
  users: ColumnType<unknown, string, never>;
  /** Rows that are left out. */
  refused_count: Generated<number>;
  created_at: Generated<Date>;
  expires_at: Date;
}

/** Running sessions; of the token only the SHA-256 is kept. */
export interface UserSessionTable {
  id: Generated<string>;
  token_hash: Uint8Array;
  user_id: string;
  created_at: Generated<Date>;
  last_used_at: Date;
  idle_expires_at: Date;
  absolute_expires_at: Date;
  user_agent: string | null;
}

/** Failed logins per account, known client and address. */
export interface LoginThrottleTable {
  /** SHA-256 in hex of kind and value; no clear names. */
  key: string;
  failures: number;
  last_failure_at: Date;
  blocked_until: Date | null;
}

/** Browsers and addresses from which somebody logged in to an account. */
export interface LoginClientTable {
  user_id: string;
  /** Keyed hash in hex. */
  client_key: string;
  last_login_at: Date;
}

/** A municipality that offers online services (section 3). */
export interface CommuneTable {
  ags: string;
  /** Compared in German order. */
  name: string;
  unit: string;
  state: FederalStateCode;
  /** Official name of the Land, from state. */
  state_name: GeneratedAlways<string>;
  /** communeInitial(name). */
  initial: string;
  /** communeSearchText(name, ags, postalCodes). */
  search_text: string;
  picture_id: string | null;
  initialization: Generated<Initialization>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  revision: Generated<number>;
  /** Null: nobody since it was set up, or a user who is gone. */
  updated_by_id: string | null;
  updated_by_name: string | null;
  updated_by_role: RoleType | null;
}

/** Services that a commune offers; citizens can use those that are enabled. */
export interface CommuneServiceTable {
  commune_ags: string;
  service_id: string;
  is_enabled: Generated<boolean>;
  revision: Generated<number>;
  updated_at: Generated<Date>;
  updated_by_name: string | null;
}

/** Pictures by content. */
export interface StoredPictureTable {
  id: Generated<string>;
  sha256: Uint8Array;
  media_type: string;
  /** Pixels. */
  width: number;
  /** Pixels. */
  height: number;
  bytes: Uint8Array;
}

/** Activity log: who changed what, written in the transaction of the change (section 4). */
export interface ActivityTable {
  id: GeneratedAlways<number>;
  at: Date;
  type: string;
  /** Null: the system itself, or a user who is gone. */
  actor_user_id: string | null;
  actor_name: string;
  actor_role: RoleType | null;
  target_kind: string;
  target_id: string;
  commune_ags: string | null;
  service_id: string | null;
  before: Json;
  after: Json;
  /** Name of the thing at that time; empty: the commune itself. */
  label: Generated<string>;
  /** Bulk job that did it. */
  job_id: string | null;
}

/** Settings of the installation; a missing row means the default. */
export interface SystemSettingTable {
  key: string;
  value: ColumnType<unknown, string, string>;
}

/** All tables by name. */
export interface Tables {
  user_account: UserAccountTable;
  user_role: UserRoleTable;
  user_invitation: UserInvitationTable;
  user_import: UserImportTable;
  user_session: UserSessionTable;
  login_throttle: LoginThrottleTable;
  login_client: LoginClientTable;
  commune: CommuneTable;
  commune_postal_code: CommunePostalCodeTable;
  commune_service: CommuneServiceTable;
  stored_picture: StoredPictureTable;
  activity: ActivityTable;
  system_setting: SystemSettingTable;
  stock: StockTable;
  residential_property: ResidentialPropertyTable;
  residential_property_source: ResidentialPropertySourceTable;
  register_office: RegisterOfficeTable;
  country: CountryTable;
  water_meter_reading: WaterMeterReadingTable;
  import_preview: ImportPreviewTable;
  import_problem: ImportProblemTable;
  resource: ResourceTable;
  process: ProcessTable;
  process_content: ProcessContentTable;
  process_payment: ProcessPaymentTable;
  process_attempt: ProcessAttemptTable;
  process_file: ProcessFileTable;
  process_file_part: ProcessFilePartTable;
  service_setting: ServiceSettingTable;
  job: JobTable;
  job_item: JobItemTable;
  saved_view: SavedViewTable;
}
