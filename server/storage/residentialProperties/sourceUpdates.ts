/** Records when the residential properties of a commune were last replaced, or why that failed. */
import type { FileProblem } from "#domain/imports/importProblem";
import type { Database, Transaction } from "#server/storage/database/database";

/** Records a successful replacement, in its transaction. */
export async function recordSourceUpdate(tx: Transaction, ags: string, at: Date): Promise<void> {
  await tx
    .insertInto("residential_property_source")
    .values({ commune_ags: ags, revision: 0, last_updated_at: at })
    .onConflict((conflict) =>
      conflict
        .column("commune_ags")
        .doUpdateSet({ last_updated_at: at, last_failure: null, failing_since: null }),
    )
    .execute();
}

/** Records why the latest update failed, and since when updates have failed. */
export async function recordSourceFailure(
  db: Database,
  ags: string,
  failure: FileProblem,
  at: Date,
): Promise<void> {
  const last_failure = JSON.stringify({ code: failure.code, params: failure.params });
  await db
    .insertInto("residential_property_source")
    .values({ commune_ags: ags, revision: 0, last_failure, failing_since: at })
    .onConflict((conflict) =>
      conflict.column("commune_ags").doUpdateSet((eb) => ({
        last_failure,
        failing_since: eb.fn.coalesce("residential_property_source.failing_since", eb.val(at)),
      })),
    )
    .execute();
}
