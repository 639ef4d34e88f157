/** Groups the rows of a user import file by user and validates each group. */
import type { ErrorCode } from "#domain/errorCodes";
import type { ColumnPositions, ImportFormat } from "#domain/imports/importFormat";
import { readValue } from "#domain/imports/importFormat";
import { shownValue, type RowProblem } from "#domain/imports/importProblem";
import type { ImportRow } from "#domain/imports/importRows";
import { readRole, readServices, type UserField } from "#domain/imports/userFormat";
import { userRolesMax } from "#domain/limits";
import type { RoleType } from "#domain/permissions";
import type { RoleEntry } from "#server/storage/columnTypes";

import { nameKey } from "./nameKey";

/** A user from an import file. */
export interface FileUser {
  /** Line of the first row. */
  readonly line: number;
  readonly username: string;
  readonly email: string;
  readonly type: RoleType;
  readonly roles: readonly RoleEntry[];
}

/** A problem with the 1-based line number of its row. */
export type FileProblemRow = RowProblem & { readonly line: number };

/** The rows of one user, in the order of the file. */
export interface UserRows {
  readonly usernameKey: string;
  /** Rows that are valid on their own. */
  readonly validRows: readonly ValidRow[];
  /** Number of all rows, including faulty ones. */
  readonly count: number;
}

type ValidRow = Extract<ImportRow<UserField>, { ok: true }>;

/** Services that a commune offers, in catalogue order. */
export interface CommuneOffer {
  readonly services: readonly string[];
}

/** Creates the problem for a value of a row. */
export type ProblemFactory = (
  row: ValidRow,
  field: UserField,
  code: ErrorCode,
  params?: Readonly<Record<string, string>>,
) => FileProblemRow;

/** Returns a factory of problems for a file with these column positions. */
export function problemFactory(
  format: ImportFormat<UserField>,
  positions: ColumnPositions<UserField>,
): ProblemFactory {
  return ({ line, values }, field, code, params = {}) => ({
    line,
    code,
    params,
    // Optional columns may be missing in the file.
    column: positions[field] < 0 ? null : positions[field] + 1,
    columnName: format.columns.find((column) => column.field === field)?.name ?? null,
    value: values[field] === "" ? null : shownValue(values[field]),
  });
}

/** Groups rows by username, ignoring case. A faulty row without a username forms its own group. */
export function groupByUser(
  rows: readonly ImportRow<UserField>[],
  positions: ColumnPositions<UserField>,
): readonly UserRows[] {
  const groups = new Map<string, { validRows: ValidRow[]; count: number }>();
  for (const row of rows) {
    const username = row.ok ? row.values.username : readValue(row.fields, positions.username);
    const key = username === "" ? `\0${row.line}` : nameKey(username);
    const group = groups.get(key) ?? { validRows: [], count: 0 };
    groups.set(key, group);
    group.count += 1;
    if (row.ok) group.validRows.push(row);
  }
  return [...groups].map(([usernameKey, group]) => ({ usernameKey, ...group }));
}

/**
 * Merges the valid rows of a user and returns the problems that the check of each single row cannot find. Returns null
 * if there is no valid row.
 */
export function mergeUserRows(
  { validRows }: UserRows,
  offers: ReadonlyMap<string, CommuneOffer>,
  problemOf: ProblemFactory,
): { readonly user: FileUser; readonly problems: readonly FileProblemRow[] } | null {
  const [first] = validRows;
  const type = first && readRole(first.values.role);
  if (!first || type === undefined) return null;
  const { username, email } = first.values;
  const problems: FileProblemRow[] = [];
  if (username.includes("@") && nameKey(username) !== nameKey(email)) {
    problems.push(problemOf(first, "username", "text_invalid"));
  }
  const roles: RoleEntry[] = [];
  for (const [at, row] of validRows.entries()) {
    const found = [
      ...differences(row, first, problemOf),
      ...entryProblems(row, at, validRows, offers, problemOf),
    ];
    problems.push(...found);
    if (found.length === 0) roles.push(entryOf(row, type, offers));
  }
  const tooMany = validRows[userRolesMax];
  if (tooMany) problems.push(problemOf(tooMany, "ags", "list_too_long", { max: String(userRolesMax) }));
  return { user: { line: first.line, username, email, type, roles }, problems };
}

function differences(row: ValidRow, first: ValidRow, problemOf: ProblemFactory): FileProblemRow[] {
  const params = { line: String(first.line) };
  const isSameEmail = nameKey(row.values.email) === nameKey(first.values.email);
  const isSameRole = readRole(row.values.role) === readRole(first.values.role);
  return [
    ...(isSameEmail ? [] : [problemOf(row, "email", "user_rows_differ", params)]),
    ...(isSameRole ? [] : [problemOf(row, "role", "user_rows_differ", params)]),
  ];
}

/** Same rules as for a manually created user. */
function entryProblems(
  row: ValidRow,
  at: number,
  validRows: readonly ValidRow[],
  offers: ReadonlyMap<string, CommuneOffer>,
  problemOf: ProblemFactory,
): FileProblemRow[] {
  const { ags, services } = row.values;
  const offer = offers.get(ags);
  const communeCode = communeCodeOf(row, at, validRows, offer !== undefined);
  if (communeCode !== null) return [problemOf(row, "ags", communeCode)];
  const named = readServices(services);
  if (named === "all") return [];
  const foreign = named.find((id) => offer?.services.includes(id) !== true);
  return foreign === undefined
    ? []
    : [problemOf(row, "services", "service_not_offered", { service: foreign })];
}

function communeCodeOf(
  { values: { ags, role } }: ValidRow,
  at: number,
  validRows: readonly ValidRow[],
  isKnown: boolean,
): ErrorCode | null {
  const isMember = readRole(role) === "MEMBER";
  // An entry without a commune means all communes, or none yet, so there may be only one.
  if (ags === "") {
    if (isMember) return validRows.length > 1 ? "required" : null;
    return at > 0 ? "commune_already_added" : null;
  }
  if (!isMember) return "ags_invalid";
  if (!isKnown) return "commune_unknown";
  return validRows.findIndex(({ values }) => values.ags === ags) < at ? "commune_already_added" : null;
}

function entryOf(
  { values: { ags, services } }: ValidRow,
  type: RoleType,
  offers: ReadonlyMap<string, CommuneOffer>,
): RoleEntry {
  const named = readServices(services);
  const offered = offers.get(ags)?.services ?? [];
  const entries = named === "all" ? offered : offered.filter((id) => named.includes(id));
  return { type, ags: ags === "" ? null : ags, services: entries };
}
