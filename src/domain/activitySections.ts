/** Which part of a commune an entry of the activity log belongs to. */
import { activityTypes, type ActivityType } from "./activityTypes";
import type { CommuneSection } from "./communeSections";
import type { serviceScreenRoutes } from "./serviceScreens";

/** Editable sections of a commune's screen, and its processes, which have a screen of their own. */
export const activitySections = [
  "master-data",
  "services",
  "postal-codes",
  "register-offices",
  "countries",
  "residential-properties",
  "water-meter-reading",
  "processes",
] as const satisfies readonly (CommuneSection | "processes")[];

export type ActivitySection = (typeof activitySections)[number];

const sectionOf: Partial<Readonly<Record<ActivityType, ActivitySection>>> = {
  SAVE_COMMUNE: "master-data",
  CHANGE_COMMUNE_PICTURE: "master-data",
  REMOVE_COMMUNE_PICTURE: "master-data",
  INITIALIZE_COMMUNE: "master-data",
  ADD_COMMUNE_SERVICE: "services",
  ENABLE_SERVICE: "services",
  DISABLE_SERVICE: "services",
  REMOVE_COMMUNE_SERVICE: "services",
  SAVE_COMMUNE_POSTAL_CODES: "postal-codes",
  UPLOAD_COMMUNE_POSTAL_CODES: "postal-codes",
  SAVE_COMMUNE_REGISTER_OFFICES: "register-offices",
  SAVE_COMMUNE_STATES: "countries",
  SAVE_RESIDENTIAL_PROPERTIES: "residential-properties",
  UPLOAD_RESIDENTIAL_PROPERTIES: "residential-properties",
  IMPORT_RESIDENTIAL_PROPERTIES: "residential-properties",
  ENABLE_RESIDENTIAL_PROPERTIES_CRON_JOB: "residential-properties",
  DISABLE_RESIDENTIAL_PROPERTIES_CRON_JOB: "residential-properties",
  SAVE_COMMUNE_SERVICE_WATERMETER_READING: "water-meter-reading",
  RESTART_PROCESS: "processes",
  CANCEL_SCHEDULED_RESTART: "processes",
  COMPLETE_PROCESS: "processes",
  CANCEL_PROCESS: "processes",
  DELETE_PROCESS: "processes",
  ARCHIVE_PROCESS: "processes",
  UNARCHIVE_PROCESS: "processes",
  UPLOAD_PROCESS_FILE: "processes",
  EXPORT_PROCESSES: "processes",
  ERASE_APPLICANT_DATA: "processes",
};

const sections: ReadonlyMap<string, ActivitySection> = new Map(Object.entries(sectionOf));

/** The section that a type belongs to; undefined for none. */
export const sectionOfActivity = (type: string): ActivitySection | undefined => sections.get(type);

/** The entry types of a section. */
export const activityTypesOf = (section: ActivitySection): readonly ActivityType[] =>
  activityTypes.filter((type) => sectionOf[type] === section);

const screenOf: Partial<Readonly<Record<ActivityType, keyof typeof serviceScreenRoutes>>> = {
  SAVE_CUSTOM_LOCALES: "textedit",
  SAVE_SERVICE_LANGUAGES: "textedit",
  REINSTALL_SERVICE_PORTAL: "textedit",
  RESTORE_SNAPSHOT: "textedit",
  CHANGE_SERVICE_FILES: "servicefiles",
  REMOVE_FILE: "servicefiles",
  SAVE_SERVICE_CONFIG: "serviceedit",
  SAVE_SERVICE_FORM_FIELDS: "serviceformfields",
  CREATE_SERVICE_FEE: "servicefees",
  SAVE_SERVICE_FEE: "servicefees",
  CHANGE_SERVICE_FEE: "servicefees",
  RESET_SERVICE_FEE: "servicefees",
  SAVE_SERVICE_FEE_METADATA: "servicefees",
  RESET_SERVICE_FEE_METADATA: "servicefees",
  RESTORE_SERVICE_FEE_METADATA: "servicefees",
  CHANGE_FEE_RULE: "servicefees",
  RESET_FEE_RULE: "servicefees",
  SAVE_FEE_RULE: "servicefees",
};

const screens: ReadonlyMap<string, keyof typeof serviceScreenRoutes> = new Map(Object.entries(screenOf));

/** The screen of a service where changes of a type are made; undefined for none. */
export const screenOfActivity = (type: string): keyof typeof serviceScreenRoutes | undefined =>
  screens.get(type);
