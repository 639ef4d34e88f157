/** Opaque global ids of the API: they encode type and database id, so that node(id) can resolve them. */

const nodeTypes = [
  "User",
  "Session",
  "Commune",
  "CommuneService",
  "Service",
  "Fee",
  "FeeRule",
  "SystemFee",
  "FeeChange",
  "FeeChangeItem",
  "ServiceSwitch",
  "ServiceSwitchItem",
  "ApplicantErasure",
  "PredefinedFile",
  "ServiceFile",
  "ServiceSnapshot",
  "PostalCode",
  "RegisterOffice",
  "Country",
  "ResidentialProperty",
  "WaterMeterReadingCommune",
  "ImportPreview",
  "Snapshot",
  "TextTransfer",
  "Activity",
  "AutomatedJob",
  "AutomatedJobRun",
  "SavedView",
  "Process",
  "ProcessAttempt",
  "ProcessFile",
  "ProcessErrorGroup",
  "Payment",
  "Job",
  "JobItem",
  "Resource",
  "Feedback",
  "Booking",
  "BookingRun",
  "SavedBookingLayout",
  "ServiceReport",
  "ReportTemplateVersion",
  "KbaSettings",
  "SecurityListEntry",
  "SecurityListImport",
] as const;
export type NodeType = (typeof nodeTypes)[number];

/** A decoded node id. */
export interface NodeRef {
  readonly type: NodeType;
  /** Database id. For communes the AGS; for services of a commune `<AGS>/<service>`. */
  readonly id: string;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const itemOfRun = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\/\d{1,6}$/;
/** At most 15 digits, so that the number is exact in JavaScript. */
const number = /^[1-9]\d{0,14}$/;

const bareIdPatterns: Readonly<Record<NodeType, RegExp>> = {
  User: uuid,
  Session: uuid,
  Commune: /^\d{8}$/,
  CommuneService: /^\d{8}\/[a-z]+(-[a-z]+)+$/,
  Service: /^[a-z]+(-[a-z]+)+$/,
  Fee: /^\d{8}\/[a-z]+(-[a-z]+)+\/[A-Za-z0-9._-]+$/,
  FeeRule: /^\d{8}\/[a-z]+(-[a-z]+)+$/,
  SystemFee: /^[a-z]+(-[a-z]+)+\/[A-Za-z0-9._-]+$/,
  FeeChange: uuid,
  FeeChangeItem: itemOfRun,
  ServiceSwitch: uuid,
  ServiceSwitchItem: itemOfRun,
  ApplicantErasure: uuid,
  PredefinedFile: /^\d{8}\/[a-z]+(-[a-z]+)+\/[A-Z_]+$/,
  ServiceFile: uuid,
  ServiceSnapshot: number,
  PostalCode: uuid,
  RegisterOffice: uuid,
  Country: uuid,
  ResidentialProperty: number,
  WaterMeterReadingCommune: uuid,
  ImportPreview: uuid,
  Snapshot: number,
  TextTransfer: uuid,
  Activity: number,
  AutomatedJob: /^[a-z]+(-[a-z]+)*$/,
  AutomatedJobRun: uuid,
  SavedView: uuid,
  Process: number,
  ProcessAttempt: number,
  ProcessFile: uuid,
  ProcessErrorGroup: /^[0-9a-f]{32}$/,
  Payment: number,
  Job: uuid,
  JobItem: itemOfRun,
  Feedback: number,
  Booking: number,
  BookingRun: uuid,
  SavedBookingLayout: uuid,
  ServiceReport: /^\d{8}\/[a-z]+(-[a-z]+)+\/[a-z0-9][a-z0-9_-]{0,59}$/,
  ReportTemplateVersion: number,
  KbaSettings: uuid,
  SecurityListEntry: number,
  SecurityListImport: uuid,
  Resource: /^v\d{1,3}\/[a-zA-Z]+\/[\w.-]{1,100}$/,
};

declare const isNodeId: unique symbol;

/** An opaque id as sent to clients. A branded type, so that row ids are not accepted. */
export type NodeId = string & { readonly [isNodeId]: true };

/** Encodes a node id. */
export function toNodeId(type: NodeType, id: string | number): NodeId {
  return opaqueId(Buffer.from(`${type}:${id}`).toString("base64url"));
}

/** Uses a stored id unchanged, for objects that node(id) does not resolve. */
export function opaqueId(id: string): NodeId {
  return id as NodeId;
}

/** Decodes a node id. Returns null if it is not a valid node id. */
export function fromNodeId(nodeId: string): NodeRef | null {
  const text = nodeId.length > 200 ? "" : Buffer.from(nodeId, "base64url").toString();
  const [name, id = ""] = text.split(":", 2);
  const type = nodeTypes.find((known) => known === name);
  if (type === undefined || !bareIdPatterns[type].test(id) || toNodeId(type, id) !== nodeId) return null;
  return { type, id };
}

/** Decodes the database id from a node id. Returns null if the id is invalid or of another type. */
export function bareIdOf(type: NodeType, nodeId: string): string | null {
  const ref = fromNodeId(nodeId);
  return ref?.type === type ? ref.id : null;
}
