import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { cursorOf, type Page, type PageRequest, readPage } from "#server/domain/lists/paging";
import { countriesOf, countryOrders, countryTable } from "#server/storage/communes/countries";
import { rangeQuery, type KeysetOrder, type KeysetSource } from "#server/storage/database/keyset";
import { postalCodeOrders, postalCodesOf, postalCodeTable } from "#server/storage/communes/postalCodes";
import { ofCommune, recordSource } from "#server/storage/communes/records";
import { registerOfficeOrders, registerOfficeTable } from "#server/storage/communes/registerOffices";
import { waterMeterReadingOrders, waterMeterReadingTable } from "#server/storage/communes/waterMeterReadings";
import { databases, type TestDatabase } from "../support/databases";
import { storeCommunes } from "../support/register";

const communes = Array.from({ length: 120 }, (_, index) => `0910${String(index).padStart(4, "0")}`);
const [ags = ""] = communes;
const rowCount = 1_500;
const german = new Intl.Collator("de");

type Row = { readonly id: string; readonly name?: string; readonly place?: string };
interface List {
  readonly name: string;
  readonly source: KeysetSource<Row>;
  readonly orders: Readonly<Record<string, KeysetOrder>>;
}

const lists: readonly List[] = [
  {
    name: "postal codes",
    source: recordSource(postalCodeTable, postalCodesOf(ags, null)),
    orders: postalCodeOrders,
  },
  {
    name: "register offices",
    source: recordSource(registerOfficeTable, ofCommune(ags)),
    orders: registerOfficeOrders,
  },
  {
    name: "countries",
    source: recordSource(countryTable, countriesOf(ags, null, null)),
    orders: countryOrders,
  },
  {
    name: "readings",
    source: recordSource(waterMeterReadingTable, ofCommune(ags)),
    orders: waterMeterReadingOrders,
  },
];
const cases = lists.flatMap((list) =>
  Object.values(list.orders).flatMap((order) =>
    [false, true].map((isDescending) => ({ ...list, order, field: order.name, isDescending })),
  ),
);

/** 1,500 rows of each list in one commune and 20 in others, with umlauts and duplicate names. */
async function storeRows({ db }: TestDatabase): Promise<void> {
  const names = sql`(array['Äpfel', 'Apfel', 'apfel', 'Öl', 'Ofen', 'Ol', 'Zug', 'Straße', 'Strasse', 'É'])[1 + n % 10]`;
  const rows = sql`commune c,
    lateral generate_series(1, case c.ags when ${sql.lit(ags)} then ${sql.lit(rowCount)} else 20 end) as n`;
  await sql`insert into stock (commune_ags, kind, state)
    select ags, 'POSTAL_CODES', 'current' from commune`.execute(db);
  await sql`insert into commune_postal_code (stock_id, postal_code, place)
    select s.id, (86000 + n)::text, ${names} from ${rows}, stock s where s.commune_ags = c.ags`.execute(db);
  await sql`insert into register_office (commune_ags, name, url, authority_prefix, identifier)
    select ags, ${names}, '{host}', 'psw', (10000000 + n * 7919 % 1000003)::text from ${rows}`.execute(db);
  await sql`insert into country (commune_ags, name, name_key, is_eu)
    select ags, ${names}, n::text, n % 3 = 0 from ${rows}`.execute(db);
  await sql`insert into water_meter_reading (commune_ags, name, ags, reading_from, reading_until)
    select ags, ${names}, '16' || lpad((row_number() over ())::text, 6, '0'), date '2026-01-01' + n % 5,
      date '2026-12-31' from ${rows}`.execute(db);
  await sql`analyze`.execute(db);
}

describe.each(databases)("Keyset paging on $name", async (kind) => {
  const open = await kind.open();
  const bare = { name: "Kommune", unit: "Stadt", postalCodes: [], services: [] };
  await storeCommunes(
    open.db,
    communes.map((one) => ({ ...bare, ags: one })),
  );
  await storeRows(open);
  afterAll(() => open.close());

  const request = (order: KeysetOrder, changes: Partial<PageRequest> = {}): PageRequest => ({
    order,
    isDescending: false,
    first: null,
    last: null,
    after: null,
    before: null,
    ...changes,
  });
  /** Pages through all rows once and checks the page info of each page. */
  async function walk({ source, order, isDescending }: (typeof cases)[number], isBackwards: boolean) {
    const rows: Row[] = [];
    let cursor: string | null = null;
    for (let hasMore = true; hasMore;) {
      const bounds: Partial<PageRequest> = isBackwards
        ? { last: 200, before: cursor }
        : { first: 200, after: cursor };
      const page: Page<Row> = await readPage(open.db, source, request(order, { isDescending, ...bounds }));
      rows.splice(isBackwards ? 0 : rows.length, 0, ...page.rows.map(({ row }) => row));
      hasMore = await (isBackwards ? page.hasPrevious() : page.hasNext());
      expect(await (isBackwards ? page.hasNext() : page.hasPrevious())).toBe(cursor !== null);
      expect(page.rows.length === 200 || !hasMore).toBe(true);
      cursor = (isBackwards ? page.rows[0] : page.rows.at(-1))?.cursor ?? null;
    }
    return rows;
  }

  test.each(cases)("shows each of the $name once by $field (descending: $isDescending)", async (one) => {
    const forwards = await walk(one, false);
    const page = await readPage(open.db, one.source, request(one.order, { first: 1 }));
    expect(await page.totalCount()).toBe(rowCount);
    expect(new Set(forwards.map((row) => row.id)).size).toBe(rowCount);
    expect((await walk(one, true)).map((row) => row.id)).toEqual(forwards.map((row) => row.id));
    if (one.field !== "NAME" && one.field !== "PLACE") return;
    const names = forwards.map((row) => row.name ?? row.place ?? "");
    const sorted = [...names].sort((a, b) => german.compare(a, b) * (one.isDescending ? -1 : 1));
    expect(names).toEqual(sorted);
  });

  test.each(cases)("reads the $name by $field (descending: $isDescending) from an index", async (one) => {
    const [row] = (await readPage(open.db, one.source, request(one.order, { first: 1 }))).rows;
    const position = JSON.parse(Buffer.from(row?.cursor ?? "", "base64url").toString()).slice(1);
    for (const bounds of [{}, { after: position }, { before: position }]) {
      const range = {
        order: one.order,
        isDescending: one.isDescending,
        after: null,
        before: null,
        ...bounds,
      };
      const query = rangeQuery(one.source, range, { limit: 51, fromEnd: false });
      const { rows } = await sql<Record<string, string>>`explain ${query}`.execute(open.db);
      const plan = rows.map((line) => line["QUERY PLAN"]).join("\n");
      expect(plan).not.toMatch(/Seq Scan on \w+ r\b|Sort/);
      expect(plan).toMatch(/Index Scan (Backward )?using \w+ on \w+ r/);
      if (Object.keys(bounds).length > 0) expect(plan).toMatch(/Index Cond: .*ROW\(|Index Cond: .*[<>]/);
    }
  });

  test("counts and finds neighbours if the page itself is empty", async () => {
    const [countries] = lists.filter((list) => list.name === "countries");
    if (!countries) throw new Error("There are countries.");
    const order = countryOrders.NAME;
    const end = cursorOf(order, ["zz", "ffffffff-ffff-4fff-bfff-ffffffffffff"]);
    const beyond = await readPage(open.db, countries.source, request(order, { first: 5, after: end }));
    expect([beyond.rows.length, await beyond.hasNext(), await beyond.hasPrevious()]).toEqual([
      0,
      false,
      true,
    ]);
    const before = await readPage(open.db, countries.source, request(order, { last: 5, before: end }));
    expect([before.rows.length, await before.hasNext(), await before.hasPrevious()]).toEqual([
      5,
      false,
      true,
    ]);
  });

  const good = cursorOf(countryOrders.NAME, ["zz", "00000000-0000-4000-8000-000000000000"]);
  const coded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  test.each([
    ["both first and last", { first: 1, last: 1 }],
    ["none", { first: 0 }],
    ["too many", { last: 201 }],
    ["garbage", { after: "garbage" }],
    ["nothing", { after: "" }],
    ["another spelling", { after: `${good}=` }],
    ["another order", { after: cursorOf(registerOfficeOrders.IDENTIFIER, ["12345678"]) }],
    ["too few keys", { after: coded(["NAME", "Zug"]) }],
    ["no UUID", { before: coded(["NAME", "Zug", "1"]) }],
    ["NUL", { before: coded(["NAME", "Zug\u0000", "00000000-0000-4000-8000-000000000000"]) }],
    ["half a character", { before: coded(["NAME", "\uD800", "00000000-0000-4000-8000-000000000000"]) }],
    ["a long one", { before: coded(["NAME", "a".repeat(9_000), "00000000-0000-4000-8000-000000000000"]) }],
  ])("refuses %s", async (_what, bounds) => {
    const source = recordSource(countryTable, ofCommune(ags));
    await expect(readPage(open.db, source, request(countryOrders.NAME, bounds))).rejects.toThrow(
      "bad_request",
    );
    const again = await readPage(open.db, source, request(countryOrders.NAME, { after: good }));
    expect(again.rows).toHaveLength(0);
  });
});
