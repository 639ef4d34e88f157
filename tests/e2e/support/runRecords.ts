/** Runs over many objects, of which the demo data has none. */
import { toNodeId } from "#server/nodeId";
import { call } from "./calls";
import type { App } from "./test";
import { beginSession, databaseOf } from "./walk";

const service = "ikfz-neuzulassung";

/** A dry run of each kind, ended without a change, so that the list of runs has it and other tests notice nothing. */
export async function prepareRuns(app: App): Promise<void> {
  const db = databaseOf(app);
  const token = await beginSession(db, "support");
  const prepare = async (endpoint: "mgt" | "mgt/process", name: string, input: object): Promise<void> => {
    const inputType = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
    const query = `mutation ($input: ${inputType}!) { ${name}(input: $input) { errors { code } } }`;
    const answer = await call(
      app.url,
      { query, variables: { input } },
      { token, path: `/${endpoint}/graphql` },
    );
    const payload = (
      answer.data as Readonly<Record<string, { readonly errors: readonly unknown[] }>> | null
    )?.[name];
    if (payload?.errors.length !== 0) throw new Error(`${name}: ${JSON.stringify(answer)}`);
  };
  const { rows: processes } = await db.query<{ id: string }>(
    "select id from process where status = 'ERROR' and record = 'ACTIVE' limit 1",
  );
  await prepare("mgt/process", "prepareProcessJob", {
    action: "COMPLETE",
    selection: { ids: processes.map(({ id }) => toNodeId("Process", id)) },
  });
  const { rows: texts } = await db.query<{ source: string; key: string }>(
    `select commune_ags || '/' || service_id as source, key from service_text
     where language = 'de' and live_value is not null and service_id = $1
       and commune_ags <> '09162000' order by source, key limit 1`,
    [service],
  );
  await prepare("mgt", "prepareTextTransfer", {
    id: toNodeId("CommuneService", texts[0]?.source ?? ""),
    keys: texts.map(({ key }) => key),
    languages: ["de"],
    communes: ["09162000"],
    mode: "DRAFT",
    overwrite: false,
  });
  await prepare("mgt", "prepareFeeChange", {
    feeIds: [toNodeId("SystemFee", `${service}/wunschkennzeichen`)],
    kind: "PERCENT",
    percent: 100,
    day: "2099-01-01",
    group: "ALL",
  });
  await prepare("mgt", "prepareServiceSwitch", {
    action: "DISABLE",
    serviceIds: [service],
    communes: ["09761000"],
  });
  await db.query(
    "update run set state = 'FINISHED', started_at = now(), finished_at = now() where state = 'PREPARED'",
  );
}
