/** Figures that are recorded once a day because they have no history, and the setting of users for the daily digest. */
import { sql, type Kysely, type Migration } from "kysely";

const statements: readonly string[] = [
  `create table daily_figure (
    day date not null,
    figure text collate "C" not null check (figure in ('ACTIVE_USERS', 'COMMUNES', 'SERVICES')),
    value integer not null check (value >= 0),
    recorded_at timestamptz not null,
    primary key (figure, day)
  )`,
  `comment on table daily_figure is 'First value of each day in Europe/Berlin; a day on which no server ran has none.'`,
  `alter table user_account
    add column wants_digest boolean not null default false,
    add column digest_sent_on date`,
  `comment on column user_account.digest_sent_on is 'Latest day whose digest was claimed by a job, which then sends it; null: none yet.'`,
  `create index user_account_wanting_digest on user_account (id) where wants_digest`,
];

/** Adds the table and the columns. */
export const dailyFigures: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
