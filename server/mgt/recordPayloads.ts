/** Rows that are listed, saved and removed, between the form of the contract and that of the domain. */
import type { GraphQLResolveInfo } from "graphql";
import { readPageBounds, type PageArguments } from "#server/graphql/connection";
import type { PlacedRecord, RecordItem, RecordTarget, Removal } from "#server/domain/communes/communeRecords";
import { cursorOf, type OrderedPage } from "#server/domain/lists/paging";
import type { Outcome } from "#server/domain/userErrors";
import { failure } from "#server/failure";
import { bareIdOf, toNodeId, type NodeType } from "#server/nodeId";
import type { KeysetOrder } from "#server/storage/database/keyset";
import type { Saved } from "#server/storage/communes/records";

/** Arguments of a list. */
export interface ListArguments<Field extends string, Filter> extends PageArguments {
  readonly filter?: Filter | null;
  readonly orderBy?: { readonly field: Field; readonly direction: "ASC" | "DESC" } | null;
}

/** Which row to save, as inputs name it. */
export interface TargetInput {
  readonly ags: string;
  readonly id?: string | null;
  readonly revision?: number | null;
}

/** Which rows to remove, as inputs name them. */
export interface ItemsInput {
  readonly items: readonly { readonly id: string; readonly revision: number }[];
}

/** The page that the arguments ask for. */
export function readOrderedPage<Field extends string>(
  args: ListArguments<Field, unknown>,
  info: GraphQLResolveInfo,
): OrderedPage<Field> {
  const { orderBy } = args;
  const isDescending = orderBy?.direction === "DESC";
  return { ...readPageBounds(args, info), field: orderBy?.field ?? null, isDescending };
}

/** The row that an input names; fails with bad_request where id and revision do not come together. */
export function readTarget(type: NodeType, { ags, id, revision }: TargetInput): RecordTarget {
  const [given, read] = [id ?? null, revision ?? null];
  if (given === null && read === null) return { ags, existing: null };
  if (given === null || read === null) {
    throw failure("bad_request", { detail: "id and revision come together." });
  }
  return { ags, existing: { id: bareIdOf(type, given), revision: read } };
}

/** The rows that an input names. */
export function readItems(type: NodeType, { items }: ItemsInput): RecordItem[] {
  return items.map(({ id, revision }) => ({ id: bareIdOf(type, id), revision }));
}

/** A row in the form of the contract. */
export function presentRecord<Row extends Saved>(type: NodeType, row: Row) {
  return { ...row, __typename: type, id: toNodeId(type, row.id) };
}

/** The edge of a saved row, with a cursor of the list's own order; null where nothing is stored. */
export function presentEdge<Fields, Node>(
  { value }: Outcome<PlacedRecord<Fields>>,
  order: KeysetOrder,
  present: (row: PlacedRecord<Fields>) => Node,
) {
  return value && { cursor: cursorOf(order, value.position), node: present(value) };
}

/** The payload of a removal. */
export function presentRemoval<Fields, Node>(
  type: NodeType,
  { value, errors }: Outcome<Removal<Fields>>,
  present: (row: Removal<Fields>["conflicts"][number]) => Node,
) {
  return {
    conflicts: (value?.conflicts ?? []).map(present),
    removedIds: (value?.removed ?? []).map((id) => toNodeId(type, id)),
    errors,
  };
}
