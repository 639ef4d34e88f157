import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { bookingLayoutsMax } from "#domain/accounting/bookings";
import { clearBookings, layoutOf, storeLayout } from "../support/bookingRuns";
import { databases } from "../support/databases";
import { augsburg, callV2, ebersberg, storeFeedbackPlaces } from "../support/feedback";

const fields = "id name revision updatedBy { username } layout { columns { column header } format }";
const saving = `mutation($input: SaveBookingLayoutInput!) { saveBookingLayout(input: $input) {
  layout { ${fields} } errors { code field } } }`;
const removing = `mutation($input: RemoveBookingLayoutInput!) { removeBookingLayout(input: $input) {
  removedId errors { code } } }`;

interface Seen {
  readonly id: string;
  readonly name: string;
  readonly revision: number;
}
interface Saved {
  readonly layout: Seen | null;
  readonly errors: readonly { readonly code: string; readonly field: readonly string[] | null }[];
}

describe.each(databases)("Booking layouts ($name)", async ({ open }) => {
  const database = await open();
  const { db } = database;
  const tokens = await storeFeedbackPlaces(db);
  afterAll(() => database.close());
  beforeEach(() => clearBookings(db));

  async function save(input: object, token = tokens.member): Promise<Saved> {
    const { data, codes } = await callV2<{ readonly saveBookingLayout: Saved }>(db, { token }, saving, {
      input: { commune: augsburg.communeAgs, name: "Kasse", layout: layoutOf(), ...input },
    });
    if (!data) throw new Error(codes.join());
    return data.saveBookingLayout;
  }
  async function remove(input: object, token = tokens.member) {
    type Removed = {
      readonly removedId: string | null;
      readonly errors: readonly { readonly code: string }[];
    };
    const { data } = await callV2<{ readonly removeBookingLayout: Removed }>(db, { token }, removing, {
      input,
    });
    return data?.removeBookingLayout;
  }
  const listed = async (token = tokens.member) => {
    const source = `{ bookingLayouts(commune: "${augsburg.communeAgs}") { ${fields} } }`;
    const { data } = await callV2<{ readonly bookingLayouts: readonly Seen[] }>(db, { token }, source);
    return data?.bookingLayouts ?? [];
  };
  const activities = async () => {
    const rows = await db
      .selectFrom("activity")
      .select(["type", "label", "before", "after"])
      .orderBy("id")
      .execute();
    return rows.map(({ type, label, before, after }) => [type, label, before, after]);
  };

  test("are saved for the commune, listed by name, changed, and removed", async () => {
    const columns = [
      { column: "TOTAL" as const, header: " Betrag " },
      { column: "DATE" as const, header: "" },
    ];
    const { layout, errors } = await save({ layout: layoutOf({ columns, format: "XLSX" }) });
    expect(errors).toEqual([]);
    const stored = {
      columns: [
        { column: "TOTAL", header: "Betrag" },
        { column: "DATE", header: null },
      ],
      format: "XLSX",
    };
    expect(layout).toMatchObject({
      name: "Kasse",
      revision: 1,
      updatedBy: { username: "member" },
      layout: stored,
    });
    await save({ name: "Amtskasse" }, tokens.support);
    expect((await listed()).map(({ name }) => name)).toEqual(["Amtskasse", "Kasse"]);

    const ref = { id: layout?.id, revision: 1 };
    expect((await save({ ...ref, layout: layoutOf({ columns, format: "XLSX" }) })).layout?.revision).toBe(1);
    expect((await save({ ...ref, name: "Stadtkasse" })).layout).toMatchObject({
      name: "Stadtkasse",
      revision: 2,
    });
    expect(await save(ref)).toMatchObject({ layout: { name: "Stadtkasse" }, errors: [{ code: "conflict" }] });
    expect(await remove(ref)).toMatchObject({ removedId: null, errors: [{ code: "conflict" }] });
    expect(await remove({ ...ref, revision: 2 })).toEqual({ removedId: layout?.id, errors: [] });
    expect(await remove({ ...ref, revision: 2 })).toMatchObject({ errors: [{ code: "not_found" }] });
    const logged = { format: "XLSX", columns: ["TOTAL", "DATE"], headers: { TOTAL: "Betrag" } };
    expect(await activities()).toMatchObject([
      ["SAVE_BOOKING_LAYOUT", "Kasse", null, { name: "Kasse", ...logged }],
      ["SAVE_BOOKING_LAYOUT", "Amtskasse", null, { name: "Amtskasse" }],
      ["SAVE_BOOKING_LAYOUT", "Stadtkasse", { name: "Kasse", ...logged }, { name: "Stadtkasse" }],
      ["REMOVE_BOOKING_LAYOUT", "Stadtkasse", { name: "Stadtkasse", format: "CSV", headers: {} }, null],
    ]);
  });

  test("have a name that is unique within the commune, whatever its case", async () => {
    await storeLayout(db, { commune_ags: ebersberg.communeAgs, name: "KASSE" });
    expect((await save({})).errors).toEqual([]);
    expect((await save({ name: "KASSE" })).errors).toEqual([{ code: "not_unique", field: ["name"] }]);
    const results = await Promise.all([1, 2].map(() => save({ name: "Zwei" })));
    expect(results.flatMap(({ errors }) => errors.map(({ code }) => code))).toEqual(["not_unique"]);
  });

  test("are limited in number, and what is entered is checked", async () => {
    for (let at = 0; at < bookingLayoutsMax; at += 1) await storeLayout(db);
    expect((await save({})).errors).toEqual([{ code: "list_too_long", field: null }]);
    await clearBookings(db);
    expect((await save({ name: "", layout: layoutOf({ columns: [] }) })).errors).toEqual(
      expect.arrayContaining([
        { code: "required", field: ["name"] },
        { code: "required", field: ["layout", "columns"] },
      ]),
    );
    expect(await listed()).toEqual([]);
  });

  test("of another commune cannot be changed by naming one's own", async () => {
    await storeLayout(db, { commune_ags: ebersberg.communeAgs });
    const source = `{ bookingLayouts(commune: "${ebersberg.communeAgs}") { id } }`;
    type Listed = { readonly bookingLayouts: readonly { readonly id: string }[] };
    const { data } = await callV2<Listed>(db, { token: tokens.support }, source);
    const id = data?.bookingLayouts[0]?.id;
    for (const token of [tokens.member, tokens.support]) {
      expect((await save({ id, revision: 1 }, token)).errors).toEqual([{ code: "not_found", field: ["id"] }]);
    }
  });
});
