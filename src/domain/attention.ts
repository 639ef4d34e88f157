/**
 * What the system overview lists as needing a person, e.g. groups of failed processes or expiring invitations. The server
 * computes the lines, and the overview and the daily digest show them.
 */
import { addDays } from "./calendarDays";
import type { Permission } from "./permissions";

/** Kinds of lines, the most urgent first. */
export const attentionKinds = [
  "PROCESS_ERROR_GROUP",
  "PROCESS_WITHOUT_RETRY",
  "KBA_PASSWORD",
  "KEYSTORE",
  "SECRET_KEY",
  "JOB_FAILED",
  "IMPORT_FAILED",
  "COMMUNE_NOT_INITIALIZED",
  "FEE_GAP",
  "FEE_OVERLAP",
  "WATER_METER_READING",
  "MAIL_REFUSED",
  "INVITATION_EXPIRING",
  "TEXT_INCOMPLETE",
  "RESOURCE_DEPRECATED",
] as const;

/** A kind of line. */
export type AttentionKind = (typeof attentionKinds)[number];

/** Who has to act. */
export type AttentionResponsible = "OPERATOR" | "SUPPORT" | "COMMUNE";

/** What is the same for all lines of a kind. */
interface AttentionRule {
  /** Required to open the list of the line; others do not see the line. */
  readonly permission: Permission;
  readonly responsible: AttentionResponsible;
}

/** The rules of the kinds. */
export const attentionRules: Readonly<Record<AttentionKind, AttentionRule>> = {
  PROCESS_ERROR_GROUP: { permission: "processes", responsible: "SUPPORT" },
  PROCESS_WITHOUT_RETRY: { permission: "processes", responsible: "SUPPORT" },
  KBA_PASSWORD: { permission: "service_settings", responsible: "COMMUNE" },
  KEYSTORE: { permission: "view_resource", responsible: "OPERATOR" },
  SECRET_KEY: { permission: "overview", responsible: "OPERATOR" },
  JOB_FAILED: { permission: "cron_job_logs", responsible: "OPERATOR" },
  IMPORT_FAILED: { permission: "admin_features", responsible: "SUPPORT" },
  COMMUNE_NOT_INITIALIZED: { permission: "view_resource", responsible: "SUPPORT" },
  FEE_GAP: { permission: "system_fees", responsible: "COMMUNE" },
  FEE_OVERLAP: { permission: "system_fees", responsible: "COMMUNE" },
  WATER_METER_READING: { permission: "search_commune", responsible: "COMMUNE" },
  MAIL_REFUSED: { permission: "system_users", responsible: "SUPPORT" },
  INVITATION_EXPIRING: { permission: "system_users", responsible: "SUPPORT" },
  TEXT_INCOMPLETE: { permission: "system_services", responsible: "COMMUNE" },
  RESOURCE_DEPRECATED: { permission: "view_resource", responsible: "OPERATOR" },
};

/** Kinds whose rows have no other list: the overview lists them itself. */
export const attentionListKinds = [
  "SECRET_KEY",
  "JOB_FAILED",
  "IMPORT_FAILED",
  "COMMUNE_NOT_INITIALIZED",
  "FEE_GAP",
  "FEE_OVERLAP",
  "WATER_METER_READING",
  "TEXT_INCOMPLETE",
] as const satisfies readonly AttentionKind[];

/** A kind whose rows have no other list. */
export type AttentionListKind = (typeof attentionListKinds)[number];

/** Minimum number of processes with the same error that make a line. */
export const errorGroupMinimum = 5;

/** Maximum number of lines about groups of failed processes, the largest first. */
export const errorGroupLinesMax = 5;

/** Days before the end of an invitation from which it is listed. */
export const invitationEndsDays = 2;

/** Days before the end of a reading period of water meters from which it is listed. */
export const readingEndsDays = 14;

/** Days before the expiry of a certificate from which its keystore is listed. */
const keystoreEndsDays = 30;

/** Milliseconds after which the overview no longer waits for the lines of a kind. */
export const attentionTimeoutMs = 2_000;

/** Maximum number of days until a line that was marked as seen appears again. */
export const seenDaysMax = 31;

/** The day before which the invitations end that are listed today. */
export function invitationsEndBefore(today: string): string {
  return addDays(today, invitationEndsDays);
}

/** The day before which the certificates expire that are listed today. */
export function keystoresEndBefore(today: string): string {
  return addDays(today, keystoreEndsDays + 1);
}
