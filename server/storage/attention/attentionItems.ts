/** Rows of the lists of what needs a person, in one form for all kinds. */
import { sql, type RawBuilder } from "kysely";
import type { AttentionListKind } from "#domain/attention";
import type { ResourceType } from "#domain/resources/resourceKinds";
import type { InitializationError } from "#server/storage/columnTypes";
import {
  bool,
  date,
  declareRow,
  int4,
  json,
  text,
  timestamptz,
  type RowOf,
} from "#server/storage/database/declaredRow";
import type { KeysetOrder, KeysetSource } from "#server/storage/database/keyset";
import type { FigureColumns } from "./figures";

/** A row as selected. */
export type StoredAttentionItem = RowOf<typeof itemRow>;

/** A resource, as stored in a row. */
export interface AttentionResource {
  readonly version: string;
  readonly type: ResourceType;
  readonly resourceId: string;
}

const itemRow = declareRow({
  name: text<string | null>(),
  key: text<string | null>(),
  ags: text<string | null>(),
  communeName: text<string | null>(),
  serviceId: text<string | null>(),
  resource: json<AttentionResource | null>(),
  since: timestamptz<Date | null>(),
  from: date<string | null>(),
  to: date<string | null>(),
  missingCount: int4<number | null>(),
  outdatedCount: int4<number | null>(),
  /** Of a secret: whether no configured key decrypts it. */
  isUnreadable: bool<boolean | null>(),
  error: json<InitializationError | null>(),
});

/** Expressions of the columns that rows of a kind have. */
export type ItemColumns = Readonly<Partial<Record<keyof StoredAttentionItem, RawBuilder<unknown>>>>;

/** A list of a kind with its order and its figures. */
export interface AttentionList extends KeysetSource<StoredAttentionItem> {
  readonly order: KeysetOrder;
  readonly figures: FigureColumns;
}

/** Declares the list of a kind. */
export function attentionList(
  kind: AttentionListKind,
  list: {
    readonly columns: ItemColumns;
    readonly from: RawBuilder<unknown>;
    readonly where?: RawBuilder<unknown>;
    readonly keys: KeysetOrder["keys"];
    /** What the columns do not say. */
    readonly figures?: Pick<FigureColumns, "endsOn" | "isError">;
  },
): AttentionList {
  const { ags, communeName, serviceId, since, name = sql`null` } = list.columns;
  return {
    row: itemRow,
    select: selectList(list.columns),
    from: list.from,
    where: list.where ?? sql`true`,
    order: { name: kind, keys: list.keys },
    figures: {
      ags,
      serviceId,
      since,
      name: sql`coalesce(${name}, ${communeName ?? sql`null`})`,
      ...list.figures,
    },
  };
}

function selectList(given: ItemColumns): RawBuilder<unknown> {
  const columns = Object.entries(itemRow.columns).map(([name, column]) => {
    const type = typeof column === "string" ? "text" : column.type;
    const value = Object.entries(given).find(([key]) => key === name)?.[1] ?? sql`null`;
    return sql`(${value})::${sql.raw(type)} as ${sql.ref(name)}`;
  });
  return sql.join(columns);
}
