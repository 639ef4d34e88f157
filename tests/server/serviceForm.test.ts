import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { toNodeId } from "#server/nodeId";
import { databases } from "../support/databases";
import { storeProcess } from "../support/processCalls";
import { storeCommunes } from "../support/register";
import { memberOf } from "../support/serverCalls";
import { harnessTime, serverHarness } from "../support/serverHarness";

const serviceId = "ew-wohnsitzanmeldung";

const texts = (de: string) => [{ language: "de", text: de }];
const noRules = { minLength: null, maxLength: null, min: null, max: null, format: null };
const field = (key: string, changes: object = {}) => ({
  key,
  type: "TEXT",
  labels: texts(key),
  helpTexts: [],
  isRequired: false,
  isVisible: true,
  options: [],
  validation: noRules,
  ...changes,
});
type Field = ReturnType<typeof field>;

const text = "language text";
const selection = `form {
  isInherited inheritedFieldCount runningApplications updatedAt updatedBy { username role } revision
  fields {
    key type labels { ${text} } helpTexts { ${text} } isRequired isVisible
    options { value labels { ${text} } } validation { minLength maxLength min max format }
  }
}`;

interface Form {
  readonly fields: readonly Field[];
  readonly isInherited: boolean;
  readonly revision: number;
}

/** A row of the inherited form, as stored. */
const storedField = (key: string) => ({
  key,
  type: "TEXT",
  labels: { de: key },
  helpTexts: {},
  isRequired: false,
  isVisible: true,
  options: [],
  minLength: "",
  maxLength: "",
  min: "",
  max: "",
  format: "",
});

describe.each(databases)("Service form on $name", async (kind) => {
  let member: string;
  let ags: string;
  let id: string;
  let number = 0;
  const harness = await serverHarness(kind);
  const fields = JSON.stringify([storedField("strasse"), storedField("ort")]);
  await harness.open.db.insertInto("service_form").values({ service_id: serviceId, fields }).execute();
  beforeEach(async () => {
    number += 1;
    ags = `091000${String(number).padStart(2, "0")}`;
    id = toNodeId("CommuneService", `${ags}/${serviceId}`);
    const services = [serviceId, "ew-ummeldung", "service-portal"];
    await storeCommunes(harness.open.db, [
      { ags, name: `Kommune ${ags}`, unit: "Stadt", postalCodes: ["86150"], services },
    ]);
    member = await harness.logIn(`member${number}`, [memberOf(ags, serviceId)]);
  });
  afterAll(() => harness.open.close());

  const read = async (of = serviceId, token?: string) => {
    const source = `query ($ags: AGS!, $of: String!) { communeService(ags: $ags, serviceId: $of) { ${selection} } }`;
    const { communeService } = await harness.read(source, { ags, of }, token);
    return communeService as { form: Form | null } | null;
  };
  const save = async (fields: readonly object[], changes: object = {}, token = member) => {
    const input = { id, revision: 1, fields, ...changes };
    const { payload, errors } = await harness.mutate(
      "saveServiceForm",
      `communeService { ${selection} }`,
      input,
      { token },
    );
    return { form: (payload as { communeService: { form: Form } | null }).communeService?.form, errors };
  };
  const reset = async (revision: number, confirmed: readonly string[] = []) => {
    const input = { id, revision, confirmed };
    const { payload, errors } = await harness.mutate(
      "resetServiceForm",
      `communeService { ${selection} }`,
      input,
      { token: member },
    );
    return { form: (payload as { communeService: { form: Form } | null }).communeService?.form, errors };
  };
  const run = async (
    variables: object,
    status: "ERROR" | "SUCCESS" = "ERROR",
    record: "ACTIVE" | "ARCHIVED" = "ACTIVE",
  ) => {
    const process = await storeProcess(harness.open.db, {
      commune_ags: ags,
      service_id: serviceId,
      status,
      record,
    });
    await harness.open.db
      .updateTable("process_content")
      .set({ variables: JSON.stringify(variables) })
      .where("process_id", "=", process)
      .execute();
  };

  test("is the inherited one until the commune saves its own", async () => {
    expect((await read(serviceId, member))?.form).toEqual({
      isInherited: true,
      inheritedFieldCount: 2,
      runningApplications: 0,
      updatedAt: null,
      updatedBy: null,
      revision: 1,
      fields: [field("strasse"), field("ort")],
    });
    const rules = { ...noRules, minLength: 2, maxLength: 50, format: "PHONE" };
    const choice = field("art", {
      type: "SELECT",
      options: [{ value: "a", labels: [...texts("A"), { language: "en", text: "A" }] }],
    });
    const fields = [field("ort", { validation: rules }), choice, field("strasse")];
    const { form, errors } = await save(fields);
    expect(errors).toEqual([]);
    expect(form).toMatchObject({
      isInherited: false,
      updatedAt: harnessTime.toISOString(),
      updatedBy: { username: `member${number}`, role: "MEMBER" },
      revision: 2,
      fields,
    });
    expect((await read())?.form).toEqual(form);
  });

  test("is empty where none is inherited, and missing without the capability", async () => {
    expect((await read("ew-ummeldung"))?.form).toMatchObject({ fields: [], isInherited: true, revision: 0 });
    expect((await read("service-portal"))?.form).toBeNull();
    const portal = toNodeId("CommuneService", `${ags}/service-portal`);
    const support = await harness.logIn(`support${number}`, [{ type: "SUPPORT", ags: null, services: [] }]);
    const { errors } = await save([], { id: portal, revision: 0 }, support);
    expect(errors).toEqual([{ code: "capability_missing", field: "id" }]);
  });

  test("is out of reach for members of other services and communes", async () => {
    const stranger = await harness.logIn(`stranger${number}`, [memberOf(ags, "ew-ummeldung")]);
    expect(await read(serviceId, stranger)).toBeNull();
    await expect(save([field("neu")], {}, stranger)).rejects.toThrow();
    expect((await read())?.form?.isInherited).toBe(true);
    expect(
      await save([], { id: toNodeId("CommuneService", `${ags}/gibt-es-nicht`) }, stranger).catch(String),
    ).toContain("insufficient_permissions");
  });

  test("refuses a stale revision and returns the current form", async () => {
    await save([field("ort")]);
    const { form, errors } = await save([field("strasse")]);
    expect(errors).toEqual([
      { code: "conflict", params: { by: `member${number}`, at: harnessTime.toISOString() } },
    ]);
    expect(form).toMatchObject({ fields: [field("ort")], revision: 2 });
  });

  test("keeps its revision when nothing changes, and logs nothing", async () => {
    const { form } = await save([field("strasse"), field("ort")]);
    expect(form).toMatchObject({ isInherited: true, revision: 1 });
    expect(await harness.entries(ags)).toEqual([]);
  });

  test("reports invalid values at their paths", async () => {
    const { errors } = await save([
      field("Ort", { labels: texts("") }),
      field("art", { type: "SELECT", options: [{ value: "", labels: texts("A") }] }),
      field("lang", { validation: { ...noRules, minLength: 5, maxLength: 4 } }),
      field("lang"),
    ]);
    expect(errors).toHaveLength(5);
    expect(errors).toEqual(
      expect.arrayContaining([
        { code: "not_snake_case", field: "fields.0.key" },
        { code: "required", field: "fields.0.labels.de" },
        { code: "required", field: "fields.1.options.0.value" },
        { code: "bounds_reversed", field: "fields.2.maxLength" },
        { code: "not_unique", field: "fields.3.key" },
      ]),
    );
    const many = Array.from({ length: 101 }, (_, index) => field(`f${index}`));
    expect((await save(many)).errors).toEqual([
      { code: "list_too_long", field: "fields", params: { max: "100" } },
    ]);
    expect((await read())?.form?.isInherited).toBe(true);
  });

  test("asks before a change that concerns running applications, and counts them", async () => {
    await run({ ort: "Augsburg" });
    await run({ anschrift: [{ ort: "Augsburg" }], strasse: "Weg" });
    await run({ strasse: "Weg" });
    await run({ ort: "Augsburg" }, "SUCCESS");
    await run({ ort: "Augsburg" }, "ERROR", "ARCHIVED");
    expect((await read())?.form).toMatchObject({ runningApplications: 3 });
    const warning = (count: number, keys: string) => [
      { code: "form_breaks_applications", params: { count: String(count), keys } },
    ];
    const required = field("strasse", { isRequired: true });
    expect((await save([field("strasse")])).errors).toEqual(warning(2, "ort"));
    // Only one has no street.
    expect((await save([required, field("ort")])).errors).toEqual(warning(1, "strasse"));
    expect((await save([required])).errors).toEqual(warning(2, "strasse,ort"));
    expect((await read())?.form?.isInherited).toBe(true);
    // Concerns nobody.
    expect((await save([field("strasse"), field("ort"), field("neu")])).errors).toEqual([]);
    const confirmed = { revision: 2, confirmed: ["form_breaks_applications"] };
    expect((await save([field("strasse")], confirmed)).form?.fields).toEqual([field("strasse")]);
  });

  test("is reset to the inherited one, never with a revision that was used before", async () => {
    await save([field("strasse")]);
    await run({ neu: "x" });
    await save([field("strasse"), field("neu")], { revision: 2 });
    expect((await reset(3)).errors).toMatchObject([
      { code: "form_breaks_applications", params: { count: "1", keys: "neu" } },
    ]);
    expect((await reset(2)).errors).toMatchObject([{ code: "conflict" }]);
    const { form, errors } = await reset(3, ["form_breaks_applications"]);
    expect(errors).toEqual([]);
    expect(form).toMatchObject({ isInherited: true, revision: 4, fields: [field("strasse"), field("ort")] });
    expect((await save([field("ort")], { confirmed: ["form_breaks_applications"] })).errors).toMatchObject([
      { code: "conflict" },
    ]);
    expect((await reset(4)).form?.revision).toBe(4);
  });

  test("logs the changed fields by key, before and after", async () => {
    await save([field("ort", { isRequired: true }), field("strasse"), field("neu")]);
    const logged = (key: string, isRequired = false) => ({
      labels: { de: key },
      helpTexts: {},
      type: "TEXT",
      isRequired,
      isVisible: true,
      options: {},
    });
    expect(await harness.entries(ags)).toEqual([
      {
        type: "SAVE_SERVICE_FORM_FIELDS",
        actor_name: `member${number}`,
        label: "Anmeldung eines Wohnsitzes",
        service_id: serviceId,
        at: harnessTime,
        before: { isInherited: true, order: ["strasse", "ort"], fields: { ort: logged("ort") } },
        after: {
          isInherited: false,
          order: ["ort", "strasse", "neu"],
          fields: { ort: logged("ort", true), neu: logged("neu") },
        },
      },
    ]);
  });

  test("ends with its service", async () => {
    await save([field("ort")]);
    await harness.open.db
      .deleteFrom("commune_service")
      .where("commune_ags", "=", ags)
      .where("service_id", "=", serviceId)
      .execute();
    const left = await harness.open.db
      .selectFrom("service_form")
      .select("id")
      .where("commune_ags", "=", ags)
      .execute();
    expect(left).toEqual([]);
  });
});
