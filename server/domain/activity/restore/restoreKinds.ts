/** For each type of log entry, how the values before it are restored, or why that is impossible. */
import type { ActivityType } from "#domain/activityTypes";
import type { LoggedActivity } from "#server/domain/activity/activityLog";
import { before, type RestoreHandler } from "./restorable";
import { restoreBookingLayout } from "./restoreBookingLayouts";
import { restoreCommune, restorePropertySource } from "./restoreCommunes";
import { restoreFeedbackNote, restoreFeedbackState } from "./restoreFeedback";
import { feeHandlerOf, metadataHandlerOf } from "./restoreFees";
import { restoreErasureHold, restoreProcessRecord } from "./restoreProcesses";
import {
  restoreCountries,
  restorePostalCodes,
  restoreProperties,
  restoreRegisterOffices,
  restoreWaterMeterReadings,
} from "./restoreRecords";
import { restoreLanguages, restoreServiceState, restoreSettings } from "./restoreServices";
import { restoreJobPause, restoreSystemSettings } from "./restoreSystem";
import { restoreUser, restoreUserState } from "./restoreUsers";
import { restoreKbaSettings, restoreListEntries } from "./restoreVehicleRegistration";

/** Why entries of a type cannot be restored. */
export type Irreversible =
  /** The screen of the object restores its stored versions. */
  | "VERSIONS"
  /** The change created the object, so that there are no values before. */
  | "CREATED"
  /** The log does not hold all former values, such as contents or secrets. */
  | "VALUES_MISSING"
  /** The change had effects that cannot be taken back, such as a sent message or erased data. */
  | "EFFECTS"
  /** Nothing was changed. */
  | "NO_CHANGE";

/** A function if entries of the type have different objects. */
type RestoreKind = RestoreHandler | Irreversible | ((entry: LoggedActivity) => RestoreHandler);

/** How the values before an entry of each type are restored, or why they cannot be. */
const restoreKinds: Readonly<Record<ActivityType, RestoreKind>> = {
  SEND_USER_INVITE: "EFFECTS",
  CHANGE_COMMUNE_PICTURE: "VALUES_MISSING",
  REMOVE_COMMUNE_PICTURE: "VALUES_MISSING",
  REINSTALL_SERVICE_PORTAL: "VERSIONS",
  CHANGE_SERVICE_FILES: "VERSIONS",
  REMOVE_FILE: "VERSIONS",
  SAVE_COMMUNE: restoreCommune,
  SAVE_COMMUNE_REGISTER_OFFICES: restoreRegisterOffices,
  SAVE_COMMUNE_POSTAL_CODES: restorePostalCodes,
  SAVE_COMMUNE_SERVICE_WATERMETER_READING: restoreWaterMeterReadings,
  UPLOAD_COMMUNE_POSTAL_CODES: "VERSIONS",
  SAVE_CUSTOM_LOCALES: "VERSIONS",
  SAVE_SERVICE_LANGUAGES: restoreLanguages,
  SAVE_COMMUNE_STATES: restoreCountries,
  SAVE_RESIDENTIAL_PROPERTIES: (entry) =>
    before(entry).has("source") ? restorePropertySource : restoreProperties,
  UPLOAD_RESIDENTIAL_PROPERTIES: "VERSIONS",
  IMPORT_RESIDENTIAL_PROPERTIES: "VERSIONS",
  ENABLE_RESIDENTIAL_PROPERTIES_CRON_JOB: restorePropertySource,
  DISABLE_RESIDENTIAL_PROPERTIES_CRON_JOB: restorePropertySource,
  CREATE_SERVICE_FEE: "CREATED",
  SAVE_SERVICE_FEE: feeHandlerOf,
  CHANGE_SERVICE_FEE: feeHandlerOf,
  RESET_SERVICE_FEE: feeHandlerOf,
  SAVE_SERVICE_FEE_METADATA: metadataHandlerOf,
  RESET_SERVICE_FEE_METADATA: metadataHandlerOf,
  RESTORE_SERVICE_FEE_METADATA: metadataHandlerOf,
  CHANGE_FEE_RULE: "VERSIONS",
  RESET_FEE_RULE: "VERSIONS",
  SAVE_FEE_RULE: "VERSIONS",
  SAVE_SERVICE_CONFIG: restoreSettings,
  CREATE_USER: "CREATED",
  UPDATE_USER: restoreUser,
  DEACTIVATE_USER: restoreUserState,
  REMOVE_USER: "EFFECTS",
  SAVE_RESOURCE: "VERSIONS",
  EDIT_RESOURCE: "VERSIONS",
  REMOVE_RESOURCE: "VALUES_MISSING",
  IMPORT_RESOURCES: "VERSIONS",
  REMOVE_COMMUNE_SERVICE: "VALUES_MISSING",
  ENABLE_SERVICE: restoreServiceState,
  DISABLE_SERVICE: restoreServiceState,
  UPLOAD_SERVICE_REPORT: "VERSIONS",
  REMOVE_SERVICE_REPORT: "VERSIONS",
  ADD_COMMUNE_SERVICE: "CREATED",
  INITIALIZE_COMMUNE: "CREATED",
  SAVE_SERVICE_FORM_FIELDS: "VALUES_MISSING",
  TRANSFER_TEXTS: "VERSIONS",
  RESTORE_SNAPSHOT: "VERSIONS",
  REACTIVATE_USER: restoreUserState,
  ACTIVATE_USER: "EFFECTS",
  WITHDRAW_USER_INVITE: "EFFECTS",
  SEND_PASSWORD_RESET: "EFFECTS",
  WITHDRAW_PASSWORD_RESET: "EFFECTS",
  CHANGE_PASSWORD: "VALUES_MISSING",
  END_SESSIONS: "EFFECTS",
  RESTART_PROCESS: "EFFECTS",
  CANCEL_SCHEDULED_RESTART: "EFFECTS",
  COMPLETE_PROCESS: "EFFECTS",
  CANCEL_PROCESS: "EFFECTS",
  DELETE_PROCESS: "EFFECTS",
  ARCHIVE_PROCESS: restoreProcessRecord,
  UNARCHIVE_PROCESS: restoreProcessRecord,
  UPLOAD_PROCESS_FILE: "CREATED",
  EXPORT_PROCESSES: "NO_CHANGE",
  ERASE_APPLICANT_DATA: "EFFECTS",
  SAVE_KBA_SETTINGS: restoreKbaSettings,
  HOLD_ERASURE: restoreErasureHold,
  RELEASE_ERASURE: restoreErasureHold,
  CHANGE_KBA_PASSWORD: "VALUES_MISSING",
  REMOVE_KBA_SETTINGS: "VALUES_MISSING",
  CHANGE_SECURITY_LIST: restoreListEntries,
  APPROVE_FEEDBACK: restoreFeedbackState,
  WITHDRAW_FEEDBACK: restoreFeedbackState,
  REDACT_FEEDBACK: "VALUES_MISSING",
  SAVE_FEEDBACK_NOTE: restoreFeedbackNote,
  EXPORT_BOOKINGS: "NO_CHANGE",
  SAVE_BOOKING_LAYOUT: restoreBookingLayout,
  REMOVE_BOOKING_LAYOUT: restoreBookingLayout,
  RUN_AUTOMATED_JOB: "EFFECTS",
  SWITCH_AUTOMATED_JOB: restoreJobPause,
  SAVE_SETTINGS: restoreSystemSettings,
  READ_PERSONAL_DATA: "NO_CHANGE",
  VERIFY_ACTIVITIES: "NO_CHANGE",
  EXPORT_ACTIVITIES: "NO_CHANGE",
};

/** How the values before an entry are restored; `undefined` for a type of a later version. */
export function restoreKindOf(entry: LoggedActivity): RestoreHandler | Irreversible | undefined {
  const kind: RestoreKind | undefined = restoreKinds[entry.type];
  if (kind === undefined || typeof kind === "string") return kind;
  if (entry.before === null) return "CREATED";
  return typeof kind === "function" ? kind(entry) : kind;
}
