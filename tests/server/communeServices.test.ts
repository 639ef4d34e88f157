import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { storeCommuneRecords, type CommuneRecords } from "../support/communeRecords";
import { databases } from "../support/databases";
import { harnessTime, serverHarness } from "../support/serverHarness";
import { memberOf } from "../support/serverCalls";

const service = "id serviceId isEnabled revision";
const conflict = { code: "conflict", params: { by: "", at: expect.any(String) } };
const entry = { actor_name: "support", at: harnessTime };

interface Service {
  readonly id: string;
  readonly serviceId: string;
  readonly isEnabled: boolean;
  readonly revision: number;
}

describe.each(databases)("Services of a commune on $name", async (kind) => {
  let of: CommuneRecords;
  let number = 0;
  const harness = await serverHarness(kind);
  beforeEach(async () => {
    number += 1;
    of = await storeCommuneRecords(harness.open.db, `091000${String(number).padStart(2, "0")}`);
  });
  afterAll(() => harness.open.close());

  const services = async (token?: string) => {
    const source = `query ($ags: AGS!) { commune(ags: $ags) { services { ${service} } } }`;
    const { commune } = await harness.read(source, { ags: of.ags }, token);
    return (commune as { services: Service[] }).services;
  };
  const add = async (serviceIds: readonly string[], revision = 1) => {
    const selection = `commune { revision services { ${service} } }`;
    const input = { ags: of.ags, revision, serviceIds };
    const { payload, errors } = await harness.mutate("addCommuneServices", selection, input);
    return { payload: payload as { commune: { revision: number; services: Service[] } | null }, errors };
  };
  const setEnabled = async (items: readonly object[], isEnabled: boolean) => {
    const selection = `communeServices { ${service} }`;
    const { payload, errors } = await harness.mutate("setCommuneServicesEnabled", selection, {
      items,
      isEnabled,
    });
    return { payload: payload as { communeServices: Service[] }, errors };
  };
  const removeService = (id: string, revision = 1) =>
    harness.mutate("removeCommuneService", "removedCommuneServiceId commune { serviceIds }", {
      id,
      revision,
    });
  const namesOf = (found: readonly Service[]) => found.map(({ serviceId }) => serviceId);

  test("are in catalogue order; members see only those of their roles", async () => {
    const member = await harness.logIn("member", [memberOf(of.ags, "pw-eheurkunde")]);
    expect(await services()).toEqual([
      { id: of.enabledService, serviceId: "ew-meldebescheinigung", isEnabled: true, revision: 1 },
      { id: of.disabledService, serviceId: "pw-eheurkunde", isEnabled: false, revision: 1 },
    ]);
    expect(namesOf(await services(member))).toEqual(["pw-eheurkunde"]);
    const node = "query ($id: ID!) { node(id: $id) { ... on CommuneService { serviceId } } }";
    expect(await harness.read(node, { id: of.disabledService }, member)).toEqual({
      node: { serviceId: "pw-eheurkunde" },
    });
    expect(await harness.read(node, { id: of.enabledService }, member)).toEqual({ node: null });
  });

  test("are added enabled, with an entry each and one new revision of the commune", async () => {
    const { payload, errors } = await add(["ikfz-neuzulassung", "ew-ummeldung"]);
    expect(errors).toEqual([]);
    expect(payload.commune?.revision).toBe(2);
    const expected = ["ew-meldebescheinigung", "ew-ummeldung", "pw-eheurkunde", "ikfz-neuzulassung"];
    expect(namesOf(payload.commune?.services ?? [])).toEqual(expected);
    const added = { ...entry, type: "ADD_COMMUNE_SERVICE", before: null, after: { isEnabled: true } };
    expect(await harness.entries(of.ags)).toEqual([
      { ...added, service_id: "ikfz-neuzulassung", label: "Neuzulassung" },
      { ...added, service_id: "ew-ummeldung", label: "Ummeldung innerhalb der Kommune" },
    ]);
    const late = await add(["ew-abmeldung"]);
    expect(late.errors).toEqual([
      { code: "conflict", params: { by: "support", at: harnessTime.toISOString() } },
    ]);
    expect(namesOf(late.payload.commune?.services ?? [])).toEqual(expected);
  });

  test.each([
    [[], [{ code: "required", field: "serviceIds" }]],
    [
      ["ew-ummeldung", "pw-eheurkunde", "ew-ummeldung"],
      [
        { code: "services_duplicates", field: "serviceIds.1", params: { service: "pw-eheurkunde" } },
        { code: "services_duplicates", field: "serviceIds.2", params: { service: "ew-ummeldung" } },
      ],
    ],
    [["ew-unsinn"], [{ code: "service_unknown", field: "serviceIds.0", params: { service: "ew-unsinn" } }]],
    [
      Array.from({ length: 201 }, () => "ew-ummeldung"),
      [{ code: "list_too_long", field: "serviceIds", params: { max: "200" } }],
    ],
  ])("refuses %# as a whole", async (serviceIds, errors) => {
    const answer = await add(serviceIds);
    expect(answer).toMatchObject({ payload: { commune: null }, errors });
    expect(await services()).toHaveLength(2);
    expect(await harness.entries(of.ags)).toEqual([]);
  });

  test("are switched together; those already in that state are unchanged", async () => {
    const items = [of.enabledService, of.disabledService].map((id) => ({ id, revision: 1 }));
    const { payload, errors } = await setEnabled(items, true);
    expect(errors).toEqual([]);
    expect(payload.communeServices).toEqual([
      { id: of.enabledService, serviceId: "ew-meldebescheinigung", isEnabled: true, revision: 1 },
      { id: of.disabledService, serviceId: "pw-eheurkunde", isEnabled: true, revision: 2 },
    ]);
    expect(await services()).toEqual(payload.communeServices);
    expect(await harness.entries(of.ags)).toEqual([
      {
        ...entry,
        type: "ENABLE_SERVICE",
        service_id: "pw-eheurkunde",
        label: "Eheurkunde",
        before: { isEnabled: false },
        after: { isEnabled: true },
      },
    ]);
    const off = await setEnabled([{ id: of.disabledService, revision: 2 }], false);
    expect(off.payload.communeServices[0]).toMatchObject({ isEnabled: false, revision: 3 });
    expect((await harness.entries(of.ags)).at(-1)).toMatchObject({ type: "DISABLE_SERVICE" });
  });

  test("an undo with the returned revisions is a separate change; after another user's change it is refused", async () => {
    const off = await setEnabled([{ id: of.enabledService, revision: 1 }], false);
    const answered = off.payload.communeServices.map(({ id, revision }) => ({ id, revision }));
    expect(answered).toEqual([{ id: of.enabledService, revision: 2 }]);
    const back = await setEnabled(answered, true);
    expect(back.payload.communeServices[0]).toMatchObject({ isEnabled: true, revision: 3 });
    const entries = await harness.entries(of.ags);
    expect(entries.map(({ type }) => type)).toEqual(["DISABLE_SERVICE", "ENABLE_SERVICE"]);
    expect((await setEnabled(answered, false)).errors).toMatchObject([{ code: "conflict" }]);
    expect(await harness.entries(of.ags)).toHaveLength(2);
  });

  test("are switched all or none", async () => {
    const before = await services();
    const [fresh, stale] = [
      { id: of.disabledService, revision: 1 },
      { id: of.enabledService, revision: 7 },
    ];
    const answer = await setEnabled([fresh, stale], true);
    expect(answer.errors).toEqual([conflict]);
    expect(answer.payload.communeServices.map(({ revision }) => revision)).toEqual([1, 1]);
    const gone = {
      id: Buffer.from(`CommuneService:${of.ags}/ew-abmeldung`).toString("base64url"),
      revision: 1,
    };
    for (const unknown of [gone, { ...gone, id: of.country }]) {
      expect((await setEnabled([fresh, unknown], true)).errors).toEqual([
        { code: "not_found", field: "items.1.id" },
      ]);
    }
    await expect(setEnabled([fresh, fresh], true)).rejects.toThrow("bad_request");
    expect(
      (
        await setEnabled(
          Array.from({ length: 1_001 }, () => fresh),
          true,
        )
      ).errors,
    ).toEqual([{ code: "list_too_long", field: "items", params: { max: "1000" } }]);
    expect(await services()).toEqual(before);
  });

  test("are removed, and can then be added again", async () => {
    expect((await removeService(of.enabledService, 3)).errors).toEqual([conflict]);
    const { payload, errors } = await removeService(of.enabledService);
    expect(errors).toEqual([]);
    expect(payload).toMatchObject({
      removedCommuneServiceId: of.enabledService,
      commune: { serviceIds: ["pw-eheurkunde"] },
    });
    expect((await harness.entries(of.ags)).at(-1)).toEqual({
      ...entry,
      type: "REMOVE_COMMUNE_SERVICE",
      service_id: "ew-meldebescheinigung",
      label: "Meldebescheinigung",
      before: { isEnabled: true },
      after: null,
    });
    const again = await removeService(of.enabledService);
    expect(again).toMatchObject({
      payload: { removedCommuneServiceId: null, commune: null },
      errors: [{ code: "not_found", field: "id" }],
    });
    expect((await add(["ew-meldebescheinigung"])).errors).toEqual([]);
  });
});
