/** Imports in server tests: files, uploads and their results. */
import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach } from "vitest";
import type { TextEncodingName } from "#domain/encodings/textEncoding";
import type { Database } from "#server/storage/database/database";
import { SpooledFile } from "#server/uploads";
import type { DatabaseKind, TestDatabase } from "./databases";
import { addUser, call, memberOf, systemRole, type Caller } from "./serverCalls";
import { addSession } from "./sessions";
import { importsSettled } from "./services";
import { clearActivities } from "./activities";

/** The header of a residential properties file. */
export const propertyHeader =
  "ags;postal code;location;district;street;house number;letter;part number;supplements;house-number letter";

/** A row of such a file. */
export function propertyRow(number: number, changes: { district?: string; ags?: string } = {}): string {
  const { ags = "09761000", district = "Mitte" } = changes;
  const street = `${["Annastraße", "Öttinger Weg", "Zeuggasse"][number % 3]} ${number >> 6}`;
  return `${ags};86150;Augsburg;${district};${street};${(number >> 2) & 15};${"abcd"[number & 3]};;;`;
}

/** A file with this many rows. */
export function propertyFile(count: number, row = (number: number) => propertyRow(number)): string {
  return [propertyHeader, ...Array.from({ length: count }, (_, number) => row(number)), ""].join("\n");
}

/** Rows of `longFile`. */
export const longFileRows = 100_000;
let longText = "";

/** A file whose check takes seconds, for tests that act meanwhile; the test must cancel it. */
export function longFile(): string {
  longText ||= propertyFile(longFileRows);
  return longText;
}

/** The fields of an import that tests read. */
export interface SeenImport {
  readonly id: string;
  readonly state: string;
  readonly token: string;
  readonly encoding: string | null;
  readonly sample: string | null;
  readonly ignoredColumns: readonly string[];
  readonly otherCommunes: object | null;
  readonly progressDone: number;
  readonly progressTotal: number | null;
  readonly counts: Readonly<Record<"added" | "changed" | "unchanged" | "removed" | "refused", number>>;
  readonly problemCounts: readonly { readonly code: string; readonly count: number }[];
  readonly problems: {
    readonly totalCount: number;
    readonly edges: readonly {
      readonly node: {
        readonly line: number;
        readonly column: number | null;
        readonly columnName: string | null;
        readonly value: string | null;
        readonly error: { readonly code: string };
      };
    }[];
  };
  readonly needsConfirmation: readonly string[];
  readonly failure: Refused | null;
  readonly snapshot: { readonly id: string; readonly rowCount: number } | null;
}

interface Refused {
  readonly code: string;
  readonly params: readonly { readonly name: string; readonly value: string }[];
}

const fields = `id state token encoding sample progressDone progressTotal needsConfirmation
  ignoredColumns otherCommunes { rowCount communeCount communes { ags name rowCount } }
  counts { added changed unchanged removed refused } problemCounts { code count }
  problems(first: 20) { totalCount edges { node { line column columnName value error { code } } } }
  failure { code params { name value } } snapshot { id rowCount }`;

const mutations = {
  POSTAL_CODES: ["previewPostalCodeImport", "PreviewPostalCodeImportInput"],
  RESIDENTIAL_PROPERTIES: ["previewResidentialPropertyUpload", "PreviewResidentialPropertyUploadInput"],
} as const;

/** Stores a file like an upload does. */
export async function spool(content: string | Buffer): Promise<SpooledFile> {
  const path = join(tmpdir(), `sm-spooled-${randomUUID()}`);
  await writeFile(path, content);
  return new SpooledFile(path, "datei.csv", Buffer.byteLength(content));
}

/** Encodes a text whose only letters outside of ASCII are ä, ö, ü and ß as DOS programs do. */
export function cp850(text: string): Buffer {
  const codes: Readonly<Record<string, number>> = { ä: 0x84, ö: 0x94, ü: 0x81, ß: 0xe1 };
  return Buffer.from([...text].map((letter) => codes[letter] ?? letter.charCodeAt(0)));
}

/** Uploads a file without waiting for its check. */
export async function startUpload(
  db: Database,
  caller: Caller,
  kind: keyof typeof mutations,
  content: string | Buffer,
  ags = "09761000",
  encoding: TextEncodingName | null = null,
) {
  const [name, type] = mutations[kind];
  const file = await spool(content);
  const source = `mutation($input: ${type}!) {
    result: ${name}(input: $input) { importPreview { ${fields} } errors { code field params { name value } } }
  }`;
  const result = await call(db, caller, source, { input: { ags, file, encoding } });
  await file.discard();
  return { ...result, payload: payloadOf(result.data) };
}

/** Uploads a file and waits for its check. */
export async function upload(...args: Parameters<typeof startUpload>): Promise<SeenImport> {
  const { payload, codes } = await startUpload(...args);
  await importsSettled(args[0]);
  const found = payload?.importPreview && (await see(args[0], args[1], payload.importPreview.id));
  if (!found) throw new Error(`The upload was refused: ${JSON.stringify([payload, codes])}`);
  return found;
}

/** The current state of an import; null if it does not exist or belongs to another user. */
export async function see(db: Database, caller: Caller, id: string): Promise<SeenImport | null> {
  const { data } = await call(db, caller, `query($id: ID!) { importPreview(id: $id) { ${fields} } }`, { id });
  return (data as { importPreview: SeenImport | null } | null)?.importPreview ?? null;
}

/** Commits an import. */
export async function commit(
  db: Database,
  caller: Caller,
  { id, token }: Pick<SeenImport, "id" | "token">,
  confirmed: readonly string[] = [],
) {
  const source = `mutation($input: CommitImportInput!) {
    result: commitImport(input: $input) { importPreview { ${fields} } errors { code field params { name value } } }
  }`;
  const result = await call(db, caller, source, { input: { id, token, confirmed } });
  return { ...result, payload: payloadOf(result.data) };
}

/** Cancels an import. */
export async function cancel(db: Database, caller: Caller, id: string) {
  const source = `mutation($input: CancelImportInput!) {
    result: cancelImport(input: $input) { importPreview { ${fields} } errors { code field params { name value } } }
  }`;
  const result = await call(db, caller, source, { input: { id } });
  return { ...result, payload: payloadOf(result.data) };
}

function payloadOf(data: unknown) {
  type Payload = { readonly importPreview: SeenImport | null; readonly errors: readonly Refused[] };
  return (data as { result: Payload } | null)?.result ?? null;
}

/** Users who import: two of support, and a member of the first commune. */
export interface ImportPeople {
  readonly support: Caller;
  readonly other: Caller;
  readonly member: Caller;
}

/** The test communes: one for all imports, one outside the member's scope. */
export const importAgs = "09761000";
export const foreignAgs = "09162000";

/** Stores the communes and the users. */
export async function addImportPeople(db: Database): Promise<ImportPeople> {
  const row = { unit: "Stadt", state: "BY" as const, initial: "A", search_text: "" };
  const communes = [
    { ags: importAgs, name: "Augsburg", ...row },
    { ags: foreignAgs, name: "München", ...row },
  ];
  await db.insertInto("commune").values(communes).execute();
  const session = async (username: string, roles: Parameters<typeof addUser>[1]["roles"]) => {
    const id = await addUser(db, { username, roles });
    return { token: await addSession(db, id, new Date()) };
  };
  return {
    support: await session("support", systemRole("SUPPORT")),
    other: await session("other", systemRole("SUPPORT")),
    member: await session("member", [memberOf(importAgs)]),
  };
}

/** Deletes all imports with their rows, and the activity log. */
export async function forgetImports(db: Database): Promise<void> {
  await importsSettled(db);
  await db.deleteFrom("import_preview").execute();
  await db.deleteFrom("stock").execute();
  await clearActivities(db);
  await db.deleteFrom("residential_property_source").execute();
}

/** All stocks, oldest first. */
function stocksOf(db: Database) {
  return db.selectFrom("stock").select(["id", "state", "row_count", "revision"]).orderBy("id").execute();
}

/** Number of residential properties in all stocks. */
export async function propertyCount(db: Database): Promise<number> {
  return (await db.selectFrom("residential_property").select("id").execute()).length;
}

/** Imports a residential properties file from upload to commit. */
export async function storeProperties(
  db: Database,
  caller: Caller,
  content: string,
  confirmed: readonly string[] = [],
): Promise<SeenImport> {
  const seen = await upload(db, caller, "RESIDENTIAL_PROPERTIES", content);
  const { payload } = await commit(db, caller, seen, confirmed);
  if (payload?.importPreview?.state !== "COMMITTED") throw new Error(JSON.stringify([seen, payload]));
  return seen;
}

/** A database for the tests of a file about imports, with people and calls about residential properties. */
export function withImports(open: DatabaseKind["open"]) {
  let database: TestDatabase;
  let people: ImportPeople;
  beforeAll(async () => {
    database = await open();
    people = await addImportPeople(database.db);
  });
  afterAll(async () => {
    await importsSettled(database.db);
    await database.close();
  });
  beforeEach(() => forgetImports(database.db));
  return {
    get db() {
      return database.db;
    },
    get people() {
      return people;
    },
    properties: (content: string | Buffer, caller = people.support) =>
      upload(database.db, caller, "RESIDENTIAL_PROPERTIES", content),
    store: (content: string, confirmed: readonly string[] = []) =>
      storeProperties(database.db, people.support, content, confirmed),
    stocks: () => stocksOf(database.db),
    rowCount: () => propertyCount(database.db),
    codesOf: async (seen: Pick<SeenImport, "id" | "token">, confirmed: readonly string[] = []) => {
      const { payload } = await commit(database.db, people.support, seen, confirmed);
      return payload?.errors.map((error) => error.code);
    },
  };
}
