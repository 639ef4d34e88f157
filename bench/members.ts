import { readFileSync } from "node:fs";
import { graphql } from "graphql";
import { sql } from "kysely";
import { activityTypes } from "#domain/activityTypes";
import { ownTaskKinds } from "#domain/ownTasks";
import type { Context } from "#server/context";
import { createSchema } from "#server/graphql/endpoint";
import { createLoaders } from "#server/loaders";
import { mgtResolvers } from "#server/mgt/resolvers";
import { mgtV2Resolvers } from "#server/mgt-v2/resolvers";
import type { Database } from "#server/storage/database/database";
import { storeManyAttention } from "../tests/support/manyAttention";
import { readRegister, storeCommunes } from "../tests/support/register";
import { openProcessStore } from "./processStore";
import { median, type Report } from "./report";

const repeats = 15;
const processes = 300_000;
const users = 5_000;
const entriesPerService = 20;

const tasks = `query ($kinds: [OwnTaskKind!]) { ownTasks(kinds: $kinds) { kind totalCount count tasks {
  id urgency ags communeName serviceId count missingCount outdatedCount since endsOn changedAt name } } }`;
const state = `query ($ags: AGS!, $serviceId: String!) { communeService(ags: $ags, serviceId: $serviceId) { isEnabled
  isFavourite state { switchedAt switchedBy { username } nextSwitch { at action } drafts missingTexts outdatedTexts feeGaps
    lastChange { at by { username } } portalUrl } } }`;
const history = `query ($ags: AGS!, $serviceId: String!) { serviceHistory(commune: $ags, serviceId: $serviceId) {
  totalCount edges { node { id at type actor { username } changes { path } } } } }`;
const searchFor = (part: string) => `query ($text: String!) { quickSearch(text: $text) { ${part} } }`;
const offers = `query ($communes: [AGS!]!) { communeOffers(communes: $communes) { ags serviceIds } }`;

const searches = {
  users: searchFor("users { key label }"),
  resources: searchFor("resources { key label }"),
  communes: searchFor("communes { key label }"),
  all: searchFor("users { key label } resources { key label } communes { key label } record { id }"),
};
const texts = ["person-4711", "rest-01000016", "86150", "0976", "neukirchen", "nichts dergleichen"];

/** Time of what members see first and of the command palette, with 11,000 communes of about 5 services. */
export async function members(report: Report): Promise<void> {
  const store = await openProcessStore("postgres");
  const { db, ctx } = store;
  const mgt = createSchema(readFileSync("schema/mgt.graphql", "utf8"), mgtResolvers);
  const mgtV2 = createSchema(readFileSync("schema/mgt-v2.graphql", "utf8"), mgtV2Resolvers);
  const measure = async (
    what: string,
    viewer: Context["viewer"],
    source: string,
    variables: Record<string, unknown>,
  ) => {
    const times: number[] = [];
    const schema = source === history ? mgtV2 : mgt;
    for (let round = 0; round < repeats; round += 1) {
      const contextValue = { ...ctx, viewer, loaders: createLoaders(db) };
      const begin = performance.now();
      const { data, errors } = await graphql({ schema, source, variableValues: variables, contextValue });
      times.push(performance.now() - begin);
      if (errors?.[0]) throw errors[0];
      if (JSON.stringify(data).includes('"tasks":null')) throw new Error(`${what} took too long.`);
    }
    report.add("members, 11,000 communes, postgres", what, median(times), "ms");
  };
  try {
    await fill(db, store.fill);
    for (const count of [1, 40, 1_000]) {
      const viewer = await memberOf(db, ctx.viewer, count);
      for (const kind of ownTaskKinds)
        await measure(`${kind}, ${count} communes`, viewer, tasks, { kinds: [kind] });
      await measure(`all tasks, ${count} communes`, viewer, tasks, {});
      const [role] = viewer?.roles ?? [];
      const service = { ags: role?.ags, serviceId: role?.services[0] };
      await measure(`state of a service, ${count} communes`, viewer, state, service);
      await measure(`history of a service, ${count} communes`, viewer, history, service);
      const communes = viewer?.roles.slice(0, 10).map(({ ags }) => ags);
      await measure(`offers of communes, ${count} communes`, viewer, offers, { communes });
    }
    for (const text of texts) {
      for (const [part, source] of Object.entries(searches)) {
        await measure(`search ${part} for ${text}, support`, ctx.viewer, source, { text });
      }
    }
    const communes = (await db.selectFrom("commune").select("ags").limit(10).execute()).map(({ ags }) => ags);
    await measure("offers of communes, support", ctx.viewer, offers, { communes });
  } finally {
    await store.close();
  }
}

/** Stores all communes, applications, what needs attention, and log entries of each service. */
async function fill(db: Database, storeProcesses: (count: number, mark: string) => Promise<void>) {
  const stored = new Set((await db.selectFrom("commune").select("ags").execute()).map(({ ags }) => ags));
  await storeCommunes(
    db,
    readRegister().filter(({ ags }) => !stored.has(ags)),
  );
  // Sums of statistics take far longer than the processes.
  await sql`alter table process disable trigger user`.execute(db);
  await storeProcesses(processes, "a");
  await storeManyAttention(db, users, 0);
  await db.connection().execute(async (one) => {
    await sql`set session_replication_role = replica`.execute(one);
    await sql`
      insert into feedback (intake_key, commune_ags, service_id, rating, created_at, updated_at, read_at)
      select s.commune_ags || s.service_id || n, s.commune_ags, s.service_id, 3, now(), now(), case when n <> 1 then now() end
      from commune_service s, generate_series(1, 10) as n`.execute(one);
    await sql`
      insert into activity (at, type, actor_name, target_kind, target_id, commune_ags, service_id)
      select timestamptz '2026-01-01' + n * interval '1 day', (${activityTypes}::text[])[1 + n % ${activityTypes.length}::int],
        'person', 'service', service_id, commune_ags, service_id
      from commune_service, generate_series(1, ${entriesPerService}::int) as n`.execute(one);
    await sql`reset session_replication_role`.execute(one);
  });
  await sql`vacuum analyze`.execute(db);
}

/** A member of the first communes with all of their services. */
async function memberOf(db: Database, viewer: Context["viewer"], count: number): Promise<Context["viewer"]> {
  const { rows } = await sql<{ readonly ags: string; readonly services: readonly string[] }>`
    select commune_ags as ags, array_agg(service_id) as services from commune_service
    group by 1 order by md5(commune_ags) limit ${count}`.execute(db);
  return viewer && { ...viewer, roles: rows.map((row) => ({ type: "MEMBER" as const, ...row })) };
}
