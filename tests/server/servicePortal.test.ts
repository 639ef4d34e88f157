import { sql } from "kysely";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { serviceSnapshotsMax, serviceTextsMaxBytes } from "#domain/limits";
import { servicePortalId } from "#domain/serviceCatalogue";
import { installTexts } from "#server/domain/texts/installTexts";
import { toNodeId } from "#server/nodeId";
import { insertBlob } from "#server/storage/services/blobs";
import { bothDatabases } from "../support/databases";
import { storeProcess } from "../support/processCalls";
import { storeCommunes } from "../support/register";
import { addUser, memberOf, systemRole } from "../support/serverCalls";
import { harnessTime, serverHarness, type SeenError } from "../support/serverHarness";

const content = "texts drafts files formFields languages";
const payloadFields = `
  communeService { texts { revision languages } ownContent { ${content} } contentSnapshots { id reason } }
  snapshot { id reason createdAt createdBy { username } content { ${content} } }`;

interface Content {
  readonly texts: number;
  readonly drafts: number;
  readonly files: number;
  readonly formFields: number;
  readonly languages: readonly string[];
}

interface Replaced {
  readonly errors: readonly SeenError[];
  readonly communeService: {
    readonly texts: { readonly revision: number; readonly languages: readonly string[] };
    readonly ownContent: Content;
    readonly contentSnapshots: readonly { readonly id: string; readonly reason: string }[];
  } | null;
  readonly snapshot: { readonly id: string; readonly reason: string; readonly content: Content } | null;
}

const delivered = { texts: 0, drafts: 0, files: 0, formFields: 0, languages: ["de", "en"] };
const own = { texts: 4, drafts: 2, files: 3, formFields: 2, languages: ["de", "en", "tr"] };

const formField = (key: string) => ({
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

describe.each(bothDatabases)("Service portal on $name", async (kind) => {
  let of: { readonly commune_ags: string; readonly service_id: string };
  let id: string;
  let number = 0;
  const harness = await serverHarness(kind);
  const admin = await harness.logIn("admin", systemRole("ADMIN"));
  await installTexts(harness.open.db);
  beforeEach(async () => {
    number += 1;
    const ags = `093000${String(number).padStart(2, "0")}`;
    of = { commune_ags: ags, service_id: servicePortalId };
    id = toNodeId("CommuneService", `${ags}/${servicePortalId}`);
    const services = [servicePortalId, "ew-meldebescheinigung"];
    await storeCommunes(harness.open.db, [
      { ags, name: `Kommune ${ags}`, unit: "Stadt", postalCodes: ["86150"], services },
    ]);
  });
  afterAll(() => harness.open.close());

  const call = async (name: string, input: object, token = admin): Promise<Replaced> => {
    const { payload, errors } = await harness.mutate(name, payloadFields, { ...input }, { token });
    return { ...(payload as Omit<Replaced, "errors">), errors };
  };
  const reinstall = (revision: number, more: object = {}) =>
    call("reinstallServicePortal", { id, revision, ...more });
  const restore = (snapshotId: string | undefined, revision: number, more: object = {}) =>
    call("restoreServiceSnapshot", { id: snapshotId, revision, ...more });
  const revisionNow = async () => {
    const { communeService } = await harness.read(
      `query ($ags: AGS!) { communeService(ags: $ags, serviceId: "${servicePortalId}") { texts { revision } } }`,
      { ags: of.commune_ags },
      admin,
    );
    return (communeService as { texts: { revision: number } }).texts.revision;
  };
  const saveTexts = async (texts: readonly (readonly [key: string, language: string, text: string])[]) => {
    const revision = await revisionNow();
    const input = { id, revision, texts: texts.map(([key, language, text]) => ({ key, language, text })) };
    const { errors } = await harness.mutate("saveTexts", "texts { revision }", input);
    expect(errors).toEqual([]);
  };
  const change = async (name: string, input: object) => {
    const { errors } = await harness.mutate(name, "texts { revision }", {
      id,
      revision: await revisionNow(),
      ...input,
    });
    expect(errors).toEqual([]);
  };
  const storeBlob = (text: string) =>
    harness.open.db.transaction().execute((tx) => insertBlob(tx, Buffer.from(`${text} ${number}`)));
  const hasBlob = async (sha256: string) =>
    (await harness.open.db.selectFrom("stored_blob").where("sha256", "=", sha256).select("sha256").execute())
      .length > 0;

  /** Live texts in three languages, one of them removed again, drafts, files and a form. Returns hashes. */
  async function changeEverything() {
    const { db } = harness.open;
    await change("saveTextLanguages", { languages: ["de", "en", "tr", "uk"] });
    await saveTexts([
      ["suche.suchen", "de", "Los"],
      ["suche.suchen", "en", "Go"],
      ["suche.suchen", "tr", "Ara"],
      ["suche.suchen", "uk", "Шукати"],
    ]);
    await change("publishTexts", {});
    await change("saveTextLanguages", { languages: ["de", "en", "tr"] });
    await saveTexts([
      ["suche.suchen", "de", ""],
      ["konto.vorgaenge", "de", "Meine Vorgänge"],
    ]);
    const logo = await storeBlob("logo");
    const file = await storeBlob("file");
    const setUp = await storeBlob("set up");
    const stamp = { updated_at: harnessTime, updated_by_name: "member", updated_by_role: "MEMBER" } as const;
    await db
      .insertInto("predefined_file")
      .values({ ...of, kind: "LOGO", sha256: logo, media_type: "image/png", width: 4, height: 2, ...stamp })
      .execute();
    const filesOf = (path: string, sha256: string, by: object) => ({
      ...of,
      path,
      path_key: path.toLowerCase(),
      sha256,
      media_type: "text/plain",
      updated_at: harnessTime,
      ...by,
    });
    await db
      .insertInto("service_file")
      .values([
        filesOf("A.txt", file, stamp),
        filesOf("b/c.txt", file, stamp),
        filesOf("set-up.txt", setUp, {}),
      ])
      .execute();
    const fields = JSON.stringify([formField("strasse"), formField("ort")]);
    await db
      .insertInto("service_form")
      .values({ ...of, fields, ...stamp })
      .execute();
    return { logo, file, setUp };
  }

  /** Everything stored of the portal, without ids and revisions. */
  async function stored() {
    const { db } = harness.open;
    const texts = await db
      .selectFrom("service_text")
      .select(["key", "language", "live_value", "live_basis", "has_draft", "draft_value", "draft_basis"])
      .where("commune_ags", "=", of.commune_ags)
      .where((eb) => eb.or([eb("live_value", "is not", null), eb("has_draft", "=", true)]))
      .orderBy("key")
      .orderBy("language")
      .execute();
    const author = ["updated_at", "updated_by_name", "updated_by_role"] as const;
    const predefined = await db
      .selectFrom("predefined_file")
      .where("commune_ags", "=", of.commune_ags)
      .select(["kind", "sha256", "media_type", "width", "height", ...author])
      .where("sha256", "is not", null)
      .execute();
    const files = await db
      .selectFrom("service_file")
      .where("commune_ags", "=", of.commune_ags)
      .select(["path", "path_key", "sha256", "media_type", ...author])
      .orderBy("path_key")
      .execute();
    const form = await db
      .selectFrom("service_form")
      .select("fields")
      .where("commune_ags", "=", of.commune_ags)
      .executeTakeFirst();
    const { languages } = await db
      .selectFrom("service_texts")
      .select("languages")
      .where("commune_ags", "=", of.commune_ags)
      .executeTakeFirstOrThrow();
    return { texts, predefined, files, form: form?.fields ?? null, languages };
  }

  test("is reset to the inherited content at once, and a snapshot restores exactly what was", async () => {
    await changeEverything();
    const before = await stored();
    expect([before.texts.length, before.files.length]).toEqual([5, 3]);
    const revision = await revisionNow();
    const { errors, snapshot, communeService } = await reinstall(revision);
    expect(errors).toEqual([]);
    expect(snapshot).toMatchObject({ reason: "REINSTALL", createdBy: { username: "admin" }, content: own });
    expect(communeService).toEqual({
      texts: { revision: revision + 1, languages: ["de", "en"] },
      ownContent: delivered,
      contentSnapshots: [{ id: snapshot?.id, reason: "REINSTALL" }],
    });
    expect(await stored()).toEqual({
      texts: [],
      predefined: [],
      form: null,
      languages: ["de", "en"],
      files: before.files.slice(2),
    });

    const restored = await restore(snapshot?.id, revision + 1);
    expect(restored.errors).toEqual([]);
    expect(restored.communeService?.ownContent).toEqual(own);
    expect(restored.snapshot).toMatchObject({ reason: "RESTORE", content: delivered });
    expect(await stored()).toEqual(before);
  });

  test("wrong texts of a snapshot come back as drafts, and are not read by citizens", async () => {
    await saveTexts([
      ["suche.suchen", "de", "Los"],
      ["konto.begruessung", "de", "Hallo {name}"],
    ]);
    await change("publishTexts", {});
    const { snapshot } = await reinstall(2);
    // As earlier versions stored it.
    await sql`update service_snapshot set texts = replace(texts::text, 'Hallo {name}', 'D''{name}')::jsonb
      where commune_ags = ${of.commune_ags}`.execute(harness.open.db);
    const { errors, communeService } = await restore(snapshot?.id, 3);
    expect(errors).toEqual([]);
    expect(communeService?.ownContent).toMatchObject({ texts: 1, drafts: 1 });
    expect((await stored()).texts).toMatchObject([
      { key: "konto.begruessung", live_value: null, has_draft: true, draft_value: "D'{name}" },
      { key: "suche.suchen", live_value: "Los", has_draft: false },
    ]);
  });

  test("the versions of the texts show both, and lead back to each state", async () => {
    await saveTexts([["suche.suchen", "de", "Los"]]);
    await change("publishTexts", {});
    const { snapshot } = await reinstall(2);
    await restore(snapshot?.id, 3);
    const { communeService } = await harness.read(
      `query ($ags: AGS!) { communeService(ags: $ags, serviceId: "${servicePortalId}") { texts { editions { edges { node {
        number origin comment publishedBy { username } changes { edges { node { before after isReset } } }
      } } } } } }`,
      { ags: of.commune_ags },
      admin,
    );
    const editions = (communeService as { texts: { editions: { edges: readonly { node: object }[] } } }).texts
      .editions.edges;
    const changed = (before: string, after: string, isReset: boolean) => ({
      changes: { edges: [{ node: { before, after, isReset } }] },
    });
    expect(editions.map(({ node }) => node)).toMatchObject([
      {
        number: 3,
        origin: "RESTORE",
        publishedBy: { username: "admin" },
        ...changed("Suchen", "Los", false),
      },
      { number: 2, origin: "REINSTALL", comment: "", ...changed("Los", "Suchen", true) },
      { number: 1, origin: "PUBLICATION", ...changed("Suchen", "Los", false) },
    ]);
    await change("restoreTextVersion", { number: 2 });
    expect((await stored()).texts).toMatchObject([{ live_value: "Los", has_draft: true, draft_value: null }]);
  });

  test("the log has what was reset and restored", async () => {
    await changeEverything();
    const { snapshot } = await reinstall(await revisionNow());
    await restore(snapshot?.id, await revisionNow());
    const logged = ({ texts: ownTexts, ...rest }: Content) => ({ ownTexts, ...rest });
    expect((await harness.entries(of.commune_ags)).slice(-2)).toMatchObject([
      {
        type: "REINSTALL_SERVICE_PORTAL",
        actor_name: "admin",
        service_id: servicePortalId,
        label: "Serviceportal",
        before: logged(own),
        after: { ...logged(delivered), edition: 2 },
      },
      {
        type: "RESTORE_SNAPSHOT",
        before: logged(delivered),
        after: { ...logged(own), edition: 3, takenAt: harnessTime.toISOString() },
      },
    ]);
  });

  test("a snapshot whose texts are too large is not restored", async () => {
    const { db } = harness.open;
    await saveTexts([["suche.suchen", "de", "Los"]]);
    await change("publishTexts", {});
    const { snapshot } = await reinstall(2);
    // As earlier versions stored it.
    await sql`update service_snapshot set texts = replace(texts::text, 'Los', repeat('x', ${serviceTextsMaxBytes + 1}::int4))::jsonb
      where commune_ags = ${of.commune_ags}`.execute(db);
    const before = await stored();
    expect((await restore(snapshot?.id, 3)).errors).toMatchObject([{ code: "texts_too_large" }]);
    expect(await stored()).toEqual(before);
  });

  test("nothing happens if nothing differs", async () => {
    expect(await reinstall(0)).toMatchObject({ errors: [], snapshot: null });
    await change("saveTextLanguages", { languages: ["de", "fr"] });
    const { snapshot } = await reinstall(1);
    expect(snapshot?.content).toEqual({ ...delivered, languages: ["de", "fr"] });
    const { snapshot: second } = await restore(snapshot?.id, 2);
    expect(second).not.toBeNull();
    const again = await restore(snapshot?.id, 3);
    expect(again).toMatchObject({ errors: [], snapshot: null });
    expect(again.communeService?.contentSnapshots).toHaveLength(2);
    expect((await harness.entries(of.commune_ags)).map(({ type }) => type)).toEqual([
      ...["SAVE_SERVICE_LANGUAGES", "REINSTALL_SERVICE_PORTAL", "RESTORE_SNAPSHOT"],
    ]);
  });

  test("a stale revision changes nothing, and the answer has the current service", async () => {
    await saveTexts([["suche.suchen", "de", "Los"]]);
    const before = await stored();
    const { errors, communeService, snapshot } = await reinstall(0);
    expect(errors).toMatchObject([{ code: "conflict", params: { by: "support" } }]);
    expect([communeService?.texts.revision, snapshot]).toEqual([1, null]);
    const done = await reinstall(1);
    expect((await restore(done.snapshot?.id, 1)).errors).toMatchObject([{ code: "conflict" }]);
    expect((await restore(done.snapshot?.id, 2)).errors).toEqual([]);
    expect(await stored()).toEqual(before);
  });

  test("a text that was reset conflicts with a change by somebody who had read it before", async () => {
    await saveTexts([["suche.suchen", "de", "Los"]]);
    await reinstall(1);
    const save = async (key: string) =>
      harness.mutate("saveTexts", "texts { revision }", {
        id,
        revision: 1,
        texts: [{ key, language: "de", text: "Neu" }],
      });
    expect((await save("suche.suchen")).errors).toMatchObject([
      { code: "conflict", params: { by: "admin" } },
    ]);
    expect((await save("konto.vorgaenge")).errors).toEqual([]);
  });

  test("the latest snapshots are kept, and contents of files as long as one of them has them", async () => {
    const { file, setUp } = await changeEverything();
    const first = await reinstall(await revisionNow());
    expect(await hasBlob(file)).toBe(true);
    for (let round = 1; round < serviceSnapshotsMax; round += 1) {
      await change("saveTextLanguages", { languages: ["de"] });
      await reinstall(await revisionNow());
    }
    await change("saveTextLanguages", { languages: ["de"] });
    expect(await hasBlob(file)).toBe(true);
    // Drops the snapshot that it restores.
    const restored = await restore(first.snapshot?.id, await revisionNow());
    expect(restored.communeService?.contentSnapshots).toHaveLength(serviceSnapshotsMax);
    expect(await hasBlob(file)).toBe(true);
    expect((await restore(first.snapshot?.id, await revisionNow())).errors).toMatchObject([
      { code: "not_found", field: "id" },
    ]);
    for (let round = 0; round <= serviceSnapshotsMax; round += 1) {
      await reinstall(await revisionNow());
      await change("saveTextLanguages", { languages: ["de"] });
    }
    expect([await hasBlob(file), await hasBlob(setUp)]).toEqual([false, true]);
  });

  test("snapshots go with their service, and the contents of their files as well", async () => {
    const { logo } = await changeEverything();
    await reinstall(await revisionNow());
    expect(await hasBlob(logo)).toBe(true);
    const { errors } = await harness.mutate("removeCommuneService", "commune { ags }", { id, revision: 1 });
    expect(errors).toEqual([]);
    expect(await hasBlob(logo)).toBe(false);
  });

  test("a file of a user who was deleted since is restored with the user's name", async () => {
    const { db } = harness.open;
    const user = await addUser(db, { username: `gone${number}`, roles: [] });
    const sha256 = await storeBlob("gone");
    const by = { updated_at: harnessTime, updated_by_id: user, updated_by_name: "gone" };
    const file = { path: "a.txt", path_key: "a.txt", sha256, media_type: "text/plain" };
    await db
      .insertInto("service_file")
      .values({ ...of, ...file, ...by })
      .execute();
    const { snapshot } = await reinstall(0);
    await db.deleteFrom("user_account").where("id", "=", user).execute();
    expect((await restore(snapshot?.id, 1)).errors).toEqual([]);
    expect((await stored()).files).toMatchObject([{ path: "a.txt", updated_by_name: "gone" }]);
  });

  test("running applications of its form are asked about", async () => {
    await changeEverything();
    await storeProcess(harness.open.db, { ...of, status: "ERROR", record: "ACTIVE" });
    await harness.open.db.updateTable("process_content").set({ variables: '{"ort":"A"}' }).execute();
    const revision = await revisionNow();
    const before = await stored();
    expect((await reinstall(revision)).errors).toMatchObject([
      { code: "form_breaks_applications", params: { count: "1", keys: "strasse,ort" } },
    ]);
    expect(await stored()).toEqual(before);
    expect((await reinstall(revision, { confirmed: ["form_breaks_applications"] })).errors).toEqual([]);
  });

  test("other services cannot be reinstalled", async () => {
    const other = toNodeId("CommuneService", `${of.commune_ags}/ew-meldebescheinigung`);
    expect((await call("reinstallServicePortal", { id: other, revision: 0 })).errors).toMatchObject([
      { code: "capability_missing", field: "id" },
    ]);
    const unknown = toNodeId("CommuneService", `09999999/${servicePortalId}`);
    expect((await call("reinstallServicePortal", { id: unknown, revision: 0 })).errors).toMatchObject([
      { code: "not_found", field: "id" },
    ]);
  });

  test("only administrators may reinstall it and see its snapshots", async () => {
    await saveTexts([["suche.suchen", "de", "Los"]]);
    const { snapshot } = await reinstall(1);
    const before = await stored();
    const refused = { extensions: { code: "insufficient_permissions" } };
    const support = await harness.logIn(`support${number}`, systemRole("SUPPORT"));
    const member = await harness.logIn(`member${number}`, [memberOf(of.commune_ags, servicePortalId)]);
    for (const token of [support, member]) {
      await expect(call("reinstallServicePortal", { id, revision: 2 }, token)).rejects.toMatchObject(refused);
      const input = { id: snapshot?.id, revision: 2 };
      await expect(call("restoreServiceSnapshot", input, token)).rejects.toMatchObject(refused);
      for (const field of ["ownContent { texts }", "contentSnapshots { id }"]) {
        const source = `query ($ags: AGS!) { communeService(ags: $ags, serviceId: "${servicePortalId}") { ${field} } }`;
        await expect(harness.read(source, { ags: of.commune_ags }, token)).rejects.toMatchObject(refused);
      }
      const node = harness.read("query ($id: ID!) { node(id: $id) { id } }", { id: snapshot?.id }, token);
      await expect(node).rejects.toMatchObject(refused);
    }
    expect(await stored()).toEqual(before);
    const { node } = await harness.read(
      "query ($id: ID!) { node(id: $id) { id } }",
      { id: snapshot?.id },
      admin,
    );
    expect(node).toEqual({ id: snapshot?.id });
  });
});
