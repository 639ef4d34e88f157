/** Stocks are marked as dropped before their rows are deleted, so that none is restored in the meantime. */
import { sql, type Kysely, type Migration } from "kysely";

const states = "'staged', 'current', 'replaced', 'dropped'";

/** Adds the state of a stock whose rows are being removed. */
export const droppedStocks: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table stock drop constraint stock_state_check`.execute(db);
    await sql
      .raw(`alter table stock add constraint stock_state_check check (state in (${states}))`)
      .execute(db);
  },
};
