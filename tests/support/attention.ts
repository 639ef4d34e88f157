/** Data that needs a person, of each kind, and calls about it. */
import { randomBytes, randomUUID } from "node:crypto";
import { invitationsEndBefore, keystoresEndBefore, type AttentionKind } from "#domain/attention";
import type { AutomatedJobName } from "#domain/automatedJobs";
import type { Database } from "#server/storage/database/database";
import type { DatabaseKind } from "./databases";
import { callIkfz } from "./ikfz";
import { augsburg, ebersberg, registration, storeKbaSettings, trier } from "./kba";
import { callProcess, storeProcess } from "./processCalls";
import { storeCommunes } from "./register";
import { onlyKey } from "./secretKeys";
import { addUser, call, memberOf, systemRole } from "./serverCalls";
import { storeInheritedTexts, textService } from "./serviceTexts";
import { addSession } from "./sessions";
import { storeSecrets } from "./storedSecrets";

/** Time of the calls, and the day. */
export const attentionTime = new Date("2026-11-20T10:00:00.000Z");
export const attentionDay = "2026-11-20";

export const largeGroup = "a".repeat(32);

const at = (text: string) => new Date(text);

/** Opens a database with initialized communes and a user of each role. */
export async function attentionHarness(kind: DatabaseKind) {
  const open = await kind.open();
  const { db } = open;
  const place = (ags: string, name: string, services: readonly string[]) => ({
    ags,
    name,
    unit: "Stadt",
    postalCodes: [],
    services,
  });
  await storeCommunes(db, [
    place(augsburg, "Augsburg", [registration, textService]),
    place(ebersberg, "Ebersberg", [registration]),
    place(trier, "Trier", [textService]),
  ]);
  await db.updateTable("commune").set({ initialization: "initialized" }).execute();
  const logIn = async (username: string, roles: Parameters<typeof addUser>[1]["roles"]) =>
    addSession(db, await addUser(db, { username, roles: roles ?? [] }), attentionTime);
  const tokens = {
    support: await logIn("support", systemRole("SUPPORT")),
    admin: await logIn("admin", systemRole("ADMIN")),
    member: await logIn("member", [memberOf(augsburg, registration)]),
  };
  return { open, db, tokens };
}

/** The tables whose rows the kinds read, in an order in which they can be emptied. */
const tables = [
  "attention_seen",
  "automated_job_run",
  "process",
  "kba_settings",
  "resource_version",
  "resource",
  "service_setting",
  "service_fee",
  "service_text_key",
  "service_texts",
  "water_meter_reading",
  "residential_property_source",
  "user_invitation",
] as const;

/** Removes all data that needs a person. */
export async function clearAttention(db: Database): Promise<void> {
  for (const table of tables) await db.deleteFrom(table).execute();
  await db
    .updateTable("commune")
    .set({ initialization: "initialized", initialization_error: null })
    .execute();
  await db.deleteFrom("user_account").where("username", "like", "invited%").execute();
}

/** Prices of a fee: first and last day. */
export type Periods = readonly (readonly [from: string, to: string | null])[];

/** Stores a fee; without a commune, of the catalogue. */
export async function storeFee(
  db: Database,
  feeId: string,
  periods: Periods,
  { ags = null, isActive = true }: { readonly ags?: string | null; readonly isActive?: boolean } = {},
): Promise<void> {
  const { id } = await db
    .insertInto("service_fee")
    .values({
      commune_ags: ags,
      service_id: registration,
      fee_id: feeId,
      text: `Gebühr ${feeId}`,
      is_active: isActive,
      metadata_state: "OWN",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const prices = periods.map(([valid_from, valid_to]) => ({ fee: id, valid_from, valid_to }));
  await db
    .insertInto("service_fee_price")
    .values(prices.map((price) => ({ ...price, value: 100, tax_rate: 0 })))
    .execute();
}

/** Stores an invited user; returns the bare id. */
export async function inviteUser(
  db: Database,
  username: string,
  link: {
    readonly expires_at: Date;
    readonly delivery?: "LINK" | "SENT" | "FAILED";
    readonly purpose?: "INVITATION" | "PASSWORD_RESET";
  },
  active = false,
): Promise<string> {
  const id = await addUser(db, { username, active });
  await db
    .insertInto("user_invitation")
    .values({
      user_id: id,
      token_hash: randomBytes(32),
      purpose: "INVITATION",
      delivery: "SENT",
      created_at: at("2026-11-18T08:00:00Z"),
      ...link,
    })
    .execute();
  return id;
}

/** Stores processes that failed with the same error. */
export async function storeErrors(
  db: Database,
  error_fingerprint: string,
  count: number,
  status: "ERROR" | "ERROR_WITHOUT_RETRY" = "ERROR",
) {
  for (let nth = 0; nth < count; nth += 1) {
    await storeProcess(db, {
      status,
      tries: 3,
      problem: "HTTP_STATUS",
      http_status: 503,
      error_text: `Dienst 4711 nicht erreichbar für max.muster@example.org (Vorgang ${nth})`,
      error_fingerprint,
      created_at: at(`2026-11-19T0${nth % 9}:00:00Z`),
      updated_at: at("2026-11-20T08:12:00Z"),
      commune_ags: augsburg,
      service_id: textService,
    });
  }
}

/** Stores a run of an automated job that ended in this state. */
export async function storeJobRun(
  db: Database,
  job_name: AutomatedJobName,
  state: "SUCCEEDED" | "FAILED",
  ended: Date,
): Promise<void> {
  const times = { due_at: ended, last_due_at: ended, started_at: ended, finished_at: ended };
  await db
    .insertInto("automated_job_run")
    .values({ id: randomUUID(), job_name, state, cause: "SCHEDULE", attempts: 1, ...times })
    .execute();
}

/** What makes a line of each kind. Each function stores all that its line needs. */
export const storeKind: Readonly<Record<AttentionKind, (db: Database) => Promise<unknown>>> = {
  PROCESS_ERROR_GROUP: async (db) => {
    await storeErrors(db, largeGroup, 6);
    await storeErrors(db, "b".repeat(32), 4);
  },
  PROCESS_WITHOUT_RETRY: (db) => storeErrors(db, "c".repeat(32), 2, "ERROR_WITHOUT_RETRY"),
  KBA_PASSWORD: async (db) => {
    await storeKbaSettings(db, { password_set_on: "2026-08-21" });
    await storeKbaSettings(db, { kba_user: "EBEKBA", commune_ags: ebersberg, password_set_on: "2026-08-30" });
    await storeKbaSettings(db, { kba_user: "NEUKBA", password_set_on: "2026-11-01" });
  },
  KEYSTORE: (db) =>
    db
      .insertInto("resource")
      .values([
        {
          version: "v1",
          type: "keystore",
          id: "alt",
          document: "a: b\n",
          expires_at: at("2026-11-30T12:00:00Z"),
        },
        {
          version: "v1",
          type: "keystore",
          id: "neu",
          document: "a: b\n",
          expires_at: at("2027-11-30T12:00:00Z"),
        },
      ])
      .execute(),
  SECRET_KEY: (db) => storeSecrets(db, onlyKey(), { ags: augsburg, serviceId: registration }),
  JOB_FAILED: async (db) => {
    await storeJobRun(db, "drop-expired", "SUCCEEDED", at("2026-11-19T04:30:00Z"));
    await storeJobRun(db, "drop-expired", "FAILED", at("2026-11-20T04:30:00Z"));
    await storeJobRun(db, "check-keystores", "FAILED", at("2026-11-19T04:30:00Z"));
    await storeJobRun(db, "check-keystores", "SUCCEEDED", at("2026-11-20T04:30:00Z"));
  },
  IMPORT_FAILED: (db) =>
    db
      .insertInto("residential_property_source")
      .values({
        commune_ags: augsburg,
        source: "OKKOMM_IMPORT",
        mode: "AUTOMATIC",
        last_failure: JSON.stringify({ code: "okkomm_failed", params: {} }),
        failing_since: at("2026-11-18T02:00:00Z"),
      })
      .execute(),
  COMMUNE_NOT_INITIALIZED: (db) =>
    db
      .updateTable("commune")
      .set({
        initialization: "not_initialized",
        initialization_at: at("2026-11-19T10:00:00Z"),
        initialization_error: JSON.stringify({ code: "service_unknown", params: { service: "x" } }),
      })
      .where("ags", "=", trier)
      .execute(),
  FEE_GAP: (db) =>
    storeFee(
      db,
      "luecke",
      [
        ["2026-01-01", "2026-11-10"],
        ["2027-01-01", null],
      ],
      { ags: augsburg },
    ),
  FEE_OVERLAP: (db) =>
    storeFee(db, "doppelt", [
      ["2026-01-01", null],
      ["2027-01-01", null],
    ]),
  WATER_METER_READING: (db) =>
    db
      .insertInto("water_meter_reading")
      .values({
        commune_ags: augsburg,
        name: "Ablesung",
        ags: augsburg,
        reading_from: "2026-11-01",
        reading_until: "2026-12-01",
      })
      .execute(),
  MAIL_REFUSED: (db) =>
    inviteUser(db, "invited.refused", { expires_at: at("2026-11-30T10:00:00Z"), delivery: "FAILED" }),
  INVITATION_EXPIRING: (db) => inviteUser(db, "invited.ending", { expires_at: at("2026-11-21T10:00:00Z") }),
  TEXT_INCOMPLETE: async (db) => {
    await storeInheritedTexts(db);
  },
  RESOURCE_DEPRECATED: (db) =>
    db
      .insertInto("resource")
      .values({ version: "v1", type: "restService", id: "alt", document: "a: b\n" })
      .execute(),
};

/** A line as selected. */
export interface SeenLine {
  readonly id: string;
  readonly kind: AttentionKind;
  readonly urgency: string;
  readonly subject: string | null;
  readonly count: number;
  readonly communeCount: number | null;
  readonly serviceCount: number | null;
  readonly since: string | null;
  readonly endsOn: string | null;
  readonly name: string | null;
  readonly seen: { readonly until: string; readonly count: number; readonly isOutgrown: boolean } | null;
}

/** The lines of a kind as selected. */
export interface SeenReport {
  readonly kind: AttentionKind;
  readonly lines: readonly SeenLine[] | null;
  readonly computedAt: string;
}

export const lineFields = `id kind urgency subject count communeCount serviceCount since endsOn name
  seen { until reason count isOutgrown by { username } at }`;

/** Reads the reports of some kinds, of all by default. */
export async function readReports(
  db: Database,
  token: string,
  kinds: readonly AttentionKind[] | null = null,
) {
  const source = `query ($kinds: [AttentionKind!]) { systemOverview { attention(kinds: $kinds) {
    kind computedAt lines { ${lineFields} } } } }`;
  const { data, codes } = await call<{
    readonly systemOverview: { readonly attention: readonly SeenReport[] };
  }>(db, { token, now: attentionTime }, source, { kinds });
  if (!data) throw new Error(codes.join());
  return data.systemOverview.attention;
}

/** The lines of one kind. */
export async function readLines(
  db: Database,
  token: string,
  kind: AttentionKind,
): Promise<readonly SeenLine[]> {
  const [report] = await readReports(db, token, [kind]);
  if (!report?.lines) throw new Error(`${kind} was not computed.`);
  return report.lines;
}

interface Counted {
  readonly list: { readonly totalCount: number; readonly edges: readonly unknown[] };
}

const listOf = (list: string, declared = "") =>
  `query ${declared} { list: ${list} { totalCount edges { cursor } } }`;

/** Counts the rows of the list that a line opens, through the contract of its endpoint. */
export async function countListOf(
  db: Database,
  token: string,
  { kind, subject }: Pick<SeenLine, "kind" | "subject">,
) {
  const caller = { token, now: attentionTime };
  const { data, codes } = await (async () => {
    switch (kind) {
      case "PROCESS_ERROR_GROUP":
        return callProcess<Counted>(
          db,
          caller,
          listOf(
            `processes(first: 200, filter: { records: [ACTIVE], statuses: [ERROR, ERROR_WITHOUT_RETRY], errorFingerprint: "${subject}" })`,
          ),
        );
      case "PROCESS_WITHOUT_RETRY":
        return callProcess<Counted>(
          db,
          caller,
          listOf("processes(first: 200, filter: { needsAttention: true })"),
        );
      case "KBA_PASSWORD":
        return callIkfz<Counted>(
          db,
          caller,
          listOf("kbaExpiries(first: 200, filter: { states: [EXPIRED, EXPIRING] })"),
        );
      case "KEYSTORE":
        return call<Counted>(
          db,
          caller,
          listOf(`resources(filter: { expiresBefore: "${keystoresEndBefore(attentionDay)}" })`),
        );
      case "RESOURCE_DEPRECATED":
        return call<Counted>(db, caller, listOf("resources(filter: { isDeprecated: true })"));
      case "MAIL_REFUSED":
        return call<Counted>(db, caller, listOf("users(filter: { isMailRefused: true })"));
      case "INVITATION_EXPIRING":
        return call<Counted>(
          db,
          caller,
          listOf(`users(filter: { invitationEndsBefore: "${invitationsEndBefore(attentionDay)}" })`),
        );
      default:
        return call<Counted>(db, caller, listOf("attentionItems(kind: $kind)", "($kind: AttentionKind!)"), {
          kind,
        });
    }
  })();
  if (!data) throw new Error(codes.join());
  const { totalCount, edges } = data.list;
  if (totalCount !== edges.length)
    throw new Error(`The list of ${kind} has ${edges.length} rows, not ${totalCount}.`);
  return totalCount;
}
