/** Pages of the lists of what needs a person. */
import { attentionRules, type AttentionKind } from "#domain/attention";
import { calendarDayOf } from "#domain/calendarDays";
import { can } from "#domain/permissions";
import type { Context } from "#server/context";
import { readPage, type Page, type PageBounds } from "#server/domain/lists/paging";
import { failure } from "#server/failure";
import { attentionListOf, isListKind, type AttentionItem } from "./attentionLists";

/**
 * Returns a page of the rows of a kind. Throws bad_request for invalid bounds and for kinds whose rows have another
 * list, and insufficient_permissions.
 */
export async function listAttentionItems(
  ctx: Context,
  kind: AttentionKind,
  bounds: PageBounds,
): Promise<Page<AttentionItem>> {
  if (!can(ctx.viewer, attentionRules[kind].permission)) throw failure("insufficient_permissions");
  if (!isListKind(kind)) throw failure("bad_request", { detail: "The rows of this kind have another list." });
  const now = ctx.now();
  const signal = ctx.background.stopping;
  const list = await attentionListOf({ ...ctx, now, today: calendarDayOf(now), signal }, kind);
  const page = await readPage(ctx.db, list, { order: list.order, isDescending: false, ...bounds });
  const rows = page.rows.map(({ cursor, row }) => ({ cursor, row: { ...row, kind, id: cursor } }));
  return { ...page, rows };
}
