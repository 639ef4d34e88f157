/**
 * Fields that activity log entries store before and after a change. The server records no others. The UI must have a
 * label for each field and code, otherwise the type check fails.
 */
import type { BookingColumn } from "#domain/accounting/bookingColumns";
import {
  bookingDateFormats,
  bookingDecimalSeparators,
  bookingEncodings,
  bookingFormats,
  bookingQuotings,
  bookingSeparators,
} from "#domain/accounting/bookingLayout";
import { activityTypes, type ActivityType } from "./activityTypes";
import { chainCheckResults } from "./chainChecks";
import { feeStatuses } from "./fees";
import { feedbackStates } from "#domain/feedback/feedback";
import { personalDataKinds } from "#domain/feedback/personalDataKinds";
import { formFieldFormats, formFieldTypes } from "./formFields";
import { roleTypes } from "./permissions";
import { processRecords, processStatuses } from "./processTransitions";
import { processTypes, retryStates } from "./retrySchedule";
import { predefinedFileKinds } from "./serviceFiles";
import { securityListActions, securityListKinds } from "#domain/securityLists/securityLists";
import { textTransferModes } from "#domain/texts/textTransfers";

/** Codes by kind of field. */
export const activityCodes = {
  status: processStatuses,
  record: processRecords,
  processType: processTypes,
  retryState: retryStates,
  role: roleTypes,
  stock: ["POSTAL_CODES", "RESIDENTIAL_PROPERTIES"],
  source: ["FILE_UPLOAD", "OKKOMM_IMPORT"],
  importMode: ["MANUAL", "AUTOMATIC"],
  textAction: ["DRAFT", "PUBLISH", "DISCARD", "RESTORE", "IMPORT"],
  transferMode: textTransferModes,
  formFieldType: formFieldTypes,
  formFieldFormat: formFieldFormats,
  filePurpose: predefinedFileKinds,
  feeStatus: feeStatuses,
  feedbackState: feedbackStates,
  personalDataKind: personalDataKinds,
  securityList: securityListKinds,
  listAction: securityListActions,
  chainState: chainCheckResults,
  activityType: activityTypes,
  bookingFormat: bookingFormats,
  bookingSeparator: bookingSeparators,
  bookingDecimalSeparator: bookingDecimalSeparators,
  bookingDateFormat: bookingDateFormats,
  bookingEncoding: bookingEncodings,
  bookingQuoting: bookingQuotings,
} as const;

/** Kinds of fields whose values are codes. */
export type CodeKind = keyof typeof activityCodes;

/**
 * Value types of all other kinds; access: a role, a commune and the ids of its services; language: an ISO 639-1 code;
 * percentage: in hundredths of a percent.
 */
interface PlainValues {
  readonly text: string;
  readonly number: number;
  readonly cents: number;
  readonly percentage: number;
  readonly flag: boolean;
  readonly day: string;
  readonly moment: string | Date;
  readonly mediaType: string;
  readonly service: string;
  readonly language: string;
  readonly access: string;
  readonly bookingColumn: BookingColumn;
}

/** Kind of a field's value. */
export type ValueKind = CodeKind | keyof PlainValues;

/** Kinds of object keys: "*" is any name, such as an AGS; "*text" is a text and its language. */
type KeyKind = "*" | "*language" | "*text";

/** Fields of an object; a kind of keys instead of a name matches any key. */
interface Shape {
  readonly [field: string]: ValueKind | Shape;
}

const picture = { mediaType: "mediaType", width: "number", height: "number", bytes: "number" } as const;
const serviceFile = {
  path: "text",
  purpose: "filePurpose",
  mediaType: "mediaType",
  bytes: "number",
  sha256: "text",
  isInherited: "flag",
} as const;
const reportTemplate = { report: "text", fileName: "text", bytes: "number", sha256: "text" } as const;
const user = { username: "text", email: "text", roles: { "*": "access" } } as const;
const account = { username: "text", email: "text" } as const;
const activity = { active: "flag", reason: "text" } as const;
const switched = { isEnabled: "flag" } as const;
/** Of one commune, or by a maintenance of the whole system. */
const switchedForAll = {
  ...switched,
  beginsAt: "moment",
  endsAt: "moment",
  sentences: { "*language": "text" },
} as const;
const status = { status: "status" } as const;
const erasureHold = { reason: "text", heldUntil: "day" } as const;
const record = { record: "record" } as const;
const propertySource = { source: "source", mode: "importMode" } as const;
const serviceContent = {
  ownTexts: "number",
  drafts: "number",
  files: "number",
  formFields: "number",
  languages: "language",
  edition: "number",
} as const;
const formField = {
  labels: { "*language": "text" },
  helpTexts: { "*language": "text" },
  type: "formFieldType",
  isRequired: "flag",
  isVisible: "flag",
  options: { "*": { "*language": "text" } },
  minLength: "text",
  maxLength: "text",
  min: "text",
  max: "text",
  format: "formFieldFormat",
} as const;
const bookingLayout = {
  name: "text",
  columns: "bookingColumn",
  /** Own names by column. */
  headers: { "*": "text" },
  format: "bookingFormat",
  separator: "bookingSeparator",
  decimalSeparator: "bookingDecimalSeparator",
  dateFormat: "bookingDateFormat",
  encoding: "bookingEncoding",
  quoting: "bookingQuoting",
  hasHeader: "flag",
  hasTotals: "flag",
} as const;
/** Renamed, because the log masks fields that are named like a password. */
const kbaPassword = { kbaIdentifier: "text", setOn: "day" } as const;
const kbaSettings = {
  kbaUser: "text",
  userNumber: "text",
  clientAgs: "text",
  customsSystemCode: "text",
  isLargeCustomerApproved: "flag",
  stbaNumber: "text",
  ...kbaPassword,
} as const;
const fee = {
  feeId: "text",
  isInherited: "flag",
  text: "text",
  status: "feeStatus",
  /** By first day. */
  prices: { "*": { value: "cents", taxRate: "percentage", validTo: "day" } },
} as const;
const feeMetadata = {
  feeId: "text",
  isInherited: "flag",
  gebOstNr: "text",
  hhst: "text",
  objnr: "text",
} as const;
const feeRule = {
  isInherited: "flag",
  sentence: "text",
  /** By name; the total. */
  examples: { "*": "cents" },
  reason: "text",
} as const;
const resource = {
  urn: "text",
  /** By path. */
  document: { "*": "text" },
  /** Paths of secrets that were set, changed or removed. */
  replacedValues: "text",
  comment: "text",
} as const;
const feedback = { rating: "number", submittedAt: "moment" } as const;
const feedbackDecision = { ...feedback, feedbackState: "feedbackState", reason: "text" } as const;
const days = { from: "day", to: "day" } as const;

const imported = {
  rows: "number",
  file: "text",
  added: "number",
  changed: "number",
  removed: "number",
} as const;

const property = {
  ags: "text",
  postalCode: "text",
  location: "text",
  district: "text",
  street: "text",
  houseNumber: "text",
  letter: "text",
  partNumber: "text",
  supplements: "text",
  houseNumberLetter: "text",
} as const;

const processFilter = {
  text: "text",
  communes: "text",
  services: "service",
  statuses: "status",
  retryStates: "retryState",
  types: "processType",
  triesFrom: "number",
  triesTo: "number",
  created: days,
  updated: days,
  errorText: "text",
  errorFingerprint: "text",
  records: "record",
  needsAttention: "flag",
  hasFeeDifference: "flag",
  isErasureHeld: "flag",
  jobId: "text",
} as const;

const activityFilter = {
  text: "text",
  types: "activityType",
  correlationId: "text",
  communes: "text",
  services: "service",
  processes: "text",
  actorName: "text",
  actors: "text",
  roles: "text",
  users: "text",
  resource: "text",
  automatedJob: "text",
  period: days,
} as const;

/** The fields of each entry type; none if the type is sufficient, or is not recorded yet. */
export const activityFields = {
  SEND_USER_INVITE: account,
  CHANGE_COMMUNE_PICTURE: picture,
  REMOVE_COMMUNE_PICTURE: picture,
  REINSTALL_SERVICE_PORTAL: serviceContent,
  CHANGE_SERVICE_FILES: serviceFile,
  REMOVE_FILE: serviceFile,
  SAVE_COMMUNE: { name: "text", unit: "text" },
  SAVE_COMMUNE_REGISTER_OFFICES: {
    name: "text",
    url: "text",
    authorityPrefix: "text",
    identifier: "text",
    certificatesOnly: "flag",
  },
  SAVE_COMMUNE_POSTAL_CODES: { postalCode: "text", place: "text" },
  SAVE_COMMUNE_SERVICE_WATERMETER_READING: {
    name: "text",
    ags: "text",
    readingFrom: "day",
    readingUntil: "day",
  },
  UPLOAD_COMMUNE_POSTAL_CODES: imported,
  SAVE_CUSTOM_LOCALES: {
    textAction: "textAction",
    comment: "text",
    edition: "number",
    texts: { "*text": "text" },
  },
  SAVE_SERVICE_LANGUAGES: { languages: "language" },
  SAVE_COMMUNE_STATES: { name: "text", isEu: "flag" },
  SAVE_RESIDENTIAL_PROPERTIES: { ...property, ...propertySource },
  UPLOAD_RESIDENTIAL_PROPERTIES: imported,
  IMPORT_RESIDENTIAL_PROPERTIES: imported,
  ENABLE_RESIDENTIAL_PROPERTIES_CRON_JOB: propertySource,
  DISABLE_RESIDENTIAL_PROPERTIES_CRON_JOB: propertySource,
  CREATE_SERVICE_FEE: { ...feeMetadata, ...fee },
  SAVE_SERVICE_FEE: fee,
  CHANGE_SERVICE_FEE: fee,
  RESET_SERVICE_FEE: fee,
  SAVE_SERVICE_FEE_METADATA: feeMetadata,
  RESET_SERVICE_FEE_METADATA: feeMetadata,
  RESTORE_SERVICE_FEE_METADATA: feeMetadata,
  CHANGE_FEE_RULE: feeRule,
  RESET_FEE_RULE: feeRule,
  SAVE_FEE_RULE: feeRule,
  SAVE_SERVICE_CONFIG: {
    rest_service: "text",
    host_url: "text",
    api_key: "moment",
    signature: "text",
    notify_email: "text",
    payment_provider: "text",
    contact_email: "text",
    contact_phone: "text",
    appointment_required: "flag",
    max_attachments: "number",
    attachment_max_mb: "number",
    retention_days: "number",
    extensions: { "*": "text" },
  },
  CREATE_USER: user,
  UPDATE_USER: { ...user, wantsDigest: "flag" },
  DEACTIVATE_USER: activity,
  REMOVE_USER: user,
  SAVE_RESOURCE: resource,
  EDIT_RESOURCE: resource,
  REMOVE_RESOURCE: resource,
  IMPORT_RESOURCES: { added: "number", changed: "number" },
  REMOVE_COMMUNE_SERVICE: switched,
  ENABLE_SERVICE: switchedForAll,
  DISABLE_SERVICE: switchedForAll,
  UPLOAD_SERVICE_REPORT: reportTemplate,
  REMOVE_SERVICE_REPORT: reportTemplate,
  ADD_COMMUNE_SERVICE: switched,
  INITIALIZE_COMMUNE: { name: "text", unit: "text", services: "service" },
  SAVE_SERVICE_FORM_FIELDS: { isInherited: "flag", order: "text", fields: { "*": formField } },
  TRANSFER_TEXTS: {
    sourceCommune: "text",
    transferMode: "transferMode",
    edition: "number",
    texts: { "*text": "text" },
  },
  RESTORE_SNAPSHOT: {
    kind: "stock",
    rows: "number",
    replacedAt: "moment",
    ...serviceContent,
    takenAt: "moment",
  },
  REACTIVATE_USER: activity,
  ACTIVATE_USER: { username: "text", active: "flag" },
  WITHDRAW_USER_INVITE: account,
  SEND_PASSWORD_RESET: account,
  WITHDRAW_PASSWORD_RESET: account,
  CHANGE_PASSWORD: { username: "text", active: "flag", endedSessions: "number" },
  END_SESSIONS: { endedSessions: "number" },
  RESTART_PROCESS: { ...status, comment: "text" },
  CANCEL_SCHEDULED_RESTART: { scheduledRestartAt: "moment" },
  COMPLETE_PROCESS: { ...status, comment: "text" },
  CANCEL_PROCESS: status,
  DELETE_PROCESS: record,
  ARCHIVE_PROCESS: record,
  UNARCHIVE_PROCESS: record,
  UPLOAD_PROCESS_FILE: { fileName: "text", mediaType: "mediaType", bytes: "number" },
  EXPORT_PROCESSES: { count: "number", filter: processFilter },
  ERASE_APPLICANT_DATA: {
    count: "number",
    periods: "number",
    endedFrom: "day",
    endedTo: "day",
    sha256: "text",
  },
  HOLD_ERASURE: erasureHold,
  RELEASE_ERASURE: erasureHold,
  SAVE_KBA_SETTINGS: kbaSettings,
  CHANGE_KBA_PASSWORD: { kbaUser: "text", ...kbaPassword, previousKbaIdentifier: "text" },
  REMOVE_KBA_SETTINGS: kbaSettings,
  CHANGE_SECURITY_LIST: {
    securityList: "securityList",
    listAction: "listAction",
    entries: "text",
    count: "number",
    reason: "text",
    expiresOn: "day",
    fileName: "text",
  },
  APPROVE_FEEDBACK: feedbackDecision,
  WITHDRAW_FEEDBACK: feedbackDecision,
  REDACT_FEEDBACK: { ...feedback, redactedParts: "number", redactedKinds: "personalDataKind" },
  SAVE_FEEDBACK_NOTE: { ...feedback, note: "text" },
  EXPORT_BOOKINGS: { run: "number", rows: "number", corrections: "number", total: "cents", sha256: "text" },
  SAVE_BOOKING_LAYOUT: bookingLayout,
  REMOVE_BOOKING_LAYOUT: bookingLayout,
  RUN_AUTOMATED_JOB: {},
  SWITCH_AUTOMATED_JOB: { isPaused: "flag", pausedUntil: "moment", note: "text" },
  READ_PERSONAL_DATA: { statedPurpose: "text", actorName: "text" },
  VERIFY_ACTIVITIES: {
    chainState: "chainState",
    count: "number",
    holdsUntil: "moment",
    brokenPosition: "number",
  },
  EXPORT_ACTIVITIES: { statedPurpose: "text", count: "number", filter: activityFilter },
  SAVE_SETTINGS: {
    sessionIdleMinutes: "number",
    sessionAbsoluteHours: "number",
    invitationDays: "number",
    supportContact: "text",
    imprintUrl: "text",
    privacyUrl: "text",
    barrierContact: "text",
    languages: "language",
    exportLimit: "number",
    erasureDays: "number",
    activityRetentionMonths: "number",
    mailSender: "text",
    digestHour: "number",
    banner: { german: "text", english: "text", endsAt: "moment", isOnLogin: "flag" },
  },
} as const satisfies Readonly<Record<ActivityType, Shape>>;

type Fields = typeof activityFields;

type SingleOf<Kind extends ValueKind> = Kind extends CodeKind
  ? (typeof activityCodes)[Kind][number]
  : Kind extends keyof PlainValues
    ? PlainValues[Kind]
    : never;

type ValueOf<Field> = Field extends ValueKind
  ? SingleOf<Field> | readonly SingleOf<Field>[] | null
  : [keyof Field & KeyKind] extends [never]
    ? { readonly [Name in keyof Field]?: ValueOf<Field[Name]> | null }
    : Readonly<Record<string, ValueOf<Field[keyof Field & KeyKind]>>>;

/** The values that an entry of a type may store. */
export type ActivityValues<Type extends ActivityType> = ValueOf<Fields[Type]>;

/** Fields that identify the changed object; a diff includes them even if they are unchanged. */
export const identifyingFields: readonly string[] = [
  "kind",
  "path",
  "purpose",
  "urn",
  "report",
  "rating",
  "submittedAt",
  "kbaUser",
  "securityList",
  "listAction",
  "endsAt",
] satisfies ActivityPath[];

type NameIn<Name extends string> = Name extends KeyKind ? "*" : Name;

type PathOf<Field> = {
  [Name in keyof Field & string]: Field[Name] extends string
    ? NameIn<Name>
    : `${NameIn<Name>}.${PathOf<Field[Name]>}`;
}[keyof Field & string];

/** Dotted paths of all fields with "*" for any key, e.g. filter.statuses or roles.*. */
export type ActivityPath = { [Type in ActivityType]: PathOf<Fields[Type]> }[ActivityType];

/** A key in the path of a change. */
export interface ActivityKey {
  readonly kind: "name" | "language";
  readonly key: string;
}

/** The declaration of a field. */
interface ActivityField {
  readonly path: string;
  readonly kind: ValueKind;
  /** The keys that "*" in the path matched, in order. */
  readonly keys: readonly ActivityKey[];
}

const shapes: ReadonlyMap<string, Shape> = new Map(Object.entries(activityFields));

/** The key under which an entry stores a text. */
export const loggedTextKey = (key: string, language: string): string => `${key} (${language})`;

/** The field at the path of a change; undefined if it is unknown to this version. */
export function activityField(type: string, path: string): ActivityField | undefined {
  return fieldIn(shapes.get(type), path.split("."));
}

/** Keys may contain dots, so try each number of parts. */
function fieldIn(shape: ValueKind | Shape | undefined, parts: readonly string[]): ActivityField | undefined {
  if (typeof shape === "string") return parts.length === 0 ? { path: "", kind: shape, keys: [] } : undefined;
  const [name] = parts;
  if (shape === undefined || name === undefined) return undefined;
  if (Object.hasOwn(shape, name)) return withName(name, [], fieldIn(shape[name], parts.slice(1)));
  for (const keyKind of ["*", "*language", "*text"] as const) {
    const each = shape[keyKind];
    if (each === undefined) continue;
    for (let count = 1; count <= parts.length; count += 1) {
      const keys = keysOf(keyKind, parts.slice(0, count).join("."));
      const found = keys && withName("*", keys, fieldIn(each, parts.slice(count)));
      if (found) return found;
    }
  }
  return undefined;
}

function withName(
  name: string,
  keys: readonly ActivityKey[],
  rest: ActivityField | undefined,
): ActivityField | undefined {
  if (!rest) return undefined;
  const path = rest.path === "" ? name : `${name}.${rest.path}`;
  return { path, kind: rest.kind, keys: [...keys, ...rest.keys] };
}

function keysOf(kind: KeyKind, key: string): readonly ActivityKey[] | undefined {
  if (kind === "*") return [{ kind: "name", key }];
  if (kind === "*language") return /^[a-z]{2,3}$/.test(key) ? [{ kind: "language", key }] : undefined;
  const [, name, language] = /^(.*) \(([a-z]{2,3})\)$/s.exec(key) ?? [];
  if (name === undefined || language === undefined) return undefined;
  return [
    { kind: "name", key: name },
    { kind: "language", key: language },
  ];
}
