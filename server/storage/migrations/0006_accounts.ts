/** Known login clients of accounts, and detection of usernames that look alike. */
import { sql, type Kysely, type Migration } from "kysely";
import { usernameSkeleton } from "#server/storage/users/usernameSkeleton";

const before: readonly string[] = [
  `create table login_client (
    user_id uuid not null references user_account (id) on delete cascade,
    client_key text collate "C" not null,
    last_login_at timestamptz not null,
    primary key (user_id, client_key)
  )`,
  `create index login_client_by_age on login_client (last_login_at)`,
  `alter table user_account add column username_skeleton text collate "C"`,
];

// Not unique: existing usernames may look alike, and are kept.
const after: readonly string[] = [
  `alter table user_account alter column username_skeleton set not null`,
  `create index user_account_by_skeleton on user_account (username_skeleton)`,
];

const filledAtOnce = 1_000;

async function fillSkeletons(db: Kysely<unknown>): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ id: string; username: string }>`
      select id, username from user_account where username_skeleton is null limit ${filledAtOnce}`.execute(
      db,
    );
    if (rows.length === 0) return;
    await sql`
      update user_account u set username_skeleton = filled.skeleton
      from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ username }) => usernameSkeleton(username))}::text[])
        as filled (id, skeleton)
      where u.id = filled.id`.execute(db);
  }
}

/** Adds protection against password guessing and look-alike usernames. */
export const accounts: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of before) await sql.raw(statement).execute(db);
    await fillSkeletons(db);
    for (const statement of after) await sql.raw(statement).execute(db);
  },
};
