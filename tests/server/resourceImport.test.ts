import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { secretPlaceholder } from "#domain/resources/resourceSecrets";
import { withZipArchive } from "#server/domain/files/zipArchive";
import { resourceArchive, resourceFile } from "#server/domain/resources/resourceFiles";
import { downloadPathPatterns } from "#server/signedPaths";
import { SpooledFile } from "#server/uploads";
import { databases } from "../support/databases";
import { spool } from "../support/imports";
import { resourceCalls } from "../support/resources";
import { serverHarness, type SeenError } from "../support/serverHarness";
import { hostileZip } from "../support/zips";
import { clearActivities } from "../support/activities";

interface Item {
  readonly fileName: string;
  readonly outcome: string;
  readonly urn: string | null;
  readonly before: string | null;
  readonly after: string | null;
  readonly missingSecrets: readonly string[];
  readonly problems: readonly {
    readonly code: string;
    readonly params: readonly { name: string; value: string }[];
  }[];
}

const okkomm = (name: string, id = "a") =>
  `# urn:sm:v1:okkomm:${id}\nname: ${name}\nurl: https://a.example.org/\n`;

describe.each(databases)("Resource files on $name", async (kind) => {
  const harness = await serverHarness(kind);
  const calls = resourceCalls(harness);
  beforeEach(async () => {
    await harness.open.db.deleteFrom("resource").execute();
    await harness.open.db.deleteFrom("commune").execute();
    await clearActivities(harness.open.db);
  });
  afterAll(() => harness.open.close());

  const files = (contents: Readonly<Record<string, string | Buffer>>) =>
    Promise.all(
      Object.entries(contents).map(async ([name, content]) => {
        const { path, byteSize } = await spool(content);
        return new SpooledFile(path, name, byteSize);
      }),
    );
  const preview = async (contents: Readonly<Record<string, string | Buffer>>) => {
    const selection = `preview { token items { fileName outcome urn before after missingSecrets
      problems { code params { name value } } } }`;
    const { payload, errors } = await harness.mutate("previewResourceImport", selection, {
      files: await files(contents),
    });
    const read = (payload as { preview: { token: string; items: Item[] } | null }).preview;
    return { token: read?.token ?? "", items: read?.items ?? [], errors };
  };
  const importAll = async (
    contents: Readonly<Record<string, string | Buffer>>,
    token: string,
    urns: readonly string[],
  ): Promise<readonly SeenError[]> => {
    const input = { files: await files(contents), token, urns };
    return (await harness.mutate("importResources", "resources { urn }", input)).errors;
  };
  const outcomes = (items: readonly Item[]) => items.map(({ fileName, outcome }) => [fileName, outcome]);
  const problems = (items: readonly Item[]) =>
    items.flatMap((item) =>
      item.problems.map(({ params }) => Object.fromEntries(params.map((each) => [each.name, each.value]))),
    );
  const download = async (filter: object | null = null) => {
    const selection = "download { url fileName mediaType }";
    const { payload } = await harness.mutate("downloadResources", selection, { filter });
    const { url } = (payload as { download: { url: string } }).download;
    const [, encoded = ""] = downloadPathPatterns.resources.exec(url.replace(/\?.*/, "")) ?? [];
    const chunks: Uint8Array[] = [];
    for await (const chunk of resourceArchive(harness.open.db, encoded).parts)
      chunks.push(Buffer.from(chunk));
    return Buffer.concat(chunks);
  };

  /** The unpacked files of an archive, one after the other. */
  const contentOf = async (zip: Buffer) => {
    const { path } = await spool(zip);
    return withZipArchive(path, { maxEntries: 10, maxBytes: 1_000_000 }, async ({ entries, read }) => {
      const contents = await Promise.all(entries.map((entry) => read(entry)));
      return contents.map(String).join("");
    });
  };

  test("are copied to another installation, in which secrets are missing until they are set", async () => {
    const all = {
      "commune.yaml": '# urn:sm:v1:commune:09771111\nags: "09771111"\nname: Neustadt # hier\nunit: Stadt\n',
      "provider.yaml":
        "# urn:sm:v1:paymentProvider:epaybl\nname: ePayBL\nurl: https://a.example.org/\ncredentials:\n  apiKey: geheim-123\n",
      "okkomm.yaml": okkomm("OK.KOMM"),
    };
    const first = await preview(all);
    expect(outcomes(first.items)).toEqual(Object.keys(all).map((name) => [name, "NEW"]));
    expect(JSON.stringify(first)).not.toContain("geheim-123");
    const urns = first.items.flatMap(({ urn }) => urn ?? []);
    expect(await importAll(all, first.token, urns)).toEqual([]);
    const archive = { "alle.zip": await download() };
    const copied = await contentOf(archive["alle.zip"]);
    expect(copied).toContain(`apiKey: "${secretPlaceholder}"`);
    expect(copied).not.toContain("geheim-123");

    const again = await preview(archive);
    expect(outcomes(again.items)).toEqual([
      ["alle.zip/commune/09771111.v1.yaml", "UNCHANGED"],
      ["alle.zip/okkomm/a.v1.yaml", "UNCHANGED"],
      ["alle.zip/paymentProvider/epaybl.v1.yaml", "UNCHANGED"],
    ]);
    await harness.open.db.deleteFrom("resource").execute();
    await harness.open.db.deleteFrom("commune").execute();
    const empty = await preview(archive);
    expect(empty.items.map(({ outcome }) => outcome)).toEqual(["NEW", "NEW", "NEW"]);
    expect(empty.items.map(({ missingSecrets }) => missingSecrets)).toEqual([
      [],
      [],
      ["/credentials/apiKey"],
    ]);
    await clearActivities(harness.open.db);
    expect(await importAll(archive, empty.token, urns)).toEqual([]);
    const logged = await harness.open.db
      .selectFrom("activity")
      .select(["type", "after"])
      .orderBy("id")
      .execute();
    expect(logged.map(({ type }) => type)).toEqual([
      "SAVE_RESOURCE",
      "SAVE_RESOURCE",
      "SAVE_RESOURCE",
      "IMPORT_RESOURCES",
    ]);
    expect(logged.at(-1)?.after).toEqual({ added: 3, changed: 0 });
    const { communes } = (await harness.read("query { communes { edges { node { name } } } }")) as {
      communes: { edges: { node: { name: string } }[] };
    };
    expect(communes.edges.map(({ node }) => node.name)).toEqual(["Neustadt"]);
    const provider = await calls.read("v1", "paymentProvider", "epaybl");
    expect(provider).toMatchObject({ storedSecrets: [] });
    expect(provider?.yaml).toContain(secretPlaceholder);
    const { errors } = await calls.edit(provider?.id ?? "", 1, `${provider?.yaml ?? ""}# x\n`);
    expect(errors).toMatchObject([{ params: { problem: "secret_missing" } }]);
  });

  test("may reference one another, but not what is faulty or not chosen", async () => {
    const provider =
      "# urn:sm:v1:paymentProvider:p\nname: p\nurl: https://a.example.org/\ncredentials:\n  keystore: k\n";
    const keystore = `# urn:sm:v1:keystore:k\nname: k\ncontent: "${secretPlaceholder}"\n`;
    const both = { "p.yaml": provider, "k.yaml": keystore };
    const { items, token } = await preview(both);
    expect(outcomes(items)).toEqual([
      ["p.yaml", "NEW"],
      ["k.yaml", "NEW"],
    ]);
    const [p = "", k = ""] = items.flatMap(({ urn }) => urn ?? []);
    expect(await importAll(both, token, [p])).toMatchObject([
      { params: { problem: "reference_unknown", line: "5" } },
    ]);
    expect(await importAll(both, token, [p, k])).toEqual([]);
    const faulty = await preview({
      "q.yaml": provider.replaceAll(/\bk$|(?<=: )k/gm, "l"),
      "l.yaml": "# urn:sm:v1:keystore:l\nnam: l\n",
    });
    expect(outcomes(faulty.items)).toEqual([
      ["q.yaml", "FAULTY"],
      ["l.yaml", "FAULTY"],
    ]);
  });

  test("are refused one by one, with the line of each problem", async () => {
    const { items } = await preview({
      "unnamed.yaml": "name: a\n",
      "okkomm/b.v1.yaml": "name: b\nurl: https://b.example.org/\n",
      "one.yaml": okkomm("a"),
      "two.yaml": okkomm("b"),
      "documents.yaml": `${okkomm("a", "c")}---\nname: d\n`,
      "utf16.yaml": Buffer.from(`\uFEFF${okkomm("a", "d")}`, "utf16le"),
      "nul.yaml": okkomm("a\u0000", "e"),
      "large.yaml": okkomm("x".repeat(1_000_000), "f"),
      "id.yaml": okkomm("a", "../g"),
    });
    expect(items.map(({ outcome }) => outcome)).toEqual([
      "FAULTY",
      "NEW",
      "NEW",
      "FAULTY",
      "FAULTY",
      "FAULTY",
      "FAULTY",
      "FAULTY",
      "FAULTY",
    ]);
    expect(problems(items).map(({ problem, line }) => [problem, line])).toEqual([
      ["file_unnamed", "1"],
      ["file_duplicate", "1"],
      ["multiple_documents", "4"],
      ["control_character", "1"],
      ["control_character", "2"],
      ["document_too_long", "1"],
      ["file_unnamed", "1"],
    ]);
  });

  test("are stored all or none, and exactly as previewed", async () => {
    const before = { "a.yaml": okkomm("a"), "b.yaml": okkomm("b", "b") };
    const { token, items } = await preview(before);
    const urns = items.flatMap(({ urn }) => urn ?? []);
    expect(await importAll({ ...before, "b.yaml": okkomm("c", "b") }, token, urns)).toEqual([
      { code: "preview_expired" },
    ]);
    expect(await importAll(before, token, [...urns, "urn:sm:v1:okkomm:z"])).toEqual([
      { code: "not_found", field: "urns.2" },
    ]);
    await calls.add("okkomm", "b", "name: other\nurl: https://a.example.org/\n");
    expect(await importAll(before, token, urns)).toEqual([{ code: "preview_expired" }]);
    expect(await calls.read("v1", "okkomm", "a")).toBeNull();
    const changed = await preview(before);
    expect(changed.items).toMatchObject([
      { outcome: "NEW" },
      { outcome: "CHANGED", before: expect.stringContaining("name: other") },
    ]);
  });

  test("refuse archives that are made to do harm", async () => {
    const zip = hostileZip([{ name: "../a.yaml", content: okkomm("a") }]);
    expect((await preview({ "x.zip": zip })).errors).toMatchObject([
      { code: "zip_unsafe", field: "files.0" },
    ]);
    expect((await preview({ "x.zip": "PK\u0003\u0004 not an archive" })).errors).toMatchObject([
      { code: "zip_error" },
    ]);
    expect((await preview({})).errors).toEqual([{ code: "required", field: "files" }]);
  });

  test("of one resource are sent with its URN", async () => {
    await calls.add("okkomm", "a", "name: a\nurl: https://a.example.org/\n");
    const read = await calls.read("v1", "okkomm", "a", "download { url fileName byteSize }");
    const { url, fileName, byteSize } = read?.download as { url: string; fileName: string; byteSize: number };
    const [, encoded = ""] = downloadPathPatterns.resource.exec(url.replace(/\?.*/, "")) ?? [];
    const file = await resourceFile(harness.open.db, encoded);
    let text = "";
    for await (const part of file?.parts ?? []) text += String(part);
    expect(text).toBe(okkomm("a"));
    expect([fileName, byteSize]).toEqual(["a.v1.yaml", text.length]);
  });
});
