/** Active fees with days without a price or with several, as `priceGaps` and `priceOverlaps` of the domain define them. */
import { sql, type RawBuilder } from "kysely";
import type { AttentionListKind } from "#domain/attention";
import { inServiceScope, type ServiceScope } from "#server/storage/communes/serviceScope";
import { attentionList, type AttentionList } from "./attentionItems";

/** Last day of the prices of a fee before the price `p`; infinity if one of them is open-ended. */
const endBefore = sql`max(coalesce(p.valid_to, date 'infinity')) over (
  partition by p.fee order by p.valid_from rows between unbounded preceding and 1 preceding)`;

/** The prices of the alias whose fees belong to services of the scope. */
const inScope = (alias: string, scope: ServiceScope) =>
  scope === null
    ? sql`true`
    : sql`${sql.ref(`${alias}.fee`)} in (select f.id from service_fee f
        where f.commune_ags is not null and ${inServiceScope("f", scope)})`;

/** Periods without a price that end on this day or later; with a scope, of the own fees of its services. */
export function feeGaps(today: string, scope: ServiceScope = null): AttentionList {
  // A gap ends before a price that begins later.
  const periods = sql`
    select p.fee, p.end_before + 1 as "from", p.valid_from - 1 as "to"
    from (
      select p.fee, p.valid_from, ${endBefore} as end_before from service_fee_price p
      where p.fee = any(array(
        select later.fee from service_fee_price later
        where later.valid_from > ${today}::date and ${inScope("later", scope)}))
    ) as p
    where p.end_before + 1 < p.valid_from and p.valid_from > ${today}::date`;
  return feePeriods("FEE_GAP", periods, today);
}

/** Periods with several prices that end on this day or later; with a scope, of the own fees of its services. */
export function feeOverlaps(today: string, scope: ServiceScope = null): AttentionList {
  // Of two prices that overlap on this day or later, one ends, or both are open-ended.
  const candidates = sql`
    select ending.fee from service_fee_price ending
    where ending.valid_to >= ${today}::date and ${inScope("ending", scope)}
    union (select open.fee from service_fee_price open where open.valid_to is null and ${inScope("open", scope)}
      group by open.fee having count(*) > 1)`;
  const periods = sql`
    select o.fee, min(o.valid_from) as "from", nullif(max(o.last), date 'infinity') as "to"
    from (
      select o.fee, o.valid_from, o.last, count(*) filter (where o.is_first)
        over (partition by o.fee order by o.valid_from) as number
      from (
        select o.fee, o.valid_from, o.last, coalesce(max(o.last) over (
          partition by o.fee order by o.valid_from rows between unbounded preceding and 1 preceding
        ) < o.valid_from, true) as is_first
        from (
          select p.fee, p.valid_from, p.end_before, least(p.end_before, coalesce(p.valid_to, date 'infinity')) as last
          from (
            select p.fee, p.valid_from, p.valid_to, ${endBefore} as end_before from service_fee_price p
            where p.fee = any(array(${candidates}))
          ) as p
          where p.end_before >= p.valid_from
        ) as o
      ) as o
    ) as o
    group by o.fee, o.number having max(o.last) >= ${today}::date`;
  return feePeriods("FEE_OVERLAP", periods, today);
}

function feePeriods(kind: AttentionListKind, periods: RawBuilder<unknown>, today: string): AttentionList {
  return attentionList(kind, {
    columns: {
      name: sql`f.text`,
      key: sql`f.fee_id`,
      ags: sql`f.commune_ags`,
      communeName: sql`c.name`,
      serviceId: sql`f.service_id`,
      since: sql`case when s."from" <= ${today}::date then s."from"::timestamp at time zone 'Europe/Berlin' end`,
      from: sql`s."from"`,
      to: sql`s."to"`,
    },
    figures: { endsOn: sql`s."from"`, isError: sql`s."from" <= ${today}::date` },
    from: sql`(${periods}) as s join service_fee f on f.id = s.fee left join commune c on c.ags = f.commune_ags`,
    where: sql`f.is_active`,
    keys: [
      { column: sql`coalesce(f.commune_ags, '')`, type: "text" },
      { column: "f.service_id", type: "text" },
      { column: "f.fee_id", type: "text" },
      { column: "s.from", type: "day" },
    ],
  });
}
