/** Imports of files of a service from ZIP archives, without HTTP. */
import { toNodeId } from "#server/nodeId";
import { spool } from "./imports";
import { call, memberOf, systemRole, addUser, type Caller } from "./serverCalls";
import { addSession } from "./sessions";
import { storeCommunes } from "./register";
import type { TestDatabase } from "./databases";
import { clearActivities } from "./activities";

export const ags = "09761000";
export const service = "ew-meldebescheinigung";
export const withoutFiles = "ew-uebermittlungssperre";
export const serviceNode = (of = service) => toNodeId("CommuneService", `${ags}/${of}`);

const errors = "errors { code field params { name value } }";
export const previewDocument = `mutation P($input: PreviewServiceFileImportInput!) {
  payload: previewServiceFileImport(input: $input) {
    serviceFileImport { id fileName byteSize ignoredCount
      entries { path byteSize state storedByteSize error { code field } } }
    ${errors} } }`;
const importDocument = `mutation ($input: ImportServiceFilesInput!) {
  payload: importServiceFiles(input: $input) {
    importedCount communeService { files { path byteSize revision } } ${errors} } }`;
const addDocument = `mutation ($input: AddServiceFileInput!) {
  payload: addServiceFile(input: $input) { serviceFile { id path revision } ${errors} } }`;

export interface SeenError {
  readonly code: string;
  readonly field: readonly string[] | null;
  readonly params: readonly { readonly name: string; readonly value: string }[];
}

export interface SeenArchive {
  readonly id: string;
  readonly ignoredCount: number;
  readonly entries: readonly {
    readonly path: string;
    readonly byteSize: number;
    readonly state: string;
    readonly storedByteSize: number | null;
    readonly error: { readonly code: string } | null;
  }[];
}

/** Stores a commune with its people: support, a member with the service, and one without it. */
export async function fileImportHarness({ db }: TestDatabase) {
  const services = [service, "pw-eheurkunde", withoutFiles];
  await storeCommunes(db, [{ ags, name: "Augsburg", unit: "Stadt", postalCodes: [], services }]);
  const roles = {
    support: systemRole("SUPPORT"),
    member: [memberOf(ags, service)],
    outsider: [memberOf(ags, "pw-eheurkunde")],
  };
  const tokens = new Map<string, string>();
  for (const [username, role] of Object.entries(roles)) {
    tokens.set(username, await addSession(db, await addUser(db, { username, roles: role }), new Date()));
  }
  const caller = (as: string): Caller => ({ token: tokens.get(as) ?? "" });

  async function preview(archive: Buffer, as = "member", id: string = serviceNode()) {
    const file = await spool(archive);
    type Answer = { payload: { serviceFileImport: SeenArchive | null; errors: readonly SeenError[] } };
    const { data, codes } = await call<Answer>(db, caller(as), previewDocument, { input: { id, file } });
    await file.discard();
    return { codes, archive: data?.payload.serviceFileImport ?? null, errors: data?.payload.errors ?? [] };
  }

  return {
    caller,
    preview,
    /** Checks an archive that is not refused. */
    async check(archive: Buffer, as?: string) {
      const { archive: checked, ...refusal } = await preview(archive, as);
      if (!checked) throw new Error(`Refused: ${JSON.stringify(refusal)}`);
      const states = checked.entries.map(({ path, state, error }) => [path, error?.code ?? state]);
      return { ...checked, states };
    },
    async commit(id: string, { leftOut = [], as = "member" }: Commit = {}) {
      type Answer = {
        payload: {
          importedCount: number;
          communeService: { files: readonly { path: string; byteSize: number; revision: number }[] } | null;
          errors: readonly SeenError[];
        };
      };
      const input = { id, leftOut };
      const { data, codes } = await call<Answer>(db, caller(as), importDocument, { input });
      const { importedCount = 0, communeService = null, errors: refused = [] } = data?.payload ?? {};
      return {
        importedCount,
        files: communeService?.files ?? null,
        codes: [...codes, ...refused.map(({ code }) => code)],
        errors: refused,
      };
    },
    async add(path: string, content: string | Buffer) {
      const file = await spool(content);
      const input = { id: serviceNode(), path, file };
      const { data } = await call(db, caller("support"), addDocument, { input });
      await file.discard();
      return data;
    },
    async clear() {
      await clearActivities(db);
      for (const table of [
        "service_file_import",
        "service_file_change",
        "service_file",
        "stored_blob",
      ] as const) {
        await db.deleteFrom(table).execute();
      }
    },
    /** Stored data: paths of files, and the numbers of staged files, contents and activity entries. */
    async stored() {
      const paths = await db.selectFrom("service_file").select("path").orderBy("path_key").execute();
      const staged = await db.selectFrom("service_file_import_entry").select("path").execute();
      const contents = await db.selectFrom("stored_blob").select("sha256").execute();
      const entries = await db.selectFrom("activity").select("id").execute();
      return {
        paths: paths.map(({ path }) => path),
        staged: staged.length,
        contents: contents.length,
        activities: entries.length,
      };
    },
  };
}

interface Commit {
  readonly leftOut?: readonly string[];
  readonly as?: string;
}
