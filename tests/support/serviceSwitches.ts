/** Runs that switch services through the endpoint, executed like the server does. */
import { sql } from "kysely";
import { serviceSwitchRuns } from "#server/domain/services/switches/switchServices";
import { bareIdOf } from "#server/nodeId";
import type { Database } from "#server/storage/database/database";
import { insertBlob } from "#server/storage/services/blobs";
import { keptTables } from "#server/storage/services/keptServices";
import type { DatabaseKind } from "./databases";
import { storeCommunes } from "./register";
import { execute, type RunChanges } from "./runs";
import { harnessTime, serverHarness, type SeenError, type ServerHarness } from "./serverHarness";

/** A service with all kinds of own content. */
export const richService = "ikfz-kennzeichenreservierung";

/** A service of a commune within a run, as selected by these calls. */
export interface SeenSwitchItem {
  readonly id: string;
  readonly ags: string;
  readonly serviceId: string;
  readonly state: string;
  readonly wasEnabled: boolean | null;
  readonly obstacles: readonly string[];
  readonly openApplications: number;
  readonly preparedPrices: number;
  readonly drafts: number;
  readonly content: Readonly<Record<string, number>> | null;
  /** Code; null: no failure. */
  readonly error: string | null;
}

/** Who calls, and when; by default support at `harnessTime`. */
export interface SwitchCaller {
  readonly token?: string;
  readonly now?: Date;
}

interface Prepared {
  /** Node id; empty if refused. */
  readonly id: string;
  readonly errors: readonly SeenError[];
}

export interface SwitchHarness extends ServerHarness {
  /** Stores a commune with these services, enabled unless named otherwise; returns its AGS. */
  commune(services?: readonly string[], disabled?: readonly string[], ags?: string): Promise<string>;
  prepare(
    action: string,
    serviceIds: readonly string[],
    communes?: object,
    caller?: SwitchCaller,
  ): Promise<Prepared>;
  /** Calls another mutation about a run. */
  change(name: string, input: Readonly<Record<string, unknown>>, caller?: SwitchCaller): Promise<Prepared>;
  /** Executes a started run. */
  run(id: string, changes?: RunChanges): Promise<boolean>;
  /** Prepares, starts and executes; returns the node id. */
  apply(action: string, serviceIds: readonly string[], communes: readonly string[]): Promise<string>;
  node(id: string, fields: string, caller?: SwitchCaller): Promise<Record<string, unknown>>;
  /** The items by commune and service. */
  items(
    id: string,
    filter?: { readonly states?: readonly string[]; readonly obstacle?: string },
  ): Promise<readonly SeenSwitchItem[]>;
  /** The services of a commune with their state. */
  services(ags: string): Promise<Readonly<Record<string, boolean>>>;
}

const content = "texts files formFields settings fees feeRules reports listEntries";
const itemFields = `id serviceId state wasEnabled obstacles openApplications preparedPrices drafts
  content { ${content} } error { code }`;

interface Row {
  readonly ags: string;
  readonly items: readonly (Omit<SeenSwitchItem, "ags" | "error"> & {
    readonly error: { readonly code: string } | null;
  })[];
}

/** Opens a harness. */
export async function switchHarness(kind: DatabaseKind): Promise<SwitchHarness> {
  const harness = await serverHarness(kind);
  const { db } = harness.open;
  let number = 0;
  const mutate = async (
    name: string,
    input: Readonly<Record<string, unknown>>,
    caller: SwitchCaller = {},
  ): Promise<Prepared> => {
    const { payload, errors } = await harness.mutate(name, "run { id }", input, caller);
    const { run } = payload as { readonly run: { readonly id: string } | null };
    return { id: run?.id ?? "", errors };
  };
  const node = async (id: string, fields: string, { token, now }: SwitchCaller = {}) => {
    const source = `query ($id: ID!) { node(id: $id) { ... on ServiceSwitch { ${fields} } } }`;
    return (await harness.read(source, { id }, token, now))["node"] as Record<string, unknown>;
  };
  const self: SwitchHarness = {
    ...harness,
    async commune(services = [], disabled = [], ags = `0920${String((number += 1)).padStart(4, "0")}`) {
      const name = `Kommune ${ags}`;
      await storeCommunes(db, [
        { ags, name, unit: "Stadt", postalCodes: [], services: [...services, ...disabled] },
      ]);
      await db
        .updateTable("commune_service")
        .set({ is_enabled: false })
        .where("commune_ags", "=", ags)
        .where("service_id", "in", [...disabled, ""])
        .execute();
      return ags;
    },
    prepare: (action, serviceIds, communes = {}, caller) =>
      mutate("prepareServiceSwitch", { action, serviceIds, ...communes }, caller),
    change: mutate,
    async run(id, changes = {}) {
      const bareId = bareIdOf("ServiceSwitch", id) ?? "";
      return (await execute(db, serviceSwitchRuns, bareId, { now: () => harnessTime, ...changes })).isOver;
    },
    async apply(action, serviceIds, communes) {
      const { id } = await self.prepare(action, serviceIds, { communes });
      await mutate("startRun", { id });
      await self.run(id);
      return id;
    },
    node,
    async items(id, { states, obstacle } = {}) {
      const source = `query ($id: ID!, $states: [RunItemState!], $obstacle: ServiceSwitchObstacle) {
        node(id: $id) { ... on ServiceSwitch { rows(states: $states, obstacle: $obstacle, first: 200) {
          edges { node { ags items { ${itemFields} } } } } } } }`;
      const { node: run } = (await harness.read(source, { id, states, obstacle })) as {
        readonly node: { readonly rows: { readonly edges: readonly { readonly node: Row }[] } };
      };
      return run.rows.edges.flatMap(({ node: { ags, items } }) =>
        items.map(({ error, ...item }) => ({ ...item, ags, error: error?.code ?? null })),
      );
    },
    async services(ags) {
      const rows = await db
        .selectFrom("commune_service")
        .select(["service_id", "is_enabled"])
        .where("commune_ags", "=", ags)
        .orderBy("service_id")
        .execute();
      return Object.fromEntries(rows.map((row) => [row.service_id, row.is_enabled]));
    },
  };
  return self;
}

/** Gives a service own content of all kinds, some of it by a user who can be removed; returns the file's content. */
export async function fillService(db: Database, ags: string, userId: string): Promise<string> {
  const of = { commune_ags: ags, service_id: richService };
  const at = new Date("2026-11-01T08:09:10.123Z");
  const updated = {
    updated_at: at,
    updated_by_id: userId,
    updated_by_name: "amt",
    updated_by_role: "MEMBER",
  } as const;
  return db.transaction().execute(async (tx) => {
    const sha256 = await insertBlob(tx, Buffer.from(`file of ${ags}`));
    const former = await insertBlob(tx, Buffer.from(`former file of ${ags}`));
    const insert = sql`insert into`;
    await sql`update commune_service set settings_revision = 4 where commune_ags = ${ags}`.execute(tx);
    await tx
      .insertInto("service_setting")
      .values({
        ...of,
        key: "notify_email",
        value: "amt@example.org",
        updated_at: at,
        updated_by_name: "amt",
      })
      .execute();
    await tx
      .insertInto("service_form")
      .values({ ...of, fields: "[]", ...updated })
      .execute();
    await tx
      .insertInto("predefined_file")
      .values({ ...of, kind: "LOGO", sha256, media_type: "image/png", width: 3, height: 4, ...updated })
      .execute();
    await tx
      .insertInto("service_file")
      .values({ ...of, path: "a.txt", path_key: "a.txt", sha256, media_type: "text/plain", ...updated })
      .execute();
    await tx
      .insertInto("service_texts")
      .values({ ...of, languages: ["de", "tr"], revision: 7, updated_at: at, updated_by_name: "amt" })
      .execute();
    const texts = [
      { key: "a", language: "de", live_value: 'Ä "quoted"\n', live_basis: "b", revision: 3 },
      { key: "b", language: "tr", has_draft: true, draft_value: "d", revision: 7 },
    ];
    for (const text of texts)
      await tx
        .insertInto("service_text")
        .values({ ...of, ...text })
        .execute();
    await sql`with edition as (
        insert into service_text_edition (commune_ags, service_id, number, published_at, published_by_id, published_by_name)
        values (${ags}, ${richService}, 2, ${at}, ${userId}, 'amt') returning id)
      ${insert} service_text_change (edition_id, key, language, value_after) select id, 'a', 'de', 'Ä' from edition`.execute(
      tx,
    );
    await sql`with fee as (
        insert into service_fee (commune_ags, service_id, fee_id, text, is_active, revision)
        values (${ags}, ${richService}, '221.1', 'Gebühr', true, 5) returning id)
      ${insert} service_fee_price (fee, value, tax_rate, valid_from, valid_to)
      select id, 2790, 1900, from_day::date, until_day::date from fee
      cross join (values ('2021-01-01', '2026-12-31'), ('2027-01-01', null)) as p (from_day, until_day)`.execute(
      tx,
    );
    await sql`${insert} fee_rule (commune_ags, service_id, nodes, updated_by_id, updated_by_name)
      values (${ags}, ${richService}, '[]', ${userId}, 'amt')`.execute(tx);
    await sql`${insert} fee_rule_edition (commune_ags, service_id, number, nodes, saved_at, saved_by_id, saved_by_name)
      values (${ags}, ${richService}, 1, '[]', ${at}, ${userId}, 'amt')`.execute(tx);
    await sql`with snapshot as (
        insert into service_snapshot (commune_ags, service_id, reason, created_at, created_by_id, created_by_name,
          text_count, draft_count, file_count, field_count, languages, texts, predefined_files, files)
        values (${ags}, ${richService}, 'REINSTALL', ${at}, ${userId}, 'amt', 0, 0, 1, 0, array['de'], '[]', '[]', '[]')
        returning id)
      ${insert} service_snapshot_blob (snapshot_id, sha256) select id, ${former} from snapshot`.execute(tx);
    await sql`${insert} service_report (commune_ags, service_id, report, revision)
      values (${ags}, ${richService}, 'bescheid', 2)`.execute(tx);
    await sql`with version as (
        insert into report_template_version (commune_ags, service_id, report, action, kind, file_name, byte_size, sha256,
          contents, saved_at, saved_by_id, saved_by_name)
        values (${ags}, ${richService}, 'bescheid', 'UPLOAD', 'ODT', 'b.odt', 4, ${sha256},
          '{"placeholders": [], "expressions": []}', ${at}, ${userId}, 'amt') returning id)
      update service_report set current_id = version.id from version where commune_ags = ${ags}`.execute(tx);
    await sql`${insert} security_list_entry (commune_ags, list, pattern, display, is_domain, created_at, created_by_id,
        created_by_name)
      values (${ags}, 'BLACKLIST', 'A-BC*', 'A-BC*', false, ${at}, ${userId}, 'amt')`.execute(tx);
    return sha256;
  });
}

/** All rows that go with the services of a commune, by table. */
export async function contentOfCommune(
  db: Database,
  ags: string,
): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const parents: Readonly<Record<string, readonly [column: string, parent: string]>> = {
    service_text_change: ["edition_id", "service_text_edition"],
    service_fee_price: ["fee", "service_fee"],
    service_snapshot_blob: ["snapshot_id", "service_snapshot"],
  };
  const found: Record<string, readonly unknown[]> = {};
  for (const table of keptTables) {
    const [column, parent] = parents[table] ?? [];
    const where =
      column === undefined || parent === undefined
        ? sql`commune_ags = ${ags}`
        : sql`${sql.ref(column)} in (select id from ${sql.table(parent)} where commune_ags = ${ags})`;
    const { rows } = await sql<{ row: unknown }>`
      select to_jsonb(t) as row from ${sql.table(table)} t where ${where} order by to_jsonb(t)::text`.execute(
      db,
    );
    found[table] = rows.map(({ row }) => row);
  }
  return found;
}
