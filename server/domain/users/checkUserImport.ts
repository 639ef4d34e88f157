/** Checks a user import file: encoding, rows, and conflicts with existing users, communes and services. */
import { readFile } from "node:fs/promises";
import { isAgs } from "#domain/ags";
import { decodeText, type TextEncodingName } from "#domain/encodings/textEncoding";
import type { FileProblem } from "#domain/imports/importProblem";
import { ImportRows, type ImportRow } from "#domain/imports/importRows";
import { EncodingSample } from "#domain/imports/encodingSample";
import { TextScan } from "#domain/imports/textScan";
import { userFormat, type UserField } from "#domain/imports/userFormat";
import { ignoredColumnsMax } from "#domain/limits";
import type { RoleType } from "#domain/permissions";
import type { Database } from "#server/storage/database/database";
import { selectOffers } from "#server/storage/users/userAccounts";
import type { NewUser } from "#server/storage/columnTypes";
import { selectTakenNames, selectTakenSkeletons } from "#server/storage/users/userImports";
import { usernameSkeleton } from "#server/storage/users/usernameSkeleton";
import { nameKey, unicodeEmail } from "./nameKey";
import {
  problemFactory,
  groupByUser,
  mergeUserRows,
  type FileProblemRow,
  type FileUser,
} from "./userImportRows";
import { inCatalogueOrder } from "./users";

/** Result of checking a file, before the import. */
export interface CheckedUsers {
  readonly encoding: TextEncodingName;
  /** A value that shows whether the encoding is right. Null if there is none. */
  readonly sample: string | null;
  /** Names of ignored columns. */
  readonly ignoredColumns: readonly string[];
  readonly rowCount: number;
  readonly users: readonly (NewUser & { readonly line: number })[];
  /** Number of users that already exist with the same username and e-mail address. */
  readonly existingCount: number;
  /** Number of skipped rows: faulty rows and all other rows of the same user. */
  readonly refusedCount: number;
  /** Sorted by line. */
  readonly problems: readonly FileProblemRow[];
}

/**
 * Checks a file, which must be small enough to be read into memory. Returns the problem if the whole file is rejected,
 * otherwise the users it would create. A user with any problem is skipped with all rows.
 * @param chosen encoding that the user has chosen; null: detect it
 * @param allowed role types that the caller may assign
 */
export async function checkUserImport(
  db: Database,
  path: string,
  chosen: TextEncodingName | null,
  allowed: readonly RoleType[],
): Promise<CheckedUsers | { readonly problem: FileProblem }> {
  const bytes = await readFile(path);
  const scan = new TextScan(chosen);
  scan.push(bytes);
  const scanned = scan.finish();
  if ("problem" in scanned) return scanned;
  const format = userFormat(allowed);
  const reader = new ImportRows(format);
  const rows = [...reader.push(decodeText(bytes, scanned.encoding)), ...reader.finish()];
  if (reader.problem) return { problem: reader.problem };
  const { positions } = reader;
  if (positions === null) return { problem: { code: "file_empty", params: {} } };
  const sample = new EncodingSample();
  sample.note(rows);
  const groups = groupByUser(rows, positions);
  const communes = validRowsOf(rows).map(({ values }) => values.ags);
  const offers = await offersOf(db, [...new Set(communes.filter(isAgs))]);
  const problemOf = problemFactory(format, positions);
  const names = await Names.of(db, rows);

  const users: (NewUser & { line: number })[] = [];
  const problems: FileProblemRow[] = rows.flatMap((row) =>
    row.ok ? [] : row.problems.map((problem) => ({ line: row.line, ...problem })),
  );
  let [existingCount, refusedCount] = [0, 0];
  for (const group of groups) {
    const merged = mergeUserRows(group, offers, problemOf);
    const [first] = group.validRows;
    const taken = merged && first ? names.claim(merged.user) : [];
    const found = [
      ...(merged?.problems ?? []),
      ...(first && taken !== "existing" ? taken.map(({ field, code }) => problemOf(first, field, code)) : []),
    ];
    problems.push(...found);
    if (merged === null || found.length > 0 || group.validRows.length < group.count)
      refusedCount += group.count;
    else if (taken === "existing") existingCount += 1;
    else users.push(newUser(merged.user));
  }
  return {
    encoding: scanned.encoding,
    sample: sample.value,
    rowCount: rows.length,
    ignoredColumns: reader.ignoredColumns.slice(0, ignoredColumnsMax),
    users,
    existingCount,
    refusedCount,
    problems: problems.sort((a, b) => a.line - b.line || (a.column ?? 0) - (b.column ?? 0)),
  };
}

/** Loads the services that the communes offer, in catalogue order. */
async function offersOf(db: Database, communes: readonly string[]) {
  const offers = await selectOffers(db, communes);
  return new Map([...offers].map(([ags, { services }]) => [ags, { services: inCatalogueOrder(services) }]));
}

function validRowsOf(rows: readonly ImportRow<UserField>[]) {
  return rows.flatMap((row) => (row.ok ? [row] : []));
}

function newUser({
  line,
  username,
  email: typed,
  type,
  roles,
}: FileUser): NewUser & { readonly line: number } {
  const email = unicodeEmail(typed);
  const keys = { usernameKey: nameKey(username), emailKey: nameKey(email) };
  return { line, username, email, ...keys, type, roles };
}

type Taken = {
  readonly field: "username" | "email";
  readonly code: "username_already_exists" | "username_look_alike" | "email_already_exists";
};

/** Names taken by existing users and by earlier users of the file. */
class Names {
  /** Usernames and e-mail addresses share one set, because login accepts both. */
  readonly #taken: Set<string>;
  /** Username and e-mail address pairs of existing users. */
  readonly #existing: ReadonlySet<string>;

  /** Skeletons of taken usernames, to detect look-alikes. */
  readonly #skeletons: Set<string>;

  private constructor(
    taken: Awaited<ReturnType<typeof selectTakenNames>>,
    takenSkeletons: readonly string[],
  ) {
    this.#skeletons = new Set(takenSkeletons);
    this.#existing = new Set(taken.map(({ usernameKey, emailKey }) => pairOf(usernameKey, emailKey)));
    this.#taken = new Set(taken.flatMap(({ usernameKey, emailKey }) => [usernameKey, emailKey]));
  }

  static async of(db: Database, rows: readonly ImportRow<UserField>[]): Promise<Names> {
    const keys = validRowsOf(rows).flatMap(({ values }) => [nameKey(values.username), nameKey(values.email)]);
    const skeletons = validRowsOf(rows).map(({ values }) => usernameSkeleton(values.username));
    return new Names(
      await selectTakenNames(db, [...new Set(keys)]),
      await selectTakenSkeletons(db, [...new Set(skeletons)]),
    );
  }

  /** Claims both names of a user. Returns those already taken, or "existing" if the same user already exists. */
  claim(user: FileUser): "existing" | readonly Taken[] {
    const [usernameKey, emailKey] = [nameKey(user.username), nameKey(user.email)];
    if (this.#existing.has(pairOf(usernameKey, emailKey))) return "existing";
    const taken: Taken[] = [];
    const skeleton = usernameSkeleton(user.username);
    if (this.#taken.has(usernameKey)) taken.push({ field: "username", code: "username_already_exists" });
    else if (this.#skeletons.has(skeleton)) taken.push({ field: "username", code: "username_look_alike" });
    if (this.#taken.has(emailKey)) taken.push({ field: "email", code: "email_already_exists" });
    this.#taken.add(usernameKey).add(emailKey);
    this.#skeletons.add(skeleton);
    return taken;
  }
}

function pairOf(usernameKey: string, emailKey: string): string {
  return `${usernameKey}\0${emailKey}`;
}
