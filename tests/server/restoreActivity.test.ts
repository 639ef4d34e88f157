import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, test } from "vitest";
import { defaultBookingLayout } from "#domain/accounting/bookingLayout";
import type { EndpointName } from "#domain/endpoints";
import type { FeedbackState } from "#domain/feedback/feedback";
import { selectCurrent } from "#server/domain/installation/systemSettings";
import { toNodeId } from "#server/nodeId";
import { allJobs, selectJobs } from "#server/storage/automatedJobs/jobRows";
import { storeLayout } from "../support/bookingRuns";
import { communeMutations } from "../support/communeMutations";
import { bothDatabases } from "../support/databases";
import { ownFeedback } from "../support/matrix/feedbackCalls";
import type { FieldCall } from "../support/matrix/fieldCall";
import { kbaCalls } from "../support/matrix/kbaCalls";
import { ownProcess } from "../support/matrix/processCalls";
import { securityListCalls } from "../support/matrix/securityListCalls";
import { matrixTime, openWorld } from "../support/matrix/world";
import { addUser, memberOf, systemRole } from "../support/serverCalls";

const entryFields = `id type changes { path before after } restorability reason
  restoredBy { id type } restores { id } correlationId relatedCount`;

interface SeenEntry {
  readonly id: string;
  readonly type: string;
  readonly changes: readonly { readonly path: string; readonly before: unknown; readonly after: unknown }[];
  readonly restorability: string | null;
  readonly restoredBy: { readonly id: string; readonly type: string } | null;
  readonly restores: { readonly id: string } | null;
  readonly correlationId: string;
  readonly relatedCount: number;
}

interface Payload {
  readonly activity: SeenEntry | null;
  readonly restored: SeenEntry | null;
  readonly errors: readonly { readonly code: string; readonly field: readonly string[] | null }[];
}

/** Values that belong to a change itself, and not to its object, or that only identify the object. */
const isOwn = (path: string) =>
  ["reason", "listAction", "securityList", "entries", "count", "kbaUser", "rating", "submittedAt"].includes(
    path,
  );

const valuesOf = (changes: SeenEntry["changes"]) =>
  changes
    .filter(({ path }) => !isOwn(path))
    .map(({ path, before, after }): [path: string, before: unknown, after: unknown] => [path, before, after])
    .toSorted(([one], [other]) => (one < other ? -1 : 1));

describe.each(bothDatabases)("Restoring entries ($name)", async (kind) => {
  const open = await kind.open();
  afterAll(() => open.close());
  const world = await openWorld(open.db);
  const { support, member } = world;

  const send = async (endpoint: EndpointName, source: string, variables: object, by = support) => {
    const { data, codes } = await world.send(endpoint, by, source, { ...variables });
    return { data: data as Readonly<Record<string, never>> | null, codes };
  };
  /** Calls a mutation and returns the entries that it wrote, oldest first. */
  const change = async (endpoint: EndpointName, name: string, input: object): Promise<SeenEntry[]> => {
    const { rows: known } = { rows: await open.db.selectFrom("activity").select("id").execute() };
    const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
    const source = `mutation ($input: ${type}!) { payload: ${name}(input: $input) { errors { code } } }`;
    const { data, codes } = await send(endpoint, source, { input });
    expect([codes, (data as { payload: { errors: unknown } } | null)?.payload.errors]).toEqual([[], []]);
    const rows = await open.db.selectFrom("activity").select("id").orderBy("id").execute();
    const ids = rows.filter(({ id }) => !known.some((one) => one.id === id)).map(({ id }) => id);
    return Promise.all(ids.map((id) => entryOf(toNodeId("Activity", id))));
  };
  const entryOf = async (id: string): Promise<SeenEntry> => {
    const source = `query ($id: ID!) { node(id: $id) { ... on Activity { ${entryFields} } } }`;
    const { data, codes } = await send("mgt-v2", source, { id });
    expect(codes).toEqual([]);
    return (data as unknown as { node: SeenEntry }).node;
  };
  const restore = async (id: string, reason: string | null = "Grund", by = support) => {
    const confirmed = ["fee_inactive", "running_period_change", "feedback_personal_data"];
    const source = `mutation ($input: RestoreActivityInput!) { restoreActivity(input: $input) {
      activity { ${entryFields} } restored { ${entryFields} } errors { code field } } }`;
    const { data, codes } = await send("mgt-v2", source, { input: { id, confirmed, reason } }, by);
    return { codes, ...(data as { restoreActivity: Payload } | null)?.restoreActivity };
  };
  const inputOf = async (name: string) => {
    const mutation = communeMutations.find((one) => one.name === name);
    if (!mutation) throw new Error(`There is no ${name}.`);
    return mutation.input(await world.communeFor(`restore ${name}`));
  };
  const archived = async (isArchived: boolean) => ({
    id: toNodeId(
      "Process",
      String(await ownProcess(world, { status: "SUCCESS", record: isArchived ? "ACTIVE" : "ARCHIVED" })),
    ),
    revision: 1,
    isArchived,
  });

  const userItem = async (active: boolean, roles = systemRole("SUPPORT")) => {
    const id = await addUser(open.db, { username: randomUUID(), roles, active, passwordHash: "x" });
    if (!active) {
      const inactive = { deactivated_at: matrixTime, deactivation_reason: "Elternzeit" };
      await open.db.updateTable("user_account").set(inactive).where("id", "=", id).execute();
    }
    return { id: toNodeId("User", id), revision: 1 };
  };
  const user = async () => {
    const { ags } = await world.communeFor("restore users");
    const item = await userItem(true, [memberOf(ags, "ew-meldebescheinigung", "pw-eheurkunde")]);
    const roles = [{ type: "MEMBER", ags, services: ["pw-eheurkunde"] }];
    return { ...item, username: randomUUID(), email: `${randomUUID()}@example.org`, roles };
  };
  const feedbackDecision = async (state: FeedbackState, next: FeedbackState) => ({
    items: [{ id: await ownFeedback(world, { state, rating: 1 + (await feedbackCount()) }), revision: 1 }],
    state: next,
    reason: "Grund",
    confirmed: ["feedback_personal_data"],
  });
  const feedbackNote = async () => ({
    id: await ownFeedback(world, { rating: 1 + (await feedbackCount()), note: "Rückruf" }),
    revision: 1,
    note: "Erledigt",
  });
  const feedbackCount = async () => (await open.db.selectFrom("feedback").select("id").execute()).length;
  const systemFee = async () => {
    const key = { serviceId: "ew-meldebescheinigung", feeId: "overridden", numbers: null };
    const first = [{ value: 1_000, taxRate: 0, validFrom: "2026-01-01" }];
    await change("mgt", "saveSystemFee", { ...key, revision: 1, text: "Eins", prices: first });
    const prices = [{ value: 4_200, taxRate: 1_900, validFrom: "2026-02-01", validTo: "2026-12-31" }];
    return { ...key, revision: 2, text: "Zwei", prices };
  };
  const ofCall = (calls: Readonly<Record<string, FieldCall>>, name: string) => async () =>
    (await calls[`Mutation.${name}`]?.own(world, support))?.["input"] as object;

  const enabling = async () => {
    const { disabledService: id } = await world.communeFor("restore enabling");
    return { items: [{ id, revision: 1 }], isEnabled: true };
  };
  const extensions = async () => {
    const { enabledService: id } = await world.communeFor("restore extensions");
    const first = [{ key: "zusatz_art", value: "eins" }];
    const input = { id, settings: [], extensions: first };
    await change("mgt", "saveServiceSettings", { ...input, revision: 0 });
    const next = [
      { key: "zusatz_art", value: "zwei" },
      { key: "noch_etwas", value: "neu" },
    ];
    return { ...input, revision: 1, extensions: next };
  };
  const ownFee = async () => {
    const { ags, enabledService: communeServiceId } = await world.communeFor("restore fee");
    const prices = [{ value: 4_200, taxRate: 1_900, validFrom: "2026-02-01", validTo: "2026-12-31" }];
    return { communeServiceId, feeId: "own", revision: 1, text: `Anders ${ags}`, prices };
  };

  const layout = async () => {
    const { ags } = await world.communeFor("restore layouts");
    const id = toNodeId("SavedBookingLayout", await storeLayout(open.db, { commune_ags: ags }));
    const columns = [{ column: "TOTAL", header: "Euro" }, { column: "DATE" }];
    const changed = { ...defaultBookingLayout, columns, separator: "TAB", hasTotals: true };
    return { id, revision: 1, commune: ags, name: `Kasse ${randomUUID()}`, layout: changed };
  };
  const removal = async () => {
    const { id, revision } = await layout();
    return { id, revision };
  };
  const job = async (name: string | null) => {
    const stored = (await selectJobs(open.db)).get(name ?? allJobs);
    return { ...(name !== null && { name }), revision: stored?.revision ?? 0 };
  };
  const resumed = async () => {
    const name = "drop-expired";
    await change("mgt", "pauseAutomatedJob", { ...(await job(name)), note: "Umzug", until: null });
    return job(name);
  };
  const settings = async () => ({
    revision: (await selectCurrent(open.db)).revision,
    changes: { exportLimit: 4_000, supportContact: "Telefon 123" },
  });

  const reversible: readonly (readonly [
    type: string,
    endpoint: EndpointName,
    mutation: string,
    input: () => Promise<object>,
  ])[] = [
    ["SAVE_COMMUNE", "mgt", "saveCommune", () => inputOf("saveCommune")],
    ["SAVE_COMMUNE_POSTAL_CODES", "mgt", "savePostalCode", () => inputOf("savePostalCode")],
    ["SAVE_COMMUNE_REGISTER_OFFICES", "mgt", "saveRegisterOffice", () => inputOf("saveRegisterOffice")],
    ["SAVE_COMMUNE_STATES", "mgt", "saveCountry", () => inputOf("saveCountry")],
    [
      "SAVE_RESIDENTIAL_PROPERTIES",
      "mgt",
      "saveResidentialProperty",
      () => inputOf("saveResidentialProperty"),
    ],
    [
      "SAVE_COMMUNE_SERVICE_WATERMETER_READING",
      "mgt",
      "saveWaterMeterReadingCommune",
      () => inputOf("saveWaterMeterReadingCommune"),
    ],
    ["a removal", "mgt", "removeCountries", () => inputOf("removeCountries")],
    ["DISABLE_SERVICE", "mgt", "setCommuneServicesEnabled", () => inputOf("setCommuneServicesEnabled")],
    ["ENABLE_SERVICE", "mgt", "setCommuneServicesEnabled", enabling],
    ["SAVE_SERVICE_CONFIG", "mgt", "saveServiceSettings", () => inputOf("saveServiceSettings")],
    ["SAVE_SERVICE_CONFIG with further keys", "mgt", "saveServiceSettings", extensions],
    ["SAVE_SERVICE_LANGUAGES", "mgt", "saveTextLanguages", () => inputOf("saveTextLanguages")],
    [
      "SAVE_RESIDENTIAL_PROPERTIES of a source",
      "mgt",
      "saveResidentialPropertySource",
      () => inputOf("saveResidentialPropertySource"),
    ],
    ["SAVE_SERVICE_FEE", "mgt", "saveFee", ownFee],
    ["CHANGE_SERVICE_FEE", "mgt", "setFeeStatus", () => inputOf("setFeeStatus")],
    ["RESET_SERVICE_FEE", "mgt", "resetFee", () => inputOf("resetFee")],
    ["SAVE_SERVICE_FEE_METADATA", "mgt", "saveFeeMetadata", () => inputOf("saveFeeMetadata")],
    ["RESET_SERVICE_FEE_METADATA", "mgt", "resetFeeMetadata", () => inputOf("resetFeeMetadata")],
    ["RESTORE_SERVICE_FEE_METADATA", "mgt", "restoreFeeMetadata", () => inputOf("restoreFeeMetadata")],
    ["SAVE_SERVICE_FEE of the catalogue", "mgt", "saveSystemFee", systemFee],
    ["UPDATE_USER", "mgt", "saveUser", user],
    [
      "DEACTIVATE_USER",
      "mgt",
      "deactivateUser",
      async () => ({ ...(await userItem(true)), reason: "Grund" }),
    ],
    ["REACTIVATE_USER", "mgt", "reactivateUser", () => userItem(false)],
    ["APPROVE_FEEDBACK", "mgt-v2", "decideFeedback", () => feedbackDecision("NEW", "APPROVED")],
    [
      "WITHDRAW_FEEDBACK",
      "mgt-v2",
      "decideFeedback",
      () => feedbackDecision("APPROVED", "NOT_FOR_PUBLICATION"),
    ],
    ["SAVE_FEEDBACK_NOTE", "mgt-v2", "saveFeedbackNote", feedbackNote],
    ["SAVE_KBA_SETTINGS", "ikfz", "saveKbaSettings", ofCall(kbaCalls, "saveKbaSettings")],
    [
      "CHANGE_SECURITY_LIST",
      "ikfz",
      "removeSecurityListEntries",
      ofCall(securityListCalls, "removeSecurityListEntries"),
    ],
    ["ARCHIVE_PROCESS", "process", "archiveProcess", () => archived(true)],
    ["UNARCHIVE_PROCESS", "process", "archiveProcess", () => archived(false)],
    ["SAVE_BOOKING_LAYOUT", "mgt-v2", "saveBookingLayout", layout],
    ["REMOVE_BOOKING_LAYOUT", "mgt-v2", "removeBookingLayout", removal],
    [
      "SWITCH_AUTOMATED_JOB",
      "mgt",
      "pauseAllAutomatedJobs",
      async () => ({ ...(await job(null)), note: "Wartung", until: null }),
    ],
    ["the end of a pause", "mgt", "resumeAutomatedJob", resumed],
    ["SAVE_SETTINGS", "mgt", "saveSystemSettings", settings],
  ];

  test.each(reversible)("restores the values before %s", async (_type, endpoint, name, input) => {
    const entry = (await change(endpoint, name, await input()))[0];
    if (!entry) throw new Error("There is no entry.");
    expect(entry).toMatchObject({ restorability: "RESTORABLE", restoredBy: null, restores: null });

    const { activity, restored, errors, codes } = await restore(entry.id);
    expect([codes, errors]).toEqual([[], []]);
    const undone = valuesOf(activity?.changes ?? []);
    expect(undone).toEqual(valuesOf(entry.changes).map(([path, from, to]) => [path, to, from]));
    expect(activity).toMatchObject({ restores: { id: entry.id } });
    expect(restored).toMatchObject({
      restorability: "RESTORED",
      restoredBy: { id: activity?.id, type: activity?.type },
    });
    expect((await restore(entry.id)).errors).toMatchObject([{ code: "conflict" }]);
    // The restore is reversible itself, unless it added the object again.
    if (activity?.restorability === null) return;
    expect((await restore(activity?.id ?? "")).errors).toEqual([]);
    expect(await entryOf(entry.id)).toMatchObject({ restorability: "RESTORABLE" });
  });

  test("asks for the reason of a change that requires one", async () => {
    const [entry] = await change("mgt", "reactivateUser", await userItem(false));
    expect(await restore(entry?.id ?? "", null)).toMatchObject({
      activity: null,
      errors: [{ code: "required", field: ["reason"] }],
    });
    expect(await restore(entry?.id ?? "", "Wieder weg")).toMatchObject({
      activity: { type: "DEACTIVATE_USER", reason: "Wieder weg" },
      errors: [],
    });
  });

  test("refuses what was changed since, and what cannot be restored", async () => {
    const commune = await world.communeFor("changed since");
    const { ags } = commune;
    const [first] = await change("mgt", "saveCommune", { ags, revision: 1, name: "Eins", unit: "Stadt" });
    const [second] = await change("mgt", "saveCommune", { ags, revision: 2, name: "Zwei", unit: "Stadt" });
    expect(await entryOf(first?.id ?? "")).toMatchObject({ restorability: "CHANGED_SINCE" });
    expect(await restore(first?.id ?? "")).toMatchObject({ activity: null, errors: [{ code: "conflict" }] });
    expect((await restore(second?.id ?? "")).errors).toEqual([]);
    expect((await restore(first?.id ?? "")).errors).toEqual([]);

    const added = await change("mgt", "saveCountry", { ags, name: "Norwegen", isEu: false });
    expect(added).toMatchObject([{ restorability: null }]);
    const refusal = [{ code: "status_not_allowed", field: null }];
    expect(await restore(added[0]?.id ?? "")).toMatchObject({ activity: null, errors: refusal });
    expect(await restore("x")).toMatchObject({
      restored: null,
      errors: [{ code: "not_found", field: ["id"] }],
    });
  });

  test("checks the input like the change itself, and then changes nothing", async () => {
    const { ags, country: id } = await world.communeFor("validation");
    const [entry] = await change("mgt", "saveCountry", {
      ags,
      id,
      revision: 1,
      name: "Norwegen",
      isEu: false,
    });
    await change("mgt", "saveCountry", { ags, name: "Österreich", isEu: true });
    expect(await restore(entry?.id ?? "")).toMatchObject({
      activity: null,
      errors: [{ code: "not_unique", field: null }],
    });
    expect(await entryOf(entry?.id ?? "")).toMatchObject({ restorability: "RESTORABLE", restoredBy: null });
  });

  test("needs the permission of the log, and that of the change", async () => {
    const { ags } = await world.communeFor("permission");
    const [entry] = await change("mgt", "saveCommune", { ags, revision: 1, name: "Eins", unit: "Stadt" });
    expect((await restore(entry?.id ?? "", "Grund", member)).codes).toEqual(["insufficient_permissions"]);
    // Support may not change administrators.
    const [deactivation] = await change("mgt", "deactivateUser", {
      ...(await userItem(true)),
      reason: "Nur hier",
    });
    const { id: userId } = await open.db
      .selectFrom("user_account")
      .select("id")
      .where("deactivation_reason", "=", "Nur hier")
      .executeTakeFirstOrThrow();
    await open.db.updateTable("user_role").set({ type: "ADMIN" }).where("user_id", "=", userId).execute();
    expect((await restore(deactivation?.id ?? "")).codes).toEqual(["insufficient_permissions"]);
  });

  test("links the entries of one action, but not those of others", async () => {
    const { ags, enabledService, disabledService } = await world.communeFor("action");
    const items = [enabledService, disabledService].map((id) => ({ id, revision: 1 }));
    const input = { ags, revision: 1, serviceIds: ["ikfz-neuzulassung", "ikfz-umschreibung"] };
    const [one, other] = await change("mgt", "addCommuneServices", input);
    expect(one).toMatchObject({ correlationId: other?.correlationId, relatedCount: 2 });
    const [alone] = await change("mgt", "setCommuneServicesEnabled", { items, isEnabled: false });
    expect(alone).toMatchObject({ relatedCount: 1 });
    expect(alone?.correlationId).not.toBe(one?.correlationId);
    const source = `query ($id: ID) { activities(filter: { correlationId: $id }) { edges { node { id } } } }`;
    const { data } = await send("mgt-v2", source, { id: one?.correlationId });
    const { edges } = (data as unknown as { activities: { edges: { node: { id: string } }[] } }).activities;
    expect(edges.map(({ node }) => node.id)).toEqual([other?.id, one?.id]);
  });
});
