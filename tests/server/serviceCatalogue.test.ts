import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { serviceCatalogue } from "#domain/serviceCatalogue";
import { toNodeId } from "#server/nodeId";
import type { Database } from "#server/storage/database/database";
import { bothDatabases } from "../support/databases";
import { storeCatalogueFee } from "../support/fees";
import { memberOf } from "../support/serverCalls";
import { harnessTime, serverHarness } from "../support/serverHarness";

/** Enabled in both communes of Bavaria, and awaited by one of Hesse. */
const everywhere = "ikfz-neuzulassung";
/** Enabled in one of two. */
const partly = "ew-meldebescheinigung";
/** Disabled in the only one. */
const disabled = "fs-ersterteilung";
/** Offered by no commune, and awaited by one. */
const awaited = "service-portal";

const [augsburg, muenchen, kassel, fulda] = ["09761000", "09162000", "06611000", "06631009"] as const;

async function store(db: Database): Promise<void> {
  await sql`
    insert into commune (ags, name, unit, state, initial, search_text, initialization, initial_services) values
      (${augsburg}, 'Augsburg', 'Stadt', 'BY', 'A', ${`\naugsburg\n${augsburg}\n86150\n`}, 'initialized', '{}'),
      (${muenchen}, 'München', 'Stadt', 'BY', 'M', ${`\nmunchen\nmuenchen\n${muenchen}\n`}, 'initialized', '{}'),
      (${kassel}, 'Kassel', 'Stadt', 'HE', 'K', ${`\nkassel\n${kassel}\n`}, 'not_initialized', ${[everywhere, partly]}),
      (${fulda}, 'Fulda', 'Stadt', 'HE', 'F', ${`\nfulda\n${fulda}\n`}, 'not_initialized', '{}')`.execute(db);
  await sql`
    insert into commune_service (commune_ags, service_id, is_enabled, updated_at, updated_by_name) values
      (${augsburg}, ${everywhere}, true, '2026-03-01T10:00Z', 'anna'),
      (${muenchen}, ${everywhere}, true, '2026-03-01T10:00Z', null),
      (${augsburg}, ${partly}, true, '2026-03-01T10:00Z', 'anna'),
      (${muenchen}, ${partly}, false, '2026-03-01T10:00Z', 'anna'),
      (${kassel}, ${partly}, true, '2026-03-01T10:00Z', 'anna'),
      (${augsburg}, ${disabled}, false, '2026-03-01T10:00Z', 'anna')`.execute(db);
  // One application each on the first and on the last of 30 days, and on the day before; one is not folded yet.
  await sql`
    insert into statistics_sum (commune_ags, service_id, unit, day, figure, bucket, amount)
    select ags, ${everywhere}, 'DAY', day::date, 'SUBMITTED', 0, 1
    from unnest(array['', ${augsburg}::text]) as ags, unnest(array['2026-10-21', '2026-10-22', '2026-11-20']) as day
    union all select '', ${everywhere}, 'DAY', '2026-11-20', 'COMPLETED', 0, 7`.execute(db);
  await sql`
    insert into statistics_change (commune_ags, service_id, day, figure, bucket, amount)
    values (${augsburg}, ${everywhere}, '2026-11-20', 'SUBMITTED', 0, 1)`.execute(db);
  await storeOwnContent(db);
}

/** Augsburg has its own version of everything. */
async function storeOwnContent(db: Database): Promise<void> {
  const key = sql`${augsburg}, ${everywhere}`;
  const at = "2026-05-02T10:00:00Z";
  await storeCatalogueFee(db, "fee", { serviceId: everywhere });
  await sql`
    insert into service_texts (commune_ags, service_id, languages, updated_at, updated_by_name)
    values (${key}, '{de}', '2026-04-01T10:00Z', 'berta')`.execute(db);
  await sql`
    insert into service_text (commune_ags, service_id, key, language, live_value, has_draft, draft_value, revision)
    values (${key}, 'a', 'de', 'x', false, null, 1), (${key}, 'b', 'de', 'x', true, 'y', 1), (${key}, 'c', 'de', null, true, 'z', 1)`.execute(
    db,
  );
  await sql`
    insert into service_fee (commune_ags, service_id, fee_id, text, is_active, updated_at, updated_by_name)
    values (${key}, 'fee', 'Eigen', true, ${at}, 'carla'), (${key}, 'reset', null, null, '2026-03-02T10:00Z', 'carla')`.execute(
    db,
  );
  await sql`
    insert into service_setting (commune_ags, service_id, key, value)
    values (${key}, 'a', '1'), (${key}, 'b', '2'), (null, ${everywhere}, 'a', '0')`.execute(db);
  await sql`insert into service_form (commune_ags, service_id, fields) values (${key}, '[]')`.execute(db);
  await sql`update service_form set updated_at = '2026-02-01T10:00Z'`.execute(db);
  await sql`
    insert into fee_rule (commune_ags, service_id, nodes, updated_at)
    values (${key}, '[]', '2026-02-01T10:00Z'), (null, ${partly}, '[]', '2026-02-01T10:00Z')`.execute(db);
}

interface Listed {
  readonly totalCount: number;
  readonly pageInfo: Readonly<Record<string, unknown>>;
  readonly edges: readonly { readonly cursor: string; readonly node: Readonly<Record<string, unknown>> }[];
}

describe.each(bothDatabases)("on $name", async (kind) => {
  const harness = await serverHarness(kind);
  beforeAll(() => store(harness.open.db));
  afterAll(() => harness.open.close());

  const list = async (variables: Record<string, unknown>, fields = "serviceId", token?: string) => {
    const source = `query ($filter: ServiceFilter, $orderBy: ServiceOrder, $first: Int, $last: Int, $after: String,
      $before: String) { services(filter: $filter, orderBy: $orderBy, first: $first, last: $last, after: $after,
      before: $before) { totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
      edges { cursor node { ${fields} } } } }`;
    return (await harness.read(source, variables, token))["services"] as Listed;
  };
  const idsOf = ({ edges }: Listed) => edges.map(({ node }) => node["serviceId"]);
  const find = async (filter: object) => idsOf(await list({ filter, first: 200 }));
  const read = async (serviceId: string, fields: string) =>
    (await harness.read(`query ($id: String!) { service(serviceId: $id) { ${fields} } }`, { id: serviceId }))[
      "service"
    ] as Readonly<Record<string, unknown>> | null;
  const communesOf = async (serviceId: string, args = "", fields = "ags") => {
    const found = await read(
      serviceId,
      `communes${args} { totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
        edges { cursor node { ${fields} } } }`,
    );
    return found?.["communes"] as Listed;
  };
  const agsOf = async (args: string, serviceId = everywhere) =>
    (await communesOf(serviceId, args)).edges.map(({ node }) => node["ags"]);

  test("Catalogue of services: counts communes, enabled and awaiting ones, applications and fees", async () => {
    const fields = `id serviceId group nameDe nameEn capabilities state communeCount enabledCount waitingCount
      applicationCount systemFeeCount hasFeeRule`;
    const { edges, totalCount } = await list({ first: 200 }, fields);
    expect(totalCount).toBe(serviceCatalogue.length);
    const byId = new Map(edges.map(({ node }) => [node["serviceId"], node]));
    expect(byId.get(everywhere)).toEqual({
      id: toNodeId("Service", everywhere),
      serviceId: everywhere,
      group: "ikfz",
      nameDe: "Neuzulassung",
      nameEn: "New vehicle registration",
      capabilities: ["statistics", "text", "files", "settings", "forms", "fees", "persistence"],
      state: "ENABLED",
      communeCount: 2,
      enabledCount: 2,
      waitingCount: 1,
      applicationCount: 3,
      systemFeeCount: 1,
      hasFeeRule: false,
    });
    // Kassel is not initialized, but offers it already.
    expect(byId.get(partly)).toMatchObject({
      state: "PARTLY_ENABLED",
      communeCount: 3,
      enabledCount: 2,
      waitingCount: 0,
      applicationCount: 0,
      hasFeeRule: true,
    });
    expect(byId.get(disabled)).toMatchObject({ state: "DISABLED", communeCount: 1, enabledCount: 0 });
    // The initialization without chosen services adds the service portal.
    expect(byId.get(awaited)).toMatchObject({ state: "NOT_OFFERED", communeCount: 0, waitingCount: 1 });
    for (const serviceId of [everywhere, partly, disabled, awaited]) {
      expect(await read(serviceId, fields)).toEqual(byId.get(serviceId));
    }
  });

  test("Catalogue of services: an unknown service is null", async () => {
    expect(await read("ew-unbekannt", "id")).toBeNull();
  });

  test("Catalogue of services: resolves node ids, for holders of the permission only", async () => {
    const source = `query ($id: ID!) { node(id: $id) { __typename id } }`;
    const id = toNodeId("Service", partly);
    expect(await harness.read(source, { id })).toEqual({ node: { __typename: "Service", id } });
    const member = await harness.logIn(`member-${kind.name}`, [memberOf(augsburg, everywhere)]);
    await expect(harness.read(source, { id }, member)).rejects.toMatchObject({
      extensions: { code: "insufficient_permissions" },
    });
    await expect(list({}, "serviceId", member)).rejects.toMatchObject({
      extensions: { code: "insufficient_permissions" },
    });
  });

  test.each([
    ["a German name, without accents", { text: "fuhrerschein" }, "fs-ersatzfuehrerschein"],
    ["an umlaut as vowel and e", { text: "Führungszeugnis" }, "ew-fuehrungszeugnis"],
    ["an English name", { text: "NEW VEHICLE" }, everywhere],
    ["an id", { text: "ikfz-neuz" }, everywhere],
    ["a group", { groups: ["ikfz"] }, everywhere],
    ["services enabled everywhere", { states: ["ENABLED"] }, everywhere],
    ["services enabled in some communes", { states: ["PARTLY_ENABLED"] }, partly],
    ["services enabled nowhere", { states: ["DISABLED"] }, disabled],
    ["services that communes await", { isAwaited: true }, awaited],
    ["services that no commune offers", { isOffered: false }, awaited],
  ])("Catalogue of services: finds %s", async (_name, filter, expected) => {
    const found = await find(filter);
    expect(found).toContain(expected);
    expect(found.length).toBeLessThan(serviceCatalogue.length);
  });

  test("Catalogue of services: filters combine, and capabilities must all be there", async () => {
    expect(await find({ isOffered: true })).toEqual([partly, disabled, everywhere]);
    expect(await find({ isOffered: true, states: ["ENABLED", "DISABLED"] })).toEqual([disabled, everywhere]);
    expect(await find({ isOffered: true, groups: ["ew", "at"] })).toEqual([partly]);
    expect(await find({ isAwaited: true, capabilities: ["text", "fees"] })).toEqual([everywhere]);
    expect(await find({ isOffered: false, states: ["ENABLED"] })).toEqual([]);
    expect(await find({ text: " ", groups: [], capabilities: [], states: [] })).toHaveLength(
      serviceCatalogue.length,
    );
    await expect(find({ text: "x".repeat(101) })).rejects.toMatchObject({
      extensions: { code: "bad_request" },
    });
  });

  test.each([
    ["GROUP", "ASC", ["ew-meldebescheinigung", "ew-erweitertemeldebescheinigung"]],
    ["GROUP", "DESC", ["parken-bewohnerparkausweis", "fundbuero-fundanzeige"]],
    ["NAME_DE", "ASC", ["fin-abfallbehaelter", "ew-nebenwohnungabmeldung"]],
    ["NAME_DE", "DESC", ["owi-zeugenfragebogen", "ikfz-kennzeichenreservierung"]],
    ["NAME_EN", "ASC", ["fs-begleitetesfahren", "aw-aenderungnebenbestimmungen"]],
    ["COMMUNE_COUNT", "DESC", [partly, everywhere]],
    ["ENABLED_COUNT", "DESC", [everywhere, partly]],
    ["APPLICATION_COUNT", "DESC", [everywhere, "parken-bewohnerparkausweis"]],
  ])("Catalogue of services: sorts by %s %s", async (field, direction, expected) => {
    const found = idsOf(await list({ orderBy: { field, direction }, first: 200 }));
    expect(found.slice(0, 2)).toEqual(expected);
    expect(new Set(found).size).toBe(serviceCatalogue.length);
  });

  test("Catalogue of services: sorts umlauts with their vowel", async () => {
    const orderBy = { field: "NAME_DE", direction: "ASC" };
    const found = idsOf(await list({ orderBy, filter: { groups: ["aw", "ew"] }, first: 200 }));
    const at = (id: string) => found.indexOf(id);
    expect(at("aw-aenderungnebenbestimmungen")).toBeLessThan(at("ew-wohnsitzanmeldung"));
    expect(at("ew-uebermittlungssperre")).toBeLessThan(at("ew-ummeldung"));
  });

  test("Catalogue of services: pages forwards and backwards through the filtered rows", async () => {
    const filter = { capabilities: ["fees"] };
    const expected = await find(filter);
    const forwards: unknown[] = [];
    let after: unknown = null;
    for (let more = true; more;) {
      const page: Listed = await list({ filter, first: 30, after });
      expect(page.totalCount).toBe(expected.length);
      expect(page.pageInfo["hasPreviousPage"]).toBe(after !== null);
      forwards.push(...idsOf(page));
      after = page.pageInfo["endCursor"];
      more = page.pageInfo["hasNextPage"] === true;
    }
    expect(forwards).toEqual(expected);
    const last = await list({ filter, last: 10 });
    expect(idsOf(last)).toEqual(expected.slice(-10));
    expect(last.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    const before = await list({ filter, last: 10, before: last.pageInfo["startCursor"] });
    expect(idsOf(before)).toEqual(expected.slice(-20, -10));
    expect(before.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: true });
    // The row of the cursor does not match this filter.
    const other = await list({
      filter: { groups: ["other"] },
      first: 10,
      after: before.pageInfo["endCursor"],
    });
    expect(idsOf(other)).toEqual(await find({ groups: ["other"] }));
  });

  test("Catalogue of services: refuses cursors of another order, and invalid page sizes", async () => {
    const { pageInfo } = await list({ first: 1 });
    const after = pageInfo["endCursor"];
    const orderBy = { field: "NAME_DE", direction: "ASC" };
    for (const variables of [{ orderBy, after }, { after: "x" }, { first: 201 }, { first: 1, last: 1 }]) {
      await expect(list(variables)).rejects.toMatchObject({ extensions: { code: "bad_request" } });
    }
  });

  test("Communes of a service: shows what each has of its own, the latest change and applications", async () => {
    const fields = `ags communeName state textCount draftCount fileCount feeCount hasFeeRule settingCount hasForm
      changedAt changedBy applicationCount`;
    const { edges } = await communesOf(everywhere, "", fields);
    const none = {
      textCount: 0,
      draftCount: 0,
      fileCount: 0,
      feeCount: 0,
      settingCount: 0,
      applicationCount: 0,
    };
    const inherited = { ...none, hasFeeRule: false, hasForm: false };
    expect(edges.map(({ node }) => node)).toEqual([
      {
        ags: augsburg,
        communeName: "Augsburg",
        state: "ENABLED",
        textCount: 2,
        draftCount: 2,
        fileCount: 0,
        feeCount: 1,
        hasFeeRule: true,
        settingCount: 2,
        hasForm: true,
        changedAt: "2026-05-02T10:00:00.000Z",
        changedBy: "carla",
        applicationCount: 3,
      },
      {
        ...inherited,
        ags: kassel,
        communeName: "Kassel",
        state: "WAITING",
        changedAt: null,
        changedBy: null,
      },
      {
        ...inherited,
        ags: muenchen,
        communeName: "München",
        state: "ENABLED",
        changedAt: null,
        changedBy: null,
      },
    ]);
  });

  test("Communes of a service: the figures of the catalogue are the lengths of the filtered lists", async () => {
    for (const serviceId of [everywhere, partly, disabled, awaited]) {
      const use = await read(serviceId, "communeCount enabledCount waitingCount");
      const count = async (states: string) =>
        (await communesOf(serviceId, `(filter: { states: [${states}] }, first: 1)`)).totalCount;
      expect(await count("ENABLED, DISABLED")).toBe(use?.["communeCount"]);
      expect(await count("ENABLED")).toBe(use?.["enabledCount"]);
      expect(await count("WAITING")).toBe(use?.["waitingCount"]);
    }
  });

  test("Communes of a service: filters by text, Land, state and own content", async () => {
    expect(await agsOf(`(filter: { text: "munch" })`)).toEqual([muenchen]);
    expect(await agsOf(`(filter: { text: "8615" })`)).toEqual([augsburg]);
    expect(await agsOf(`(filter: { federalStates: [HE] })`)).toEqual([kassel]);
    expect(await agsOf(`(filter: { states: [DISABLED] })`, partly)).toEqual([muenchen]);
    expect(await agsOf(`(filter: { states: [WAITING], federalStates: [BY] })`)).toEqual([]);
    for (const own of ["TEXTS", "DRAFTS", "FEES", "FEE_RULE", "SETTINGS", "FORM"]) {
      expect(await agsOf(`(filter: { ownContent: [${own}] })`)).toEqual([augsburg]);
    }
    expect(await agsOf(`(filter: { ownContent: [FILES] })`)).toEqual([]);
    expect(await agsOf(`(filter: { ownContent: [FILES, FEES] })`)).toEqual([augsburg]);
    expect(await agsOf(`(filter: { text: "", states: [], federalStates: [], ownContent: [] })`)).toHaveLength(
      3,
    );
  });

  test("Communes of a service: pages forwards and backwards by name", async () => {
    const first = await communesOf(everywhere, "(first: 2)");
    expect(first.totalCount).toBe(3);
    const after = String(first.pageInfo["endCursor"]);
    expect(await agsOf(`(first: 2, after: "${after}")`)).toEqual([muenchen]);
    const last = await communesOf(everywhere, "(last: 1)");
    expect(last.pageInfo).toMatchObject({ hasPreviousPage: true, hasNextPage: false });
    expect(await agsOf(`(last: 2, before: "${String(last.pageInfo["startCursor"])}")`)).toEqual([
      augsburg,
      kassel,
    ]);
  });

  test("Communes of a service: files set up with the service are no own files", async () => {
    const { db } = harness.open;
    const sha256 = "a".repeat(64);
    await sql`insert into stored_blob (sha256, byte_size) values (${sha256}, 0)`.execute(db);
    await sql`
      insert into service_file (commune_ags, service_id, path, path_key, sha256, media_type, updated_at, updated_by_name)
      values (${muenchen}, ${everywhere}, 'a.txt', 'a.txt', ${sha256}, 'text/plain', ${harnessTime}, 'dora'),
        (${muenchen}, ${everywhere}, 'b.txt', 'b.txt', ${sha256}, 'text/plain', ${harnessTime}, null)`.execute(
      db,
    );
    const { edges } = await communesOf(
      everywhere,
      `(filter: { ownContent: [FILES] })`,
      "ags fileCount changedAt",
    );
    expect(edges.map(({ node }) => node)).toEqual([
      { ags: muenchen, fileCount: 1, changedAt: harnessTime.toISOString() },
    ]);
    await sql`delete from service_file`.execute(db);
  });
});
