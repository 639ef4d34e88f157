/** Streams filtered users as CSV. */
import type { Context } from "#server/context";
import { isClientVisibleError } from "#server/failure";
import { createLoaders } from "#server/loaders";
import type { Database } from "#server/storage/database/database";
import { selectRange, type Position } from "#server/storage/database/keyset";
import { userSource, type UserConditions } from "#server/storage/users/userList";
import type { UserFields } from "#server/storage/users/users";
import type { Invitation } from "#server/domain/invitations/userInvites";
import { csvHeader, csvLines } from "#server/domain/files/csvExport";
import { csvDownload, datedFileName, type Download } from "#server/domain/files/downloads";
import { decodeExportParams, encodeExportParams } from "#server/domain/files/exportParams";
import { formatTimestamp } from "#server/domain/processes/exportLabels";
import { loadLatestLink, loadRoles, type UserRole } from "./userDetails";
import { done, refused, userError, type Outcome } from "#server/domain/mutationResult";
import { parseUserFilter, type UserFilter } from "./userFilter";
import { readUserOrder, type UserOrder } from "./userList";

/** Filter and order of an export. */
interface UserExportInput {
  /** Null or absent exports all users. */
  readonly filter?: UserFilter | null;
  readonly orderBy?: UserOrder;
}

/** Export parameters encoded in the download path. */
interface ExportParams {
  readonly conditions: Omit<UserConditions, "quietSince" | "invitationEndsBefore" | "createdBefore">;
  /** ISO time. Null matches any. */
  readonly quietSince: string | null;
  /** ISO time. Null matches any. */
  readonly invitationEndsBefore: string | null;
  readonly orderBy: UserOrder;
  /** ISO time of the request. Users created later are not included. */
  readonly at: string;
}

const pageRows = 1_000;

/**
 * Prepares the download. Payload errors: user_list_download_error if the users cannot be read. Throws the errors of
 * parseUserFilter.
 */
export async function exportUsers(
  ctx: Context,
  { filter, orderBy = null }: UserExportInput,
): Promise<Outcome<Download>> {
  try {
    const { quietSince, invitationEndsBefore, ...conditions } = parseUserFilter(filter);
    const at = ctx.now().toISOString();
    const params = {
      conditions,
      quietSince: quietSince?.toISOString() ?? null,
      invitationEndsBefore: invitationEndsBefore?.toISOString() ?? null,
      orderBy,
      at,
    };
    await readRows(ctx.db, params, null, 1);
    return done(csvDownload(ctx, `users/${encodeExportParams(params)}`, fileNameOf(params)));
  } catch (error) {
    if (isClientVisibleError(error)) throw error;
    ctx.log.error({ requestId: ctx.requestId, err: error }, "the list of users could not be prepared");
    return refused(userError("user_list_download_error"));
  }
}

/** Returns the file for a path created by exportUsers. Its parts are generated lazily. */
export function userExportFile(db: Database, encoded: string, now: Date) {
  const params = decodeExportParams(encoded) as ExportParams;
  return { fileName: fileNameOf(params), parts: chunksOf(db, params, now) };
}

function fileNameOf({ at }: ExportParams): string {
  return datedFileName("benutzer", new Date(at));
}

async function* chunksOf(db: Database, params: ExportParams, now: Date): AsyncGenerator<string> {
  yield csvHeader(columns.map(([name]) => name));
  let after: Position | null = null;
  for (;;) {
    const rows = await readRows(db, params, after, pageRows);
    const loading = { loaders: createLoaders(db) };
    const cells = rows.map(async (user) => {
      const roles = await loadRoles(loading, user);
      const link = await loadLatestLink(loading, user, "INVITATION");
      return columns.map(([, valueOf]) => valueOf({ user, roles, link, now }));
    });
    if (rows.length > 0) yield csvLines(await Promise.all(cells));
    if (rows.length < pageRows) return;
    after = rows.at(-1)?.position ?? null;
  }
}

function readRows(
  db: Database,
  { conditions, orderBy, at, ...times }: ExportParams,
  after: Position | null,
  limit: number,
) {
  const quietSince = times.quietSince === null ? null : new Date(times.quietSince);
  const invitationEndsBefore =
    times.invitationEndsBefore === null ? null : new Date(times.invitationEndsBefore);
  const createdBefore = new Date(Date.parse(at) + 1);
  const range = { ...readUserOrder(orderBy), after, before: null };
  return selectRange(
    db,
    userSource({ ...conditions, quietSince, invitationEndsBefore, createdBefore }),
    range,
    {
      limit,
      fromEnd: false,
    },
  );
}

interface ExportedUser {
  readonly user: UserFields;
  readonly roles: readonly UserRole[];
  /** The latest invitation. Null if the user was never invited. */
  readonly link: Invitation | null;
  readonly now: Date;
}

const columns: readonly (readonly [name: string, valueOf: (row: ExportedUser) => string | number])[] = [
  ["Benutzername", ({ user }) => user.username],
  ["E-Mail", ({ user }) => user.email],
  ["Rolle", ({ user }) => user.type?.toLowerCase() ?? ""],
  [
    "Kommunen",
    ({ roles }) =>
      roles.flatMap(({ commune }) => (commune ? `${commune.name} ${commune.ags}` : [])).join(", "),
  ],
  ["Dienste", ({ user }) => user.serviceCount],
  ["Status", statusText],
  ["Eingeladen", ({ link }) => formatTimestamp(link?.createdAt ?? null)],
  ["Läuft ab", ({ link }) => formatTimestamp(link?.expiresAt ?? null)],
  ["Aktiviert", ({ user }) => formatTimestamp(user.activatedAt)],
  ["Letzte Anmeldung", ({ user }) => formatTimestamp(user.lastLoginAt)],
  ["Angelegt", ({ user }) => formatTimestamp(user.createdAt)],
];

function statusText({ user: { status }, link, now }: ExportedUser): string {
  if (status !== "INVITED") return status === "ACTIVE" ? "Aktiv" : "Inaktiv";
  if (link?.withdrawnAt) return "Zurückgezogen";
  return link && link.expiresAt <= now ? "Abgelaufen" : "Eingeladen";
}
