import { afterAll, describe, expect, test } from "vitest";
import { listResidentialProperties } from "#server/domain/residentialProperties/residentialProperties";
import { databases } from "../support/databases";
import { foreignAgs, importAgs as ags } from "../support/imports";
import { propertyHarness } from "../support/residentialProperties";
import { call, contextOf } from "../support/serverCalls";
import { clearActivities } from "../support/activities";

const list = `query($filter: ResidentialPropertyFilter, $orderBy: ResidentialPropertyOrder, $first: Int, $after: String) {
  commune(ags: "09761000") { residentialProperties(filter: $filter, orderBy: $orderBy, first: $first, after: $after) {
    totalCount totalCountExceeded pageInfo { hasNextPage endCursor } edges { node { id revision street houseNumber letter } } } } }`;
const save = `mutation($input: SaveResidentialPropertyInput!) { saveResidentialProperty(input: $input) {
  residentialPropertyEdge { cursor node { id ags street district revision houseNumberLetter } }
  errors { code field params { name value } } } }`;
const remove = `mutation($input: RemoveResidentialPropertiesInput!) { removeResidentialProperties(input: $input) {
  removedIds conflicts { id street } errors { code } } }`;

interface Listed {
  readonly totalCount: number;
  readonly totalCountExceeded: boolean;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly edges: readonly {
    readonly node: { id: string; revision: number; street: string; houseNumber: string; letter: string };
  }[];
}

describe.each(databases)("Residential properties ($name)", async (kind) => {
  const harness = await propertyHarness(kind);
  afterAll(() => harness.close());

  const read = async (variables: Readonly<Record<string, unknown>> = {}): Promise<Listed> => {
    const { data, errors } = await call(harness.database.db, harness.people.member, list, variables);
    if (errors) throw new Error(JSON.stringify(errors));
    return (data as { commune: { residentialProperties: Listed } }).commune.residentialProperties;
  };
  const found = async (variables: Readonly<Record<string, unknown>>) =>
    (await read(variables)).edges.map(({ node }) =>
      [node.street, node.houseNumber + node.letter].join(" ").trim(),
    );

  test("are sorted by street in German order, then by house number numerically", async () => {
    const all = [
      "'-Weg",
      "Am Alten Einlaß 12",
      "Annastraße 2",
      "Annastraße 2a",
      "Annastraße 10",
      "Äußeres Pfaffengäßchen 1",
      "Zeuggasse 12",
    ];
    expect(await found({})).toEqual(all);
    const first = await read({ first: 3 });
    expect(first).toMatchObject({
      totalCount: 7,
      totalCountExceeded: false,
      pageInfo: { hasNextPage: true },
    });
    expect(await found({ after: first.pageInfo.endCursor })).toEqual(all.slice(3));
    expect(await found({ orderBy: { field: "STREET", direction: "DESC" } })).toEqual(all.toReversed());
    expect((await found({ orderBy: { field: "LOCATION", direction: "ASC" } })).slice(4)).toEqual([
      "'-Weg",
      "Am Alten Einlaß 12",
      "Zeuggasse 12",
    ]);
    expect((await found({ orderBy: { field: "POSTAL_CODE", direction: "DESC" } }))[0]).toBe("Zeuggasse 12");
    expect((await found({ orderBy: { field: "DISTRICT", direction: "DESC" } }))[0]).toBe(
      "Äußeres Pfaffengäßchen 1",
    );
  });

  test.each([
    ["anna", ["Annastraße 2", "Annastraße 2a", "Annastraße 10"]],
    ["strasse", []],
    ["äuss", ["Äußeres Pfaffengäßchen 1"]],
    ["Aeuß", ["Äußeres Pfaffengäßchen 1"]],
    ["AUSS", ["Äußeres Pfaffengäßchen 1"]],
    ["goegg", ["'-Weg", "Am Alten Einlaß 12", "Zeuggasse 12"]],
    ["86152", ["Äußeres Pfaffengäßchen 1"]],
    ["8615", ["Annastraße 2", "Annastraße 2a", "Annastraße 10", "Äußeres Pfaffengäßchen 1"]],
    ["am alten", ["Am Alten Einlaß 12"]],
    ["am alten einlaß 12, 86199 göggingen", []],
    ["am alten einlaß 86199 gögg", ["Am Alten Einlaß 12"]],
    ["Annastraße 2", ["Annastraße 2", "Annastraße 2a"]],
    ["Annastraße 2a", ["Annastraße 2a"]],
    ["augsburg anna 10", ["Annastraße 10"]],
    ["anna gögg", []],
    ["%", []],
    [
      "   ",
      [
        "'-Weg",
        "Am Alten Einlaß 12",
        "Annastraße 2",
        "Annastraße 2a",
        "Annastraße 10",
        "Äußeres Pfaffengäßchen 1",
        "Zeuggasse 12",
      ],
    ],
  ])("are found by %j", async (text, expected) => {
    expect(await found({ filter: { text } })).toEqual(expected);
    expect(await read({ filter: { text } })).toMatchObject({
      totalCount: expected.length,
      totalCountExceeded: false,
    });
  });

  test("are restricted to postal codes, and refuse filters beyond their limits", async () => {
    expect(await found({ filter: { postalCodes: ["86152", "00000", "86199"], text: "a" } })).toEqual([
      "Am Alten Einlaß 12",
      "Äußeres Pfaffengäßchen 1",
    ]);
    const { codes } = await call(harness.database.db, harness.people.member, list, {
      filter: { text: "x".repeat(101) },
    });
    expect(codes).toEqual(["bad_request"]);
  });

  const input = {
    ags,
    postalCode: " 86150 ",
    location: "Augsburg",
    district: "",
    street: "Neue Straße",
    houseNumber: "7",
    letter: "",
    partNumber: "",
    supplements: "",
    houseNumberLetter: "7",
  };
  const saved = async (changes: Readonly<Record<string, unknown>>, caller = harness.people.member) => {
    const { data, codes } = await call(harness.database.db, caller, save, {
      input: { ...input, ...changes },
    });
    type Payload = {
      residentialPropertyEdge: {
        cursor: string;
        node: { id: string; revision: number; street: string };
      } | null;
      errors: { code: string; field: string[] | null }[];
    };
    return { codes, payload: (data as { saveResidentialProperty: Payload } | null)?.saveResidentialProperty };
  };

  test.each([
    ["", "required"],
    ["9761000", "ags_invalid"],
    ["09162000", "ags_outside_commune"],
  ])("are not those of other communes: %j", async (propertyAgs, code) => {
    const { payload } = await saved({ propertyAgs });
    expect(payload).toMatchObject({
      residentialPropertyEdge: null,
      errors: [{ code, field: ["propertyAgs"] }],
    });
  });

  test("are added, changed and removed one by one, each with an activity entry", async () => {
    await clearActivities(harness.database.db);
    const added = await saved({});
    const id = added.payload?.residentialPropertyEdge?.node.id;
    expect(added.payload).toMatchObject({
      residentialPropertyEdge: { node: { ags, street: "Neue Straße", revision: 1 } },
      errors: [],
    });
    expect(await read()).toMatchObject({ totalCount: 8 });
    const after = added.payload?.residentialPropertyEdge?.cursor;
    expect(await found({ after })).toEqual(["Zeuggasse 12"]);

    const changed = await saved({ id, revision: 1, district: "Mitte" });
    expect(changed.payload).toMatchObject({
      residentialPropertyEdge: { node: { revision: 2, district: "Mitte" } },
    });
    const stale = await saved({ id, revision: 1, district: "Nord" });
    expect(stale.payload).toMatchObject({
      residentialPropertyEdge: { node: { revision: 2, district: "Mitte" } },
      errors: [{ code: "conflict" }],
    });
    const doubled = await saved({ street: "Annastraße", houseNumber: "10" });
    expect(doubled.payload).toMatchObject({ errors: [{ code: "not_unique", field: ["houseNumber"] }] });

    const run = (revision: number) =>
      call(harness.database.db, harness.people.member, remove, { input: { items: [{ id, revision }] } });
    expect((await run(1)).data).toMatchObject({
      removeResidentialProperties: { removedIds: [], conflicts: [{ id }], errors: [{ code: "conflict" }] },
    });
    expect((await run(2)).data).toMatchObject({
      removeResidentialProperties: { removedIds: [id], conflicts: [], errors: [] },
    });
    expect(await read()).toMatchObject({ totalCount: 7 });
    const entries = await harness.database.db.selectFrom("activity").select(["type", "label"]).execute();
    expect(entries).toEqual(
      Array.from({ length: 3 }, () => ({
        type: "SAVE_RESIDENTIAL_PROPERTIES",
        label: "Neue Straße 7, 86150 Augsburg",
      })),
    );
  });

  test("are refused with all problems at once", async () => {
    const { payload } = await saved({
      postalCode: "8615",
      location: " ",
      district: "x".repeat(101),
      street: "",
      houseNumber: "1".repeat(21),
      letter: "a\u0007",
      partNumber: "1".repeat(11),
      supplements: "x".repeat(101),
      houseNumberLetter: "x".repeat(31),
    });
    expect(payload?.residentialPropertyEdge).toBeNull();
    const found = payload?.errors.map(({ code, field }) => [field?.[0], code]) ?? [];
    expect(found).toHaveLength(9);
    expect(Object.fromEntries(found)).toEqual({
      street: "required",
      houseNumber: "text_too_long",
      letter: "text_invalid",
      partNumber: "text_too_long",
      houseNumberLetter: "text_too_long",
      supplements: "text_too_long",
      postalCode: "postal_code_invalid",
      location: "required",
      district: "text_too_long",
    });
  });

  test("of a commune outside the caller's scope are neither changed nor exported", async () => {
    expect((await saved({ ags: foreignAgs })).codes).toEqual(["insufficient_permissions"]);
    const source = `mutation($input: ExportResidentialPropertiesInput!) { exportResidentialProperties(input: $input) { download { url } } }`;
    const { codes } = await call(harness.database.db, harness.people.member, source, {
      input: { ags: foreignAgs },
    });
    expect(codes).toEqual(["insufficient_permissions"]);
  });

  test("that fail to load report it", async () => {
    const ctx = { ...(await contextOf(harness.database.db, harness.people.member)) };
    const broken = { ...ctx, db: ctx.db.withSchema("nowhere") };
    const page = { first: 10, last: null, after: null, before: null, field: null, isDescending: false };
    await expect(listResidentialProperties(broken, ags, {}, page)).rejects.toMatchObject({
      extensions: { code: "residential_properties_load_error" },
    });
  });
});
