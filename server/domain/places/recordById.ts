/** Finds a record by an id that a person has copied: from an address, a log or a file. */
import { can, type Permission } from "#domain/permissions";
import type { Context } from "#server/context";
import { fromNodeId, type NodeType } from "#server/nodeId";
import {
  selectEntryById,
  selectEntryByPosition,
  selectEntryOfAction,
  selectErasureHead,
  selectJobRunHead,
  selectRunHead,
  type RecordHead,
} from "#server/storage/places/recordHeads";
import type { Database } from "#server/storage/database/database";

/** Kinds of records, with the permission that their screens demand beside that of the administration. */
const recordKinds = {
  JOB: { type: "Job", permission: "processes" },
  TEXT_TRANSFER: { type: "TextTransfer", permission: "transfer_text_to_communes" },
  FEE_CHANGE: { type: "FeeChange", permission: "system_fees" },
  SERVICE_SWITCH: { type: "ServiceSwitch", permission: "system_service_action" },
  AUTOMATED_JOB_RUN: { type: "AutomatedJobRun", permission: "cron_job_logs" },
  ERASURE_PROOF: { type: "ApplicantErasure", permission: "cron_job_logs" },
  ACTIVITY: { type: "Activity", permission: "activities" },
} as const satisfies Readonly<Record<string, { readonly type: NodeType; readonly permission: Permission }>>;
type RecordKind = keyof typeof recordKinds;

/** A record with the id that was searched for. */
export interface FoundRecord extends RecordHead {
  readonly kind: RecordKind;
  /** Type of its node. */
  readonly type: NodeType;
}

const kindsOfRuns = {
  PROCESSES: "JOB",
  TEXT_TRANSFER: "TEXT_TRANSFER",
  FEE_CHANGE: "FEE_CHANGE",
  SERVICE_SWITCH: "SERVICE_SWITCH",
} as const;

type Found = RecordHead & { readonly kind: RecordKind };
type Finder = (db: Database, id: string) => Promise<Found | null>;

const findRun: Finder = async (db, id) => {
  const run = await selectRunHead(db, id);
  return run ? { ...run, kind: kindsOfRuns[run.runKind] } : null;
};
const findAs =
  (kind: RecordKind, select: (db: Database, id: string) => Promise<RecordHead | undefined>): Finder =>
  async (db, id) => {
    const head = await select(db, id);
    return head ? { ...head, kind } : null;
  };
const findJobRun = findAs("AUTOMATED_JOB_RUN", selectJobRunHead);
const findProof = findAs("ERASURE_PROOF", selectErasureHead);
const findEntry = findAs("ACTIVITY", selectEntryById);
const findAction = findAs("ACTIVITY", selectEntryOfAction);
const findChainedEntry = findAs("ACTIVITY", selectEntryByPosition);

const findersByType: Readonly<Partial<Record<NodeType, Finder>>> = {
  Job: findRun,
  TextTransfer: findRun,
  FeeChange: findRun,
  ServiceSwitch: findRun,
  AutomatedJobRun: findJobRun,
  ApplicantErasure: findProof,
  Activity: findEntry,
};

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const position = /^[1-9]\d{0,14}$/;

/** Parses a database id, in any case; null for other texts. */
export function readUuid(text: string): string | null {
  return uuid.test(text) ? text.toLowerCase() : null;
}

/** Finds the record with this id; null if there is none, or none that the viewer may open. */
export async function findRecord(ctx: Context, text: string): Promise<FoundRecord | null> {
  const { db, viewer } = ctx;
  // All screens of these records lie in the administration.
  if (!can(viewer, "admin_features")) return null;
  for (const [find, id] of lookupsFor(text)) {
    const found = await find(db, id);
    if (found === null) continue;
    const { type, permission } = recordKinds[found.kind];
    return can(viewer, permission) ? { ...found, type } : null;
  }
  return null;
}

function lookupsFor(text: string): readonly (readonly [Finder, string])[] {
  const node = fromNodeId(text);
  const byType = node && findersByType[node.type];
  if (node && byType) return [[byType, node.id]];
  const id = readUuid(text);
  if (id !== null)
    return [
      [findRun, id],
      [findJobRun, id],
      [findProof, id],
      [findAction, id],
    ];
  return position.test(text) ? [[findChainedEntry, text]] : [];
}
