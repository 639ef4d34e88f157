import { readdir, readFile, rm } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { SpooledFile } from "#server/uploads";
import { addUser, systemRole } from "../../support/serverCalls";
import { addSession } from "../../support/sessions";
import { startTestServer, type TestServer } from "./testServer";

const mgt = "/mgt/graphql";
const upload =
  "mutation Upload($input: UploadCommunePictureInput!) { uploadCommunePicture(input: $input) { errors { code } } }";
const preview =
  "mutation P($input: PreviewPostalCodeImportInput!) { previewPostalCodeImport(input: $input) { errors { code } } }";
const operations = { mgt: { upload, preview, instance: "query Instance { instance { version } }" } };

const seen: { file: SpooledFile; text: string; mode: number }[] = [];

/** Records what the field under test receives, instead of processing it. */
vi.mock("#server/mgt/pictures.resolvers", async (importOriginal) => {
  const { readFile: read, stat } = await import("node:fs/promises");
  const { picturesResolvers } = await importOriginal<typeof import("#server/mgt/pictures.resolvers")>();
  return {
    picturesResolvers: {
      ...picturesResolvers,
      Mutation: {
        uploadCommunePicture: async (_root: unknown, { input }: { input: { file: SpooledFile } }) => {
          const { path } = input.file;
          seen.push({
            file: input.file,
            text: await read(path, "utf8"),
            mode: (await stat(path)).mode & 0o777,
          });
          if (input.file.name === "kept.png") input.file.keep();
          return { commune: null, errors: [] };
        },
        removeCommunePicture: () => null,
      },
    },
  };
});

describe("Call with a file", () => {
  let server: TestServer;
  let token = "";
  beforeAll(async () => {
    server = await startTestServer({ operations });
    if (server.open === null) throw new Error("There is no database.");
    const id = await addUser(server.open.db, { username: "anna", roles: systemRole("SUPPORT") });
    token = await addSession(server.open.db, id, new Date());
  });
  afterAll(() => server.close());

  const input = { ags: "09761000", revision: 1, file: null };
  const call = (id = "upload") => JSON.stringify({ id, variables: { input } });
  const map = JSON.stringify({ 0: ["variables.input.file"] });

  function form(parts: readonly (readonly [string, string | File])[]): FormData {
    const made = new FormData();
    for (const [name, value] of parts) made.append(name, value);
    return made;
  }

  async function send(
    body: FormData,
    headers: Record<string, string> = { Authorization: `Bearer ${token}` },
  ) {
    const response = await fetch(server.url + mgt, { method: "POST", headers, body });
    const { data, errors = [] }: { data?: unknown; errors?: { extensions: Extensions }[] } =
      await response.json();
    return { status: response.status, data, errors: errors.map(({ extensions }) => extensions) };
  }
  interface Extensions {
    readonly code: string;
    readonly params: readonly { readonly name: string; readonly value: string }[];
  }

  const spooled = async () => {
    const folders = await readdir(join(server.dataDir, "uploads")).catch(() => []);
    const files = await Promise.all(
      folders.map((folder) => readdir(join(server.dataDir, "uploads", folder))),
    );
    return files.flat();
  };

  test("reaches its field as a private file on disk, which is deleted afterwards", async () => {
    const file = new File(["Größe"], "Wappen für Ä.png", { type: "image/png" });
    const answer = await send(
      form([
        ["operations", call()],
        ["map", map],
        ["0", file],
      ]),
    );
    expect(answer).toEqual({ status: 200, data: { uploadCommunePicture: { errors: [] } }, errors: [] });
    const got = seen.at(-1);
    expect(got).toMatchObject({ text: "Größe", mode: 0o600 });
    expect(got?.file).toMatchObject({ name: "Wappen für Ä.png", byteSize: Buffer.byteLength("Größe") });
    await expect.poll(spooled).toEqual([]);
  });

  test("leaves the file to a field that keeps it", async () => {
    await send(
      form([
        ["operations", call()],
        ["map", map],
        ["0", new File(["x"], "kept.png")],
      ]),
    );
    const path = seen.at(-1)?.file.path ?? "";
    expect(await readFile(path, "utf8")).toBe("x");
    expect(await spooled()).toHaveLength(1);
    await rm(path);
  });

  test("is refused without a session before its body is read", async () => {
    const parts = form([
      ["operations", call()],
      ["map", map],
      ["0", new File(["x".repeat(1e6)], "a.png")],
    ]);
    const before = seen.length;
    expect(await send(parts, {})).toMatchObject({ status: 401, errors: [{ code: "unauthorized" }] });
    expect(await send(parts, { Authorization: "Bearer nobody" })).toMatchObject({ status: 401 });
    expect(seen).toHaveLength(before);
  });

  const file = new File(["x"], "a.png");
  const operationsPart = ["operations", call()] as const;
  const mapPart = ["map", map] as const;
  test.each<[string, (readonly [string, string | File])[]]>([
    ["no file", [operationsPart, mapPart]],
    ["the file first", [["0", file], operationsPart, mapPart]],
    ["no map", [operationsPart, ["0", file]]],
    ["two files", [operationsPart, mapPart, ["0", file], ["1", file]]],
    ["a part twice", [operationsPart, operationsPart, ["0", file]]],
    ["another part", [operationsPart, mapPart, ["more", "x"], ["0", file]]],
    [
      "a path to a variable that is not null",
      [operationsPart, ["map", '{"0":["variables.input.ags"]}'], ["0", file]],
    ],
    ["a path outside the variables", [operationsPart, ["map", '{"0":["id"]}'], ["0", file]]],
    [
      "a path to an inherited property",
      [operationsPart, ["map", '{"0":["variables.__proto__.x"]}'], ["0", file]],
    ],
    ["two paths", [operationsPart, ["map", '{"0":["variables.input.file","variables.x"]}'], ["0", file]]],
    ["a list of calls", [["operations", `[${call()}]`], mapPart, ["0", file]]],
    ["garbled operations", [["operations", "{"], mapPart, ["0", file]]],
    [
      "operations of more than 1 MB",
      [["operations", `${call()}${" ".repeat(1_048_577)}`], mapPart, ["0", file]],
    ],
  ])("is malformed with %s", async (_what, parts) => {
    const before = seen.length;
    expect(await send(form(parts))).toMatchObject({ status: 400, errors: [{ code: "bad_request" }] });
    expect(seen).toHaveLength(before);
    await expect.poll(spooled).toEqual([]);
  });

  test("is accepted for persisted documents only", async () => {
    const unknown = form([["operations", call("nothing")], mapPart, ["0", file]]);
    expect(await send(unknown)).toMatchObject({ errors: [{ code: "unknown_operation" }] });
    const text = JSON.stringify({ query: upload, variables: { input } });
    const written = form([["operations", text], mapPart, ["0", file]]);
    expect(await send(written)).toMatchObject({ errors: [{ code: "unknown_operation" }] });
    await expect.poll(spooled).toEqual([]);
  });

  test("may be as large as its field allows, and the response may arrive during the upload", async () => {
    const large = new File([new Uint8Array(30 * 1_048_576)], "a.png");
    const answer = await send(form([operationsPart, mapPart, ["0", large]]));
    expect(answer.status).toBe(413);
    expect(answer.errors[0]?.code).toBe("file_too_large");
    expect(Number(answer.errors[0]?.params[0]?.value)).toBeLessThan(3 * 1_048_576);
    await expect.poll(spooled).toEqual([]);
  });

  const part = (name: string, content: string) =>
    `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`;
  const fileHead = '--b\r\nContent-Disposition: form-data; name="0"; filename="a.csv"\r\n\r\n';
  const head = (length: number, bearer = token) =>
    `POST ${mgt} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${bearer}\r\n` +
    `Content-Type: multipart/form-data; boundary=b\r\nContent-Length: ${length}\r\n\r\n`;

  test("is authorised when the file has arrived, not when it started", async () => {
    const before = seen.length;
    const db = server.open?.db;
    if (!db) throw new Error("There is no database.");
    const id = await addUser(db, { username: "gone", roles: systemRole("SUPPORT") });
    const bearer = await addSession(db, id, new Date());
    const start = part("operations", call()) + part("map", map) + fileHead + "half a file";
    const rest = " and the rest\r\n--b--\r\n";
    const socket = connect(server.port, "127.0.0.1");
    await once(socket, "connect");
    let answer = "";
    socket.setEncoding("utf8").on("data", (text: string) => (answer += text));
    socket.write(head(start.length + rest.length, bearer) + start);
    await expect.poll(spooled).toHaveLength(1);
    await db.deleteFrom("user_session").where("user_id", "=", id).execute();
    socket.write(rest);
    await expect.poll(() => answer).toContain('"unauthorized"');
    socket.destroy();
    expect(seen).toHaveLength(before);
    await expect.poll(spooled).toEqual([]);
  });

  test("that is refused may be sent to its end", async () => {
    const start =
      part("operations", JSON.stringify({ id: "unknown", variables: { input } })) + part("map", map);
    const end = "\r\n--b--\r\n";
    const size = 40 * 1_048_576;
    const socket = connect(server.port, "127.0.0.1");
    await once(socket, "connect");
    let answer = "";
    socket.setEncoding("utf8").on("data", (text: string) => (answer += text));
    socket.write(head(start.length + fileHead.length + size + end.length) + start + fileHead);
    const sent = new Promise((resolve) => socket.write(Buffer.alloc(size, "x"), resolve));
    await sent;
    socket.write(end);
    await expect.poll(() => answer).toContain('"unknown_operation"');
    socket.destroy();
  });

  test("leaves nothing behind when the connection breaks", async () => {
    const before = seen.length;
    const socket = connect(server.port, "127.0.0.1");
    await once(socket, "connect");
    const start = part("operations", call("preview")) + part("map", map);
    socket.write(`${head(1_000_000)}${start}${fileHead}half a file`);
    await expect.poll(spooled).toHaveLength(1);
    socket.destroy();
    await expect.poll(spooled).toEqual([]);
    expect(seen).toHaveLength(before);
  });
});
