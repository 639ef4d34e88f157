/** Converts list arguments, inputs and payloads of rows between the API and the domain. */
import type { GraphQLResolveInfo } from "graphql";
import {
  recordCursor,
  type PlacedRecord,
  type RecordItem,
  type RecordKind,
  type RecordTarget,
  type Removal,
} from "#server/domain/communes/communeRecords";
import type { OrderedPage } from "#server/domain/lists/paging";
import type { Outcome } from "#server/domain/mutationResult";
import { failure } from "#server/failure";
import { readPageBounds, type PageArguments } from "#server/graphql/connection";
import { bareIdOf, toNodeId, type NodeType } from "#server/nodeId";
import type { OrderDirection, RevisionedIdInput } from "./__generated__/resolvers";

/** Arguments of a list. */
interface ListArguments<Field extends string> extends PageArguments {
  readonly orderBy?: { readonly field: Field; readonly direction: OrderDirection } | null;
}

/** Reads the requested page from the list arguments. */
export function readOrderedPage<Field extends string>(
  args: ListArguments<Field>,
  info: GraphQLResolveInfo,
): OrderedPage<Field> {
  const { orderBy } = args;
  const isDescending = orderBy?.direction === "DESC";
  return { ...readPageBounds(args, info), field: orderBy?.field ?? null, isDescending };
}

/** The part of a save input that identifies the row. */
interface TargetInput {
  readonly ags: string;
  readonly id?: string | null;
  readonly revision?: number | null;
}

/** Reads which row to save. Throws bad_request if only one of id and revision is given. */
export function readTarget(type: NodeType, { ags, id, revision }: TargetInput): RecordTarget {
  const [given, read] = [id ?? null, revision ?? null];
  if (given === null && read === null) return { ags, existing: null };
  if (given === null || read === null) {
    throw failure("bad_request", { detail: "id and revision must be given together." });
  }
  return { ags, existing: { id: bareIdOf(type, given), revision: read } };
}

/** Reads the rows that an input refers to. */
export function readItems(
  type: NodeType,
  { items }: { readonly items: readonly RevisionedIdInput[] },
): RecordItem[] {
  return items.map(({ id, revision }) => ({ id: bareIdOf(type, id), revision }));
}

/** Builds the edge of a saved row, with a cursor in the list's default order. Returns null if nothing was saved. */
export function savedEdge<Fields extends object>(
  kind: RecordKind<Fields>,
  { value }: Outcome<PlacedRecord<Fields>>,
) {
  return value && { cursor: recordCursor(kind, value), node: value };
}

/** Builds the payload of a removal. */
export function removalPayload<Fields>(type: NodeType, { value, errors }: Outcome<Removal<Fields>>) {
  const removedIds = (value?.removed ?? []).map((id) => toNodeId(type, id));
  return { conflicts: value?.conflicts ?? [], removedIds, errors };
}
