/** Opaque ids of the contract: type and bare id, so that node(id) knows where to look. */

const nodeTypes = [
  "User",
  "Session",
  "Commune",
  "CommuneService",
  "PostalCode",
  "RegisterOffice",
  "Country",
  "ResidentialProperty",
  "WaterMeterReadingCommune",
  "ImportPreview",
  "Snapshot",
  "Activity",
  "SavedView",
  "Process",
  "ProcessAttempt",
  "ProcessFile",
  "ProcessErrorGroup",
  "Payment",
  "Job",
  "JobItem",
] as const;
export type NodeType = (typeof nodeTypes)[number];

/** A node id, opened. */
export interface NodeRef {
  readonly type: NodeType;
  /** Bare id; for a commune its AGS, for a service of a commune AGS and service with a slash between them. */
  readonly id: string;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** As far as numbers are exact. */
const number = /^[1-9]\d{0,14}$/;

const bareIdForms: Readonly<Record<NodeType, RegExp>> = {
  User: uuid,
  Session: uuid,
  Commune: /^\d{8}$/,
  CommuneService: /^\d{8}\/[a-z]+(-[a-z]+)+$/,
  PostalCode: uuid,
  RegisterOffice: uuid,
  Country: uuid,
  ResidentialProperty: number,
  WaterMeterReadingCommune: uuid,
  ImportPreview: uuid,
  Snapshot: number,
  Activity: number,
  SavedView: uuid,
  Process: number,
  ProcessAttempt: number,
  ProcessFile: uuid,
  ProcessErrorGroup: /^[0-9a-f]{32}$/,
  Payment: number,
  Job: uuid,
  JobItem: number,
};

declare const isNodeId: unique symbol;

/** An opaque id as it stands on the wire; the id of a row is none. */
export type NodeId = string & { readonly [isNodeId]: true };

/** The node id of a thing. */
export function toNodeId(type: NodeType, id: string | number): NodeId {
  return opaqueId(Buffer.from(`${type}:${id}`).toString("base64url"));
}

/** The id of a thing that node(id) does not find: as it is stored. */
export function opaqueId(id: string): NodeId {
  return id as NodeId;
}

/** What a node id stands for; null: it is none of ours. */
export function fromNodeId(nodeId: string): NodeRef | null {
  const text = nodeId.length > 200 ? "" : Buffer.from(nodeId, "base64url").toString();
  const [name, id = ""] = text.split(":", 2);
  const type = nodeTypes.find((known) => known === name);
  if (type === undefined || !bareIdForms[type].test(id) || toNodeId(type, id) !== nodeId) return null;
  return { type, id };
}

/** The bare id where a node id stands for a thing of that type; null: it does not. */
export function bareIdOf(type: NodeType, nodeId: string): string | null {
  const ref = fromNodeId(nodeId);
  return ref?.type === type ? ref.id : null;
}
