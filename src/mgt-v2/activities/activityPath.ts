/** Where the thing that an entry is about is found today. */
import type { ActivityType } from "#domain/activityTypes";
import { communeSectionPath, type CommuneSection } from "#domain/communeSections";

const sectionOf: Partial<Readonly<Record<ActivityType, CommuneSection>>> = {
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
};

const sections: ReadonlyMap<string, CommuneSection> = new Map(Object.entries(sectionOf));

/** What an entry is about, as far as it has a screen. */
interface Target {
  readonly ags: string | undefined;
  readonly pid: string | null | undefined;
}

/** The screen of the thing; undefined: none, or none yet. */
export function activityPath(type: string, { ags, pid }: Target): string | undefined {
  if (pid) return `/admin/processes/${encodeURIComponent(pid)}`;
  const section = sections.get(type);
  return ags !== undefined && section !== undefined ? communeSectionPath(ags, section) : undefined;
}
