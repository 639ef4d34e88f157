import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parseUserFilter, type UserFilter } from "#server/domain/users/userFilter";
import { rangeQuery, type KeysetRange } from "#server/storage/database/keyset";
import { editorSource, userOrder, userSource, type UserOrderField } from "#server/storage/users/userList";
import { postgres, type TestDatabase } from "../support/databases";
import { readRegister, storeCommunes } from "../support/register";

const moments = ["INVITED_AT", "EXPIRES_AT", "ACTIVATED_AT", "LAST_LOGIN_AT"] as const;
const fields: readonly UserOrderField[] = ["USERNAME", "EMAIL", "ROLE", "STATUS", ...moments];
const register = readRegister().slice(0, 200);
const [one = "", two = ""] = register.map(({ ags }) => ags);

const filters: readonly (readonly [string, UserFilter])[] = [
  ["a rare text", { text: "person-12345" }],
  ["a common text", { text: "person" }],
  ["a rare type", { roles: ["ADMIN"] }],
  ["a common type", { roles: ["MEMBER"] }],
  ["a commune", { communes: [one] }],
  ["two communes", { communes: [one, two] }],
  ["a service", { services: ["ikfz-neuzulassung"] }],
  ["a commune and a service", { communes: [one], services: ["ikfz-neuzulassung"] }],
  ["a common status", { statuses: ["ACTIVE"] }],
  ["a rare status", { statuses: ["INACTIVE"] }],
  ["a login long ago", { lastLoginBefore: "2024-01-01" }],
  ["an invitation that ends", { invitationEndsBefore: "2026-12-01" }],
  ["a refused mail", { isMailRefused: true }],
];

describe("Query plans of users", () => {
  let open: TestDatabase;
  beforeAll(async () => {
    open = await postgres.open();
    await storeCommunes(open.db, register);
    await sql`
      insert into user_account (username, email, username_key, username_skeleton, email_key, active, password_hash,
        activated_at, last_login_at, deactivated_at)
      select name, name || '@example.org', name, name, name || '@example.org', i % 20 > 1, 'not a hash',
        timestamptz '2024-01-01' + i * interval '20 minutes',
        case when i % 7 > 0 then timestamptz '2024-01-01' + i * interval '30 minutes' end,
        case when i % 1000 = 0 then timestamptz '2026-01-01' end
      from (select i, 'person-' || i as name from generate_series(1, 20000) as i) as given`.execute(open.db);
    await sql`
      insert into user_role (user_id, position, type, commune_ags, services)
      select u.id, c.place - 1, case when u.n % 500 = 0 then 'ADMIN' else 'MEMBER' end,
        case when u.n % 500 > 0 then (${register.map(({ ags }) => ags)}::text[])[1 + (u.n + c.place * 71) % 200] end,
        case when u.n % 40 = 0 then array['ikfz-neuzulassung'] else array['ew-ummeldung'] end
      from (select id, row_number() over (order by username_key)::integer as n from user_account) as u,
        generate_series(1, 2) as c (place) where c.place = 1 or u.n % 500 > 0`.execute(open.db);
    await sql`
      insert into user_invitation (user_id, token_hash, created_at, expires_at, delivery, used_at)
      select id, sha256(username::bytea), created_at, timestamptz '2026-01-01' + n * interval '1 hour',
        case when n % 400 = 0 then 'FAILED' else 'SENT' end, activated_at + n % 400 * interval '1 hour'
      from (select *, row_number() over (order by username_key) as n from user_account) as u`.execute(
      open.db,
    );
    await sql`update user_invitation set used_at = null where delivery = 'FAILED'`.execute(open.db);
    await sql`analyze`.execute(open.db);
  }, 120_000);
  afterAll(() => open.close());

  const planOf = async (
    source: ReturnType<typeof userSource>,
    field: UserOrderField,
    range: Partial<KeysetRange> = {},
    fromEnd = false,
  ) => {
    const bounds = { order: userOrder(field), isDescending: false, after: null, before: null, ...range };
    const query = rangeQuery(source, bounds, { limit: 51, fromEnd });
    const { rows } = await sql<Record<string, string>>`explain ${query}`.execute(open.db);
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  };

  test.each(fields)("read each page in order %s from its index", async (field) => {
    const id = "00000000-0000-4000-8000-000000000000";
    const isMoment = moments.some((each) => each === field);
    const middle = [isMoment ? "2025-01-01T00:00:00+00:00" : "P", id];
    for (const bounds of [{}, { after: middle }, { before: middle }]) {
      for (const isDescending of [false, true]) {
        const range = { ...bounds, isDescending };
        const plan = await planOf(userSource(parseUserFilter(null)), field, range, isDescending);
        expect(plan).toMatch(/Index (Only )?Scan (Backward )?using user_account_by_\w+ on user_account u/);
        if (Object.keys(bounds).length > 0) expect(plan).toContain("Index Cond: (ROW(");
        expect(plan).not.toContain("Seq Scan on user_");
      }
    }
  });

  test.each(filters)("read a page filtered by %s from an index", async (_what, filter) => {
    for (const field of fields) {
      const plan = await planOf(userSource(parseUserFilter(filter)), field);
      expect(plan, field).not.toMatch(/Seq Scan on user_/);
    }
  });

  test("read the editors of a commune from an index", async () => {
    for (const service of [null, "ew-ummeldung"]) {
      expect(await planOf(editorSource(one, service), "USERNAME")).not.toMatch(/Seq Scan on user_/);
    }
  });
});
