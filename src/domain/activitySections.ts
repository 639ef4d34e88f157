/** Maps entries of the activity log to the sections of the app that they belong to. */
import { activityTypes, type ActivityType } from "./activityTypes";

/** Sections with entries about a single commune: those of its screen and of its services, and screens of their own. */
export const communeActivitySections = [
  "master-data",
  "services",
  "texts",
  "files",
  "fees",
  "forms",
  "settings",
  "postal-codes",
  "register-offices",
  "countries",
  "residential-properties",
  "water-meter-reading",
  "kba-settings",
  "security-lists",
  "reports",
  "feedback",
  "bookings",
  "processes",
] as const;

/** Those, and the sections of the administration. */
export const activitySections = [
  ...communeActivitySections,
  "users",
  "resources",
  "automated-jobs",
  "system-settings",
] as const;

/** Those with entries about a single service. */
export const serviceActivitySections = [
  "services",
  "texts",
  "files",
  "fees",
  "forms",
  "settings",
  "security-lists",
  "reports",
  "feedback",
  "processes",
] as const satisfies readonly (typeof activitySections)[number][];

export type ActivitySection = (typeof activitySections)[number];

type Sections = readonly [ActivitySection, ...ActivitySection[]];

const sectionsOf: Partial<Readonly<Record<ActivityType, Sections>>> = {
  SAVE_COMMUNE: ["master-data"],
  CHANGE_COMMUNE_PICTURE: ["master-data"],
  REMOVE_COMMUNE_PICTURE: ["master-data"],
  INITIALIZE_COMMUNE: ["master-data"],
  ADD_COMMUNE_SERVICE: ["services"],
  ENABLE_SERVICE: ["services"],
  DISABLE_SERVICE: ["services"],
  REMOVE_COMMUNE_SERVICE: ["services"],
  SAVE_CUSTOM_LOCALES: ["texts"],
  TRANSFER_TEXTS: ["texts"],
  SAVE_SERVICE_LANGUAGES: ["texts"],
  // These also replace files and form, or the stock that they name.
  REINSTALL_SERVICE_PORTAL: ["services", "texts", "files", "forms"],
  RESTORE_SNAPSHOT: ["texts", "files", "forms", "postal-codes", "residential-properties"],
  CHANGE_SERVICE_FILES: ["files"],
  REMOVE_FILE: ["files"],
  CREATE_SERVICE_FEE: ["fees"],
  SAVE_SERVICE_FEE: ["fees"],
  CHANGE_SERVICE_FEE: ["fees"],
  RESET_SERVICE_FEE: ["fees"],
  SAVE_SERVICE_FEE_METADATA: ["fees"],
  RESET_SERVICE_FEE_METADATA: ["fees"],
  RESTORE_SERVICE_FEE_METADATA: ["fees"],
  CHANGE_FEE_RULE: ["fees"],
  RESET_FEE_RULE: ["fees"],
  SAVE_FEE_RULE: ["fees"],
  SAVE_SERVICE_FORM_FIELDS: ["forms"],
  SAVE_SERVICE_CONFIG: ["settings"],
  SAVE_COMMUNE_POSTAL_CODES: ["postal-codes"],
  UPLOAD_COMMUNE_POSTAL_CODES: ["postal-codes"],
  SAVE_COMMUNE_REGISTER_OFFICES: ["register-offices"],
  SAVE_COMMUNE_STATES: ["countries"],
  SAVE_RESIDENTIAL_PROPERTIES: ["residential-properties"],
  UPLOAD_RESIDENTIAL_PROPERTIES: ["residential-properties"],
  IMPORT_RESIDENTIAL_PROPERTIES: ["residential-properties"],
  ENABLE_RESIDENTIAL_PROPERTIES_CRON_JOB: ["residential-properties"],
  DISABLE_RESIDENTIAL_PROPERTIES_CRON_JOB: ["residential-properties"],
  SAVE_COMMUNE_SERVICE_WATERMETER_READING: ["water-meter-reading"],
  SAVE_KBA_SETTINGS: ["kba-settings"],
  CHANGE_KBA_PASSWORD: ["kba-settings"],
  REMOVE_KBA_SETTINGS: ["kba-settings"],
  CHANGE_SECURITY_LIST: ["security-lists"],
  RESTART_PROCESS: ["processes"],
  CANCEL_SCHEDULED_RESTART: ["processes"],
  COMPLETE_PROCESS: ["processes"],
  CANCEL_PROCESS: ["processes"],
  DELETE_PROCESS: ["processes"],
  ARCHIVE_PROCESS: ["processes"],
  UNARCHIVE_PROCESS: ["processes"],
  UPLOAD_PROCESS_FILE: ["processes"],
  EXPORT_PROCESSES: ["processes"],
  ERASE_APPLICANT_DATA: ["processes", "automated-jobs"],
  HOLD_ERASURE: ["processes"],
  RELEASE_ERASURE: ["processes"],
  UPLOAD_SERVICE_REPORT: ["reports"],
  REMOVE_SERVICE_REPORT: ["reports"],
  APPROVE_FEEDBACK: ["feedback"],
  WITHDRAW_FEEDBACK: ["feedback"],
  REDACT_FEEDBACK: ["feedback"],
  SAVE_FEEDBACK_NOTE: ["feedback"],
  EXPORT_BOOKINGS: ["bookings"],
  SAVE_BOOKING_LAYOUT: ["bookings"],
  REMOVE_BOOKING_LAYOUT: ["bookings"],
  SEND_USER_INVITE: ["users"],
  CREATE_USER: ["users"],
  UPDATE_USER: ["users"],
  DEACTIVATE_USER: ["users"],
  REACTIVATE_USER: ["users"],
  REMOVE_USER: ["users"],
  ACTIVATE_USER: ["users"],
  WITHDRAW_USER_INVITE: ["users"],
  SEND_PASSWORD_RESET: ["users"],
  WITHDRAW_PASSWORD_RESET: ["users"],
  CHANGE_PASSWORD: ["users"],
  END_SESSIONS: ["users"],
  SAVE_RESOURCE: ["resources"],
  EDIT_RESOURCE: ["resources"],
  REMOVE_RESOURCE: ["resources"],
  IMPORT_RESOURCES: ["resources"],
  RUN_AUTOMATED_JOB: ["automated-jobs"],
  SWITCH_AUTOMATED_JOB: ["automated-jobs"],
  SAVE_SETTINGS: ["system-settings"],
};

/** The entry types of a section. */
export const activityTypesOf = (section: ActivitySection): readonly ActivityType[] =>
  activityTypes.filter((type) => sectionsOf[type]?.includes(section));

/** Subject of a restored snapshot. */
export type SnapshotSubject = "SERVICE" | "POSTAL_CODES" | "RESIDENTIAL_PROPERTIES";

const snapshotSubjects: Partial<Readonly<Record<ActivitySection, SnapshotSubject>>> = {
  texts: "SERVICE",
  files: "SERVICE",
  forms: "SERVICE",
  "postal-codes": "POSTAL_CODES",
  "residential-properties": "RESIDENTIAL_PROPERTIES",
};

/** The subject of the snapshots that belong to a section, because RESTORE_SNAPSHOT covers all; undefined for none. */
export const snapshotSubjectOf = (section: ActivitySection): SnapshotSubject | undefined =>
  snapshotSubjects[section];
