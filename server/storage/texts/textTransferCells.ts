/** The matrix of a transfer: how the texts of target communes compare with those of the source. */
import { sql, type RawBuilder } from "kysely";
import type { TextTransferCellState, TextTransferMode } from "#domain/texts/textTransfers";
import type { Database, Transaction } from "#server/storage/database/database";
import { bool, declareRow, int4, json, text, type RowOf } from "#server/storage/database/declaredRow";
import type { KeysetSource } from "#server/storage/database/keyset";
import { itemColumns, itemRow, itemsOf } from "#server/storage/runs/runItems";

/** The transfer that cells belong to. */
interface CellsOf {
  readonly id: string;
  readonly service_id: string | null;
  readonly mode: TextTransferMode;
}

/** A range of texts of a transfer, by position. */
export interface TextRange {
  readonly from: number;
  readonly count: number;
}

/**
 * FROM items of the cells of a commune: the text of the source `x`, the stored one `t`, how they compare in `s`.
 * @param revision of the commune's texts at the dry run; later changes are not overwritten
 */
function cells(
  { id, service_id: serviceId, mode }: CellsOf,
  ags: RawBuilder<unknown>,
  revision: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`(
      select * from text_transfer_text x where x.run_id = ${id}) x
    left join service_text t
      on t.commune_ags = ${ags} and t.service_id = ${serviceId} and t.key = x.key and t.language = x.language
    cross join lateral (
      select coalesce(case when t.has_draft then t.draft_value else t.live_value end, x.default_text) as target,
        coalesce(x.value, x.default_text) as source, coalesce(t.has_draft, false) as has_draft) o
    cross join lateral (
      select case
        when o.target = o.source and not (o.has_draft and ${mode}::text = 'PUBLISH') then 'EQUAL'
        when coalesce(t.revision, 0) > ${revision} then 'CHANGED'
        when o.target is distinct from o.source and (o.has_draft or t.live_value is not null) then 'DIFFERENT'
        else 'NEW' end as state) s`;
}

/** A target commune with how its texts compare. */
export type StoredTransferRow = RowOf<typeof matrixRow>;

/** Number of texts by state, and the requested cells. */
export interface StoredCells {
  readonly new: number;
  readonly equal: number;
  readonly different: number;
  readonly changed: number;
  /** All that differ, also those that were not requested. */
  readonly differing: readonly Pick<StoredCell, "key" | "language">[];
  readonly cells: readonly StoredCell[];
}

/** A text of a target commune. */
export interface StoredCell {
  readonly position: number;
  readonly key: string;
  readonly language: string;
  readonly state: TextTransferCellState;
  readonly targetText: string | null;
}

const matrixRow = itemRow.with(
  declareRow({
    ags: "run_item.commune_ags",
    /** Null with an error. */
    texts: json<StoredCells | null>(),
  }),
);

/** The target communes with the cells of these texts. */
export function transferRowSource(of: CellsOf, { from, count }: TextRange): KeysetSource<StoredTransferRow> {
  const withState = (state: TextTransferCellState) => sql`count(*) filter (where s.state = ${state})`;
  return {
    row: matrixRow,
    select: sql`
      ${itemColumns}, i.commune_ags as ags,
      case when i.error_code is null then (
        select json_build_object(
          'new', ${withState("NEW")}, 'equal', ${withState("EQUAL")}, 'different', ${withState("DIFFERENT")},
          'changed', ${withState("CHANGED")},
          'differing', coalesce(json_agg(json_build_object('key', x.key, 'language', x.language))
            filter (where s.state = 'DIFFERENT'), '[]'),
          'cells', coalesce(json_agg(json_build_object(
            'position', x.position, 'key', x.key, 'language', x.language, 'state', s.state, 'targetText', o.target
          ) order by x.position) filter (where x.position >= ${from} and x.position < ${from + count}), '[]'))
        from ${cells(of, sql`i.commune_ags`, sql`i.revision`)}) end as texts`,
    from: sql`run_item i`,
    where: itemsOf(of.id, null),
  };
}

/** A text to transfer, with what the commune has. */
export type CellToCopy = RowOf<typeof copyRow>;

const copyRow = declareRow({
  key: text(),
  language: text(),
  state: text<TextTransferCellState>(),
  /** Own text of the source; null: the default. */
  value: text<string | null>(),
  basis: text<string | null>(),
  source: text(),
  /** As edited in the target. */
  target: text<string | null>(),
  liveValue: text<string | null>(),
  liveBasis: text<string | null>(),
  defaultText: text<string | null>(),
  hasDraft: bool(),
});

/** Loads the texts of a commune that do not equal those of the source. */
export async function selectCellsToCopy(
  tx: Transaction,
  of: CellsOf,
  { ags, revision }: { readonly ags: string; readonly revision: number },
): Promise<CellToCopy[]> {
  const { rows } = await copyRow.sql`
    select x.key, x.language, s.state, x.value, x.basis, o.source, o.target, t.live_value as "liveValue",
      t.live_basis as "liveBasis", x.default_text as "defaultText", o.has_draft as "hasDraft"
    from ${cells(of, sql`${ags}`, sql`${revision}::int4`)}
    where s.state <> 'EQUAL' order by x.position`.execute(tx);
  return rows;
}

/** A text of the source. */
export type StoredTransferText = RowOf<typeof textRow>;

const textRow = declareRow({
  runId: "text_transfer_text.run_id",
  position: "text_transfer_text.position",
  key: "text_transfer_text.key",
  language: "text_transfer_text.language",
  text: text(),
  isDefault: bool(),
});

/** Loads texts of a transfer in order. */
export async function selectTransferTexts(
  db: Database | Transaction,
  id: string,
  { from, count }: TextRange,
): Promise<StoredTransferText[]> {
  const { rows } = await textRow.sql`
    select x.run_id as "runId", x.position, x.key, x.language, coalesce(x.value, x.default_text) as text,
      x.value is null as "isDefault"
    from text_transfer_text x
    where x.run_id = ${id} and x.position >= ${from} and x.position < ${from + count}
    order by x.position`.execute(db);
  return rows;
}

const countRow = declareRow({ count: int4() });

/** Counts the texts of a transfer. */
export async function countTransferTexts(db: Database | Transaction, id: string): Promise<number> {
  const { rows } = await countRow.sql`
    select count(*)::int4 as count from text_transfer_text where run_id = ${id}`.execute(db);
  return rows[0]?.count ?? 0;
}
