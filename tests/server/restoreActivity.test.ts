import { afterAll, describe, expect, test } from "vitest";
import type { EndpointName } from "#domain/endpoints";
import { toNodeId } from "#server/nodeId";
import { communeMutations } from "../support/communeMutations";
import { bothDatabases } from "../support/databases";
import { openWorld } from "../support/matrix/world";
import { ownProcess } from "../support/matrix/processCalls";

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
  const restore = async (id: string, confirmed: readonly string[] | null = null, by = support) => {
    const source = `mutation ($input: RestoreActivityInput!) { restoreActivity(input: $input) {
      activity { ${entryFields} } restored { ${entryFields} } errors { code field } } }`;
    const { data, codes } = await send("mgt-v2", source, { input: { id, confirmed } }, by);
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
    ["ARCHIVE_PROCESS", "process", "archiveProcess", () => archived(true)],
    ["UNARCHIVE_PROCESS", "process", "archiveProcess", () => archived(false)],
  ];

  test.each(reversible)("restores the values before %s", async (_type, endpoint, name, input) => {
    const entry = (await change(endpoint, name, await input()))[0];
    if (!entry) throw new Error("There is no entry.");
    expect(entry).toMatchObject({ restorability: "RESTORABLE", restoredBy: null, restores: null });

    const { activity, restored, errors, codes } = await restore(entry.id);
    expect([codes, errors]).toEqual([[], []]);
    const swapped = entry.changes.map(({ path, before, after }) => ({ path, before: after, after: before }));
    expect(activity).toMatchObject({ changes: swapped, restores: { id: entry.id } });
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
    expect((await restore(entry?.id ?? "", null, member)).codes).toEqual(["insufficient_permissions"]);
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
