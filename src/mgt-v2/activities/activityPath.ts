/** Links from log entries to the screens where their targets live, as paths. */
import type { ActivityType } from "#domain/activityTypes";
import { communeSectionPath, type CommuneSection } from "#domain/communeSections";
import { parseResourceUrn } from "#domain/resources/resourceKinds";
import { serviceScreenPath, type ServiceScreen } from "#domain/serviceScreens";

/** Target of an entry. */
export interface ActivityTarget {
  readonly ags: string | null | undefined;
  readonly serviceId: string | null | undefined;
  /** User.id at /mgt/graphql. */
  readonly userId: string | null | undefined;
  /** Process id; absent for entries about several processes. */
  readonly pid: string | null | undefined;
  readonly resourceUrn: string | null | undefined;
  /** Name of an automated job. */
  readonly automatedJob: string | null | undefined;
  /** AutomatedJobRun.id at /mgt/graphql. */
  readonly automatedJobRunId: string | null | undefined;
}

/** Screens of a type's targets. The first whose part of the target is known is linked. */
interface Places {
  /** Screen of a service in a commune. */
  readonly service?: ServiceScreen;
  /** Section of a commune. */
  readonly commune?: CommuneSection;
  /** Whether the bookings of a commune, their exports or their column layouts are the target. */
  readonly bookings?: "runs" | "export";
  readonly isUser?: true;
  readonly isProcess?: true;
  readonly isAutomatedJob?: true;
  /** Whether the target is a resource; false if it has been removed. */
  readonly isResource?: boolean;
  /** Whether the target may be a service in all communes. */
  readonly isSystemService?: true;
  /** Screen of the administration for targets without any of the above. */
  readonly otherwise?: string;
}

/** With a trailing slash, as specified for entries about several processes. */
const processesPath = "/admin/processes/";
const automatedJobsPath = "/admin/more/automated-jobs";
const log = "/admin/activities";

const job: Places = { isAutomatedJob: true, otherwise: automatedJobsPath };
const user: Places = { isUser: true, otherwise: "/admin/users" };
const process: Places = { isProcess: true, otherwise: processesPath };
const fees: Places = { service: "servicefees", otherwise: "/admin/fees" };
const feedback: Places = { service: "feedback", otherwise: "/mgt/feedback" };
const layouts: Places = { bookings: "export", otherwise: "/mgt/accounting" };
const kba: Places = { commune: "kba-settings", otherwise: "/admin/kba" };
const switches: Places = { commune: "services", isSystemService: true };
const section = (commune: CommuneSection): Places => ({ commune });

const placesOf: Readonly<Record<ActivityType, Places>> = {
  SEND_USER_INVITE: user,
  CREATE_USER: user,
  UPDATE_USER: user,
  DEACTIVATE_USER: user,
  REACTIVATE_USER: user,
  REMOVE_USER: user,
  ACTIVATE_USER: user,
  WITHDRAW_USER_INVITE: user,
  SEND_PASSWORD_RESET: user,
  WITHDRAW_PASSWORD_RESET: user,
  CHANGE_PASSWORD: user,
  END_SESSIONS: user,
  SAVE_COMMUNE: section("master-data"),
  CHANGE_COMMUNE_PICTURE: section("master-data"),
  REMOVE_COMMUNE_PICTURE: section("master-data"),
  INITIALIZE_COMMUNE: section("master-data"),
  SAVE_COMMUNE_REGISTER_OFFICES: section("register-offices"),
  SAVE_COMMUNE_POSTAL_CODES: section("postal-codes"),
  UPLOAD_COMMUNE_POSTAL_CODES: section("postal-codes"),
  SAVE_COMMUNE_SERVICE_WATERMETER_READING: section("water-meter-reading"),
  SAVE_COMMUNE_STATES: section("countries"),
  SAVE_RESIDENTIAL_PROPERTIES: section("residential-properties"),
  UPLOAD_RESIDENTIAL_PROPERTIES: section("residential-properties"),
  IMPORT_RESIDENTIAL_PROPERTIES: section("residential-properties"),
  ENABLE_RESIDENTIAL_PROPERTIES_CRON_JOB: section("residential-properties"),
  DISABLE_RESIDENTIAL_PROPERTIES_CRON_JOB: section("residential-properties"),
  ADD_COMMUNE_SERVICE: switches,
  REMOVE_COMMUNE_SERVICE: switches,
  ENABLE_SERVICE: switches,
  DISABLE_SERVICE: switches,
  SAVE_SERVICE_CONFIG: { service: "serviceedit", isSystemService: true },
  CHANGE_SERVICE_FILES: { service: "servicefiles" },
  REMOVE_FILE: { service: "servicefiles" },
  SAVE_CUSTOM_LOCALES: { service: "textedit" },
  SAVE_SERVICE_LANGUAGES: { service: "textedit" },
  TRANSFER_TEXTS: { service: "textedit" },
  REINSTALL_SERVICE_PORTAL: { service: "textedit", commune: "services" },
  // Of a service, or a stock of a commune.
  RESTORE_SNAPSHOT: { service: "textedit", commune: "master-data" },
  SAVE_SERVICE_FORM_FIELDS: { service: "serviceformfields" },
  CREATE_SERVICE_FEE: fees,
  SAVE_SERVICE_FEE: fees,
  CHANGE_SERVICE_FEE: fees,
  RESET_SERVICE_FEE: fees,
  SAVE_SERVICE_FEE_METADATA: fees,
  RESET_SERVICE_FEE_METADATA: fees,
  RESTORE_SERVICE_FEE_METADATA: fees,
  CHANGE_FEE_RULE: fees,
  RESET_FEE_RULE: fees,
  SAVE_FEE_RULE: fees,
  UPLOAD_SERVICE_REPORT: { service: "reports" },
  REMOVE_SERVICE_REPORT: { service: "reports" },
  APPROVE_FEEDBACK: feedback,
  WITHDRAW_FEEDBACK: feedback,
  REDACT_FEEDBACK: feedback,
  SAVE_FEEDBACK_NOTE: feedback,
  EXPORT_BOOKINGS: { bookings: "runs", otherwise: "/mgt/accounting" },
  SAVE_BOOKING_LAYOUT: layouts,
  REMOVE_BOOKING_LAYOUT: layouts,
  SAVE_RESOURCE: { isResource: true },
  EDIT_RESOURCE: { isResource: true },
  REMOVE_RESOURCE: { isResource: false, otherwise: "/admin/resources/all" },
  IMPORT_RESOURCES: { isResource: true, otherwise: "/admin/resources/all" },
  RESTART_PROCESS: process,
  CANCEL_SCHEDULED_RESTART: process,
  COMPLETE_PROCESS: process,
  CANCEL_PROCESS: process,
  DELETE_PROCESS: process,
  ARCHIVE_PROCESS: process,
  UNARCHIVE_PROCESS: process,
  UPLOAD_PROCESS_FILE: process,
  EXPORT_PROCESSES: process,
  ERASE_APPLICANT_DATA: job,
  HOLD_ERASURE: process,
  RELEASE_ERASURE: process,
  SAVE_KBA_SETTINGS: kba,
  CHANGE_KBA_PASSWORD: kba,
  REMOVE_KBA_SETTINGS: kba,
  CHANGE_SECURITY_LIST: section("security-lists"),
  RUN_AUTOMATED_JOB: job,
  SWITCH_AUTOMATED_JOB: job,
  READ_PERSONAL_DATA: { isUser: true, isProcess: true, bookings: "runs", otherwise: log },
  VERIFY_ACTIVITIES: { otherwise: log },
  EXPORT_ACTIVITIES: { otherwise: log },
  SAVE_SETTINGS: { otherwise: "/admin/settings" },
};

const known: ReadonlyMap<string, Places> = new Map(Object.entries(placesOf));

/** Path of the screen that shows what an entry changed; undefined if there is none. */
export function activityPath(type: string, target: ActivityTarget): string | undefined {
  const places = known.get(type);
  if (!places) return undefined;
  const { ags, serviceId, userId, pid, automatedJob, automatedJobRunId } = target;
  if (places.isUser && userId) return type === "REMOVE_USER" ? undefined : `/admin/edituser/${userId}`;
  if (places.isProcess && pid) return `/admin/processes/${encodeURIComponent(pid)}`;
  if (places.isAutomatedJob && automatedJob) {
    const path = `${automatedJobsPath}/${automatedJob}`;
    return automatedJobRunId ? `${path}/${automatedJobRunId}` : path;
  }
  const resource = places.isResource === undefined ? null : parseResourceUrn(target.resourceUrn ?? "");
  if (resource) {
    const { version, type: kind, id } = resource;
    return places.isResource ? `/admin/editresource/${version}/${kind}/${encodeURIComponent(id)}` : undefined;
  }
  if (ags && serviceId && places.service) return serviceScreenPath(places.service, ags, serviceId);
  if (ags && places.commune) return communeSectionPath(ags, places.commune);
  if (ags && places.bookings) return `/mgt/accounting/${ags}/${places.bookings}`;
  if (places.isSystemService && serviceId) return `/admin/services/${serviceId}`;
  return places.otherwise;
}

/** Path of the screen for what several entries of one action changed. */
export function pathOfAction(type: string): string | undefined {
  return known.get(type)?.otherwise;
}
