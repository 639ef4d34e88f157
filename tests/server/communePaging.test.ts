import { afterAll, describe, expect, test } from "vitest";
import { findService } from "#domain/serviceCatalogue";
import { listCommunes, type CommunePageRequest } from "#server/domain/communes/communes";
import { communeOrderFields } from "#server/storage/communes/communes";
import { databases } from "../support/databases";
import { readRegister, storeCommunes } from "../support/register";
import { addUser, contextOf, systemRole } from "../support/serverCalls";
import { addSession } from "../support/sessions";

const register = readRegister();
const german = new Intl.Collator("de");
const all: CommunePageRequest = {
  filter: {},
  field: "NAME",
  isDescending: false,
  first: null,
  last: null,
  after: null,
  before: null,
};

describe.each(databases)("Paging through the whole register on $name", async (kind) => {
  const open = await kind.open();
  await storeCommunes(open.db, register);
  const admin = await addUser(open.db, { username: "admin", roles: systemRole("ADMIN") });
  const ctx = await contextOf(open.db, { token: await addSession(open.db, admin, new Date()) });
  afterAll(() => open.close());

  /** Pages through all rows once and checks the page info of each page. */
  async function walk(request: Partial<CommunePageRequest>, size: number) {
    const isBackwards = request.last !== undefined;
    const rows: { ags: string; name: string }[] = [];
    let cursor: string | null = null;
    for (let hasMore = true; hasMore;) {
      const bounds = isBackwards ? { last: size, before: cursor } : { first: size, after: cursor };
      const page = await listCommunes(ctx, { ...all, ...request, ...bounds });
      const communes = page.rows.map(({ row }) => row);
      rows.splice(isBackwards ? 0 : rows.length, 0, ...communes);
      hasMore = await (isBackwards ? page.hasPrevious() : page.hasNext());
      expect(await (isBackwards ? page.hasNext() : page.hasPrevious())).toBe(cursor !== null);
      expect(page.rows.length === size || !hasMore).toBe(true);
      cursor = (isBackwards ? page.rows[0] : page.rows.at(-1))?.cursor ?? null;
    }
    return rows;
  }

  const orders = communeOrderFields.flatMap((field) =>
    [false, true].map((isDescending) => ({ field, isDescending })),
  );
  test.each(orders)("shows each commune once by $field (descending: $isDescending)", async (order) => {
    const rows = await walk(order, 200);
    expect(rows).toHaveLength(register.length);
    expect(new Set(rows.map((row) => row.ags)).size).toBe(register.length);
    if (order.field === "STATE") return;
    const compare = (a: { ags: string; name: string }, b: { ags: string; name: string }) =>
      (order.field === "NAME" ? german.compare(a.name, b.name) : 0) || (a.ags < b.ags ? -1 : 1);
    const sorted = [...rows].sort((a, b) => compare(a, b) * (order.isDescending ? -1 : 1));
    expect(rows.map((row) => row.ags)).toEqual(sorted.map((row) => row.ags));
  });

  test.each(communeOrderFields)("shows the same backwards by %s", async (field) => {
    const forwards = await walk({ field, isDescending: true }, 200);
    const backwards = await walk({ field, isDescending: true, last: 200 }, 200);
    expect(backwards.map((row) => row.ags)).toEqual(forwards.map((row) => row.ags));
  });

  test("pages in small steps through duplicate names", async () => {
    const names = new Map<string, number>();
    for (const { name } of register) names.set(name, (names.get(name) ?? 0) + 1);
    const [name] = [...names].sort((a, b) => b[1] - a[1])[0] ?? [""];
    const rows = await walk({ filter: { text: name } }, 2);
    const { totalCount } = await listCommunes(ctx, { ...all, filter: { text: name } });
    expect(rows.length).toBeGreaterThanOrEqual(names.get(name) ?? 0);
    expect(new Set(rows.map((row) => row.ags)).size).toBe(await totalCount());
  });

  test("loads the services of a whole page with it", async () => {
    const page = await listCommunes(ctx, { ...all, field: "AGS", first: 200 });
    const byAgs = new Map(register.map((commune) => [commune.ags, commune.services]));
    for (const { row: commune } of page.rows) {
      expect([...commune.serviceIds].sort()).toEqual([...(byAgs.get(commune.ags) ?? [])].sort());
      expect(commune.serviceIds.every((id) => findService(id) !== undefined)).toBe(true);
    }
  });
});
