/** Opaque ids of the contract: type and bare id, so that node(id) knows where to look. */

const nodeTypes = ["User", "Session", "Commune"] as const;
export type NodeType = (typeof nodeTypes)[number];

/** A node id, opened. */
export interface NodeRef {
  readonly type: NodeType;
  /** Bare id; for a commune its AGS. */
  readonly id: string;
}

const bareIdForms: Readonly<Record<NodeType, RegExp>> = {
  User: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  Session: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  Commune: /^\d{8}$/,
};

/** The node id of a thing. */
export function toNodeId(type: NodeType, id: string): string {
  return Buffer.from(`${type}:${id}`).toString("base64url");
}

/** What a node id stands for; null: it is none of ours. */
export function fromNodeId(nodeId: string): NodeRef | null {
  const text = nodeId.length > 100 ? "" : Buffer.from(nodeId, "base64url").toString();
  const [name, id = ""] = text.split(":", 2);
  const type = nodeTypes.find((known) => known === name);
  if (type === undefined || !bareIdForms[type].test(id) || toNodeId(type, id) !== nodeId) return null;
  return { type, id };
}
