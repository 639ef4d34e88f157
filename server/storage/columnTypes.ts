/** Types of columns that PostgreSQL only knows as text or JSON; they must not import the types of tables. */
import type { BookingKind } from "#domain/accounting/bookings";
import type { ErrorCode } from "#domain/errorCodes";
import type { RoleType } from "#domain/permissions";
import type { ProcessJobAction } from "#domain/processTransitions";
import type { FoundPlaceholder, TemplateExpression } from "#domain/reports/templates";
import type { SecurityListImportResult } from "#domain/securityLists/securityLists";
import type { ServiceSwitchAction } from "#domain/serviceSwitches";

/** Values for the placeholders of a stored error's message, by placeholder name. */
export type ErrorParams = Readonly<Record<string, string>>;

/** What a series of runs exports. `null` matches all; lists are not empty. */
export interface BookingRunFilter {
  readonly services: readonly string[] | null;
  /** Days in Europe/Berlin, both included. */
  readonly from: string | null;
  readonly to: string | null;
  /** An empty text selects bookings without one. */
  readonly budgetItems: readonly string[] | null;
  readonly paymentMethods: readonly string[] | null;
  readonly kinds: readonly BookingKind[] | null;
  readonly totalFrom: number | null;
  readonly totalTo: number | null;
  readonly text: string | null;
}

/** Why a commune could not be initialized. */
export interface InitializationError {
  readonly code: ErrorCode;
  readonly params: ErrorParams;
}

/** Kind of rows that an import replaces. */
export type ImportKind = "POSTAL_CODES" | "RESIDENTIAL_PROPERTIES" | "OKKOMM_RESIDENTIAL_PROPERTIES";

/** State of an import preview. */
export type ImportState = "CHECKING" | "READY" | "REFUSED" | "COMMITTED" | "CANCELLED" | "EXPIRED";

/** Number of rows affected by a commit, by kind of change. */
export interface ImportCounts {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly removed: number;
  /** Rows with problems, which are skipped. */
  readonly refused: number;
}

/** Number of problems with the same code. */
export interface ProblemCount {
  readonly code: ErrorCode;
  readonly count: number;
}

/** Summary of the other communes that an ignored AGS column contains. */
export interface OtherCommunes {
  readonly rowCount: number;
  readonly communeCount: number;
  /** The communes with the most rows. */
  readonly communes: readonly { readonly ags: string; readonly rowCount: number }[];
}

/** How an import changes a row. */
export type ChangeKind = "ADDED" | "CHANGED" | "UNCHANGED" | "REMOVED";

/** An example as stored with the preview. */
export interface ImportExample extends ChangedRow {
  readonly kind: ChangeKind;
}

/** An example row with its fields before and after the import. `null` if the row does not exist on that side. */
export interface ChangedRow {
  readonly line: number | null;
  readonly before: FieldTexts | null;
  readonly after: FieldTexts | null;
}

/** Fields by name. */
export type FieldTexts = Readonly<Record<string, string>>;

/** Kind of a run: what its items are. */
export type RunKind = "PROCESSES" | "TEXT_TRANSFER" | "FEE_CHANGE" | "SERVICE_SWITCH";

/** Action that a run performs on each item. */
export type RunAction =
  | `${ProcessJobAction}_PROCESSES`
  | "DRAFT_TEXTS"
  | "PUBLISH_TEXTS"
  | "CHANGE_FEES"
  | "RESET_FEES"
  | `${ServiceSwitchAction}_SERVICES`;

/** Why an item was not handled, or why a run as a whole failed. */
export interface RunFailure {
  readonly code: ErrorCode;
  readonly params: ErrorParams;
}

/** Processes with the same predicted outcome. */
export interface JobForecast {
  /** Why they would be skipped; `null` if the action would be performed. */
  readonly error: {
    readonly code: ErrorCode;
    readonly field: readonly string[] | null;
    readonly params: readonly { readonly name: string; readonly value: string }[];
  } | null;
  readonly count: number;
}

/** A fee as charged; amounts in cents. */
export interface StoredFee {
  readonly feeId: string;
  readonly text: string;
  /** Unit price before tax. */
  readonly value: number;
  readonly quantity: number;
  /** In hundredths of a percent. */
  readonly taxRate: number;
  /** Including tax. */
  readonly total: number;
}

/** Result of inspecting a template. */
export interface TemplateContents {
  readonly placeholders: readonly FoundPlaceholder[];
  readonly expressions: readonly TemplateExpression[];
}

/** Lists that support saved views. */
export type SavedViewScreen = "PROCESSES" | "APPLICATIONS" | "USERS" | "BOOKINGS" | "SERVICES" | "ACTIVITIES";

/** State of an import. CHECKING: its entries are still being stored. */
export type SecurityListImportState = "CHECKING" | "CHECKED" | "IMPORTED" | "UNDONE";

/** Number of entries of a file by result. Results that do not occur are omitted. */
export type ImportResultCounts = Partial<Readonly<Record<SecurityListImportResult, number>>>;

/** A role entry to write. */
export interface RoleEntry {
  readonly type: RoleType;
  /** `null` for support and admin, and for a member who has no access to any commune yet. */
  readonly ags: string | null;
  readonly services: readonly string[];
}

/** A user to create. */
export interface NewUser {
  readonly username: string;
  readonly email: string;
  readonly usernameKey: string;
  readonly emailKey: string;
  readonly type: RoleType;
  readonly roles: readonly RoleEntry[];
}

/** State of a checked file. One that is READY can be committed until it expires. */
export type UserImportState = "READY" | "COMMITTED" | "EXPIRED";

/** INVITED: not active, without a password. INACTIVE: deactivated. */
export type UserStatus = "INVITED" | "ACTIVE" | "INACTIVE";
