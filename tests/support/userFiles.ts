/** Imports of users by support, on a database with two communes. */
import type { TextEncodingName } from "#domain/encodings/textEncoding";
import { spool } from "./imports";
import type { DatabaseKind } from "./databases";
import { addManager } from "./invites";
import { storeCommunes } from "./register";
import { call, type Caller } from "./serverCalls";
import { clearActivities } from "./activities";

/** Default time of all calls. */
export const filesTime = new Date("2026-11-20T10:00:00.000Z");
/** The header of a file. */
export const filesHeader = "Benutzername;E-Mail;Rolle;AGS;Dienste";
/** The stored communes. */
export const filesPlaces = {
  augsburg: {
    ags: "09761000",
    name: "Augsburg",
    unit: "Stadt",
    postalCodes: ["86150"],
    services: ["ikfz-neuzulassung", "ew-ummeldung", "pw-eheurkunde"],
  },
  bonn: {
    ags: "05314000",
    name: "Bonn",
    unit: "Stadt",
    postalCodes: ["53111"],
    services: ["ew-ummeldung"],
  },
};
const previewMutation = `mutation ($input: PreviewUserImportInput!) {
  result: previewUserImport(input: $input) {
    userImport {
      id fileName encoding sample ignoredColumns rowCount newCount existingCount refusedCount isMailed expiresAt
      examples { line username email type communeCount serviceCount }
      problems { line column columnName value error { code params { value } } }
    }
    errors { code field params { name value } }
  }
}`;
const commitMutation = `mutation ($input: CommitUserImportInput!) {
  result: commitUserImport(input: $input) { invitedCount links { username email url } errors { code } }
}`;

/** The result of a checked file. */
interface Checked {
  readonly id: string;
  readonly newCount: number;
  readonly refusedCount: number;
  readonly problems: readonly {
    line: number;
    columnName: string | null;
    error: { code: string; params: readonly { value: string }[] };
  }[];
}

/** Opens a harness without users; the caller closes the database. */
export async function userFilesHarness(kind: DatabaseKind) {
  const open = await kind.open();
  await storeCommunes(open.db, Object.values(filesPlaces));

  const send = async (content: string | Buffer, caller: Caller, encoding: TextEncodingName | null = null) => {
    const file = await spool(content);
    type Sent = { result: { userImport: Checked | null; errors: readonly unknown[] } };
    const { data, codes } = await call<Sent>(open.db, caller, previewMutation, { input: { file, encoding } });
    await file.discard();
    if (!data) throw new Error(`Not answered: ${codes.join()}`);
    return { codes, ...data.result };
  };
  const check = async (rows: readonly string[], caller: Caller) => {
    const { userImport } = await send([filesHeader, ...rows].join("\n"), caller);
    if (userImport === null) throw new Error("The file was refused.");
    return userImport;
  };
  const commit = async (id: string, caller: Caller, confirmed: readonly string[] = []) => {
    type Result = {
      invitedCount: number;
      links: readonly { url: string }[];
      errors: readonly { code: string }[];
    };
    const input = { id, confirmed };
    const { data, codes } = await call<{ result: Result | null }>(open.db, caller, commitMutation, { input });
    return { codes, ...data?.result };
  };
  /** Deletes all users and adds a support user, who is returned. */
  const begin = async () => {
    await clearActivities(open.db);
    await open.db.deleteFrom("user_account").execute();
    return addManager(open.db, "SUPPORT", "support", filesTime);
  };
  const names = async () =>
    (await open.db.selectFrom("user_account").select("username").orderBy("username").execute()).map(
      ({ username }) => username,
    );
  return { open, db: open.db, send, check, commit, begin, names };
}

/** The problems of the rows in short form. */
export function problemsOf({ problems }: Checked): readonly string[] {
  return problems.map(({ line, columnName, error: { code, params } }) =>
    [line, columnName, code, ...params.map(({ value }) => value)].join(" "),
  );
}
