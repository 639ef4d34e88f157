import { afterAll, describe, expect, test } from "vitest";
import { storeCommuneRecords } from "../support/communeRecords";
import { databases } from "../support/databases";
import { harnessTime, serverHarness } from "../support/serverHarness";
import { memberOf } from "../support/serverCalls";

const ags = "09761000";
const selection = `commune {
  name unit revision updatedAt initialization updatedBy { userId username role }
}`;

interface Payload {
  readonly commune: Readonly<Record<string, unknown>> | null;
}

describe.each(databases)("Master data of a commune on $name", async (kind) => {
  const harness = await serverHarness(kind);
  await storeCommuneRecords(harness.open.db, ags);
  await storeCommuneRecords(harness.open.db, "05315000");
  const member = await harness.logIn("member", [memberOf(ags, "pw-eheurkunde")]);
  afterAll(() => harness.open.close());

  const save = async (input: object, token?: string) => {
    const caller = token === undefined ? {} : { token };
    const { payload, errors } = await harness.mutate("saveCommune", selection, { ags, ...input }, caller);
    return { commune: (payload as Payload).commune, errors };
  };
  const read = async (fields: string, token?: string) =>
    (await harness.read(`query ($ags: AGS!) { commune(ags: $ags) { ${fields} } }`, { ags }, token))[
      "commune"
    ];

  test("show who saved last; nobody before the first save", async () => {
    expect(await read("initialization revision updatedBy { username }")).toEqual({
      initialization: "NOT_INITIALIZED",
      revision: 1,
      updatedBy: null,
    });
    const { commune, errors } = await save({ name: " Ulm\u0308n ", unit: "Stadt", revision: 1 }, member);
    expect(errors).toEqual([]);
    expect(commune).toEqual({
      name: "Ulm̈n",
      unit: "Stadt",
      revision: 2,
      updatedAt: harnessTime.toISOString(),
      initialization: "NOT_INITIALIZED",
      updatedBy: { userId: expect.stringMatching(/^[\w-]+$/), username: "member", role: "MEMBER" },
    });
  });

  test("are found by the new name and initial at once, and still by the postal code", async () => {
    expect((await save({ name: "Öttingen", unit: "Markt", revision: 2 })).errors).toEqual([]);
    const find = async (filter: object) => {
      const source =
        "query ($filter: CommuneFilter) { communes(filter: $filter) { edges { node { ags } } } }";
      const { communes } = await harness.read(source, { filter: { ...filter, states: ["BY"] } });
      return (communes as { edges: object[] }).edges.length;
    };
    expect([await find({ text: "oettingen" }), await find({ text: "Ulm" })]).toEqual([1, 0]);
    expect([await find({ initial: "O" }), await find({ initial: "U" })]).toEqual([1, 0]);
    expect(await find({ text: "86150" })).toBe(1);
  });

  test("log an entry with both states", async () => {
    const entries = await harness.entries(ags);
    expect(entries.at(-1)).toEqual({
      type: "SAVE_COMMUNE",
      actor_name: "support",
      label: "",
      service_id: null,
      at: harnessTime,
      before: { name: "Ulm̈n", unit: "Stadt" },
      after: { name: "Öttingen", unit: "Markt" },
    });
  });

  test("log nothing and keep the revision if nothing changes", async () => {
    const before = await harness.entries(ags);
    const { commune, errors } = await save({ name: " Öttingen", unit: "Markt", revision: 3 }, member);
    expect(errors).toEqual([]);
    expect(commune).toMatchObject({ revision: 3 });
    expect(await harness.entries(ags)).toEqual(before);
  });

  test("return a conflict with the stored values and their author", async () => {
    const { commune, errors } = await save({ name: "Meine", unit: "Stadt", revision: 2 }, member);
    expect(errors).toEqual([{ code: "conflict", params: { by: "support", at: harnessTime.toISOString() } }]);
    expect(commune).toMatchObject({ name: "Öttingen", unit: "Markt", revision: 3 });
  });

  test.each([
    [
      { name: " ", unit: "" },
      [
        { code: "required", field: "name" },
        { code: "required", field: "unit" },
      ],
    ],
    [
      { name: "n".repeat(201), unit: "u".repeat(101) },
      [
        { code: "text_too_long", field: "name", params: { max: "200" } },
        { code: "text_too_long", field: "unit", params: { max: "100" } },
      ],
    ],
    [{ name: "Neu\nstadt", unit: "Stadt" }, [{ code: "text_invalid", field: "name" }]],
    [{ name: "a", unit: "b", ags: "9761000" }, [{ code: "ags_invalid", field: "ags" }]],
    [{ name: "a", unit: "b", ags: "16051000" }, [{ code: "not_found", field: "ags" }]],
  ])("refuses %j", async (input, errors) => {
    expect(await save({ revision: 3, ...input })).toEqual({ commune: null, errors });
    expect(await read("revision")).toEqual({ revision: 3 });
  });

  test("accept the longest name, counted in characters", async () => {
    const name = "𝔞".repeat(200);
    expect((await save({ name, unit: "Stadt", revision: 3 })).errors).toEqual([]);
  });

  test("count only what the viewer sees", async () => {
    const fields = `counts {
      services enabledServices postalCodes registerOffices countries residentialProperties waterMeterReadingCommunes
    }`;
    const rest = {
      postalCodes: 1,
      registerOffices: 1,
      countries: 1,
      residentialProperties: 1,
      waterMeterReadingCommunes: 1,
    };
    expect(await read(fields)).toEqual({ counts: { services: 2, enabledServices: 1, ...rest } });
    // This member's only service is disabled.
    expect(await read(fields, member)).toEqual({ counts: { services: 1, enabledServices: 0, ...rest } });
  });

  test("are visible to the commune's members only, by a well-formed AGS", async () => {
    const stranger = await harness.logIn("stranger", [memberOf("05315000")]);
    expect(await read("ags", stranger)).toBeNull();
    for (const other of ["16051000", "9761000", "", "' or true --"]) {
      expect(await harness.read("query ($ags: AGS!) { commune(ags: $ags) { ags } }", { ags: other })).toEqual(
        {
          commune: null,
        },
      );
    }
    // Without its leading zero it is not an AGS.
    await expect(harness.read("query { commune(ags: 10041100) { ags } }")).rejects.toThrow(
      "An AGS must be a string",
    );
  });
});
