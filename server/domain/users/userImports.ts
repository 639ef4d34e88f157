/** Bulk invitation of users from a file: preview first, then an all-or-nothing commit. */
import type { TextEncodingName } from "#domain/encodings/textEncoding";
import type { ErrorCode } from "#domain/errorCodes";
import { importExpiryMinutes, userImportMaxBytes, userImportProblemsMax } from "#domain/limits";
import { manageableTypes } from "#domain/permissions";
import type { Context } from "#server/context";
import { failure, isClientVisibleError } from "#server/failure";
import type { Transaction } from "#server/storage/database/database";
import { selectOffers } from "#server/storage/users/userAccounts";
import type { NewUser } from "#server/storage/columnTypes";
import {
  finishUserImport,
  insertUserImport,
  insertUsers,
  lockUserImport,
  selectTakenNames,
  selectTakenSkeletons,
} from "#server/storage/users/userImports";
import { usernameSkeleton } from "#server/storage/users/usernameSkeleton";
import { recordActivities, type Activity } from "#server/domain/activity/activity";
import { storedActor } from "#server/domain/stamp";
import { checkUserImport, type CheckedUsers } from "./checkUserImport";
import { linkValidity } from "#server/domain/invitations/invitations";
import { issueLinks } from "#server/domain/invitations/issueLinks";
import { userEntry } from "./userEntry";
import { requireViewer } from "#server/domain/sessions/sessions";
import {
  inTransaction,
  done,
  refused,
  Refusal,
  userError,
  type Outcome,
} from "#server/domain/mutationResult";
import { lockCaller } from "./userGuards";
import { linkActivity } from "#server/domain/invitations/userInvites";

/** A checked file. */
export interface UserImport extends CheckedUsers {
  readonly id: string;
  readonly expiresAt: Date;
}

/** A local file. */
export interface UserFile {
  readonly path: string;
  readonly name: string;
  readonly byteSize: number;
}

/**
 * Checks a file and stores the preview for an hour. An earlier preview of the caller expires. Payload errors at the
 * file: file_too_large, and those of unreadable files or wrong tables.
 * @param encoding encoding that the user has chosen; null: detect it
 */
export async function previewUserImport(
  ctx: Context,
  file: UserFile,
  encoding: TextEncodingName | null,
): Promise<Outcome<UserImport>> {
  const viewer = requireViewer(ctx);
  if (file.byteSize > userImportMaxBytes) {
    return refused(userError("file_too_large", ["file"], { maxBytes: String(userImportMaxBytes) }));
  }
  const checked = await checkUserImport(ctx.db, file.path, encoding, manageableTypes(viewer));
  if ("problem" in checked) return refused(userError(checked.problem.code, ["file"], checked.problem.params));
  const now = ctx.now();
  const expiresAt = new Date(now.getTime() + importExpiryMinutes * 60_000);
  const id = await ctx.db.transaction().execute((tx) =>
    insertUserImport(tx, {
      createdBy: storedActor(viewer),
      fileName: file.name,
      users: checked.users,
      rowCount: checked.rowCount,
      refusedCount: checked.refusedCount,
      now,
      expiresAt,
    }),
  );
  return done({ ...checked, problems: checked.problems.slice(0, userImportProblemsMax), id, expiresAt });
}

/** A created user with the link to pass on. The link is null if it is sent by e-mail. */
export interface ImportedUser {
  readonly username: string;
  readonly email: string;
  readonly url: string | null;
}

/**
 * Creates and invites exactly the users of a preview. Payload errors: preview_expired if the preview is too old,
 * unknown, already committed or belongs to another user, or if names, communes or services have changed since;
 * rows_left_out unless confirmed; user_save_error.
 * @throws GraphQLError insufficient_permissions if the caller may no longer assign one of the roles; as lockCaller
 */
export async function commitUserImport(
  ctx: Context,
  id: string | null,
  confirmed: readonly ErrorCode[],
): Promise<Outcome<readonly ImportedUser[]>> {
  try {
    return await inTransaction<readonly ImportedUser[]>(ctx, async (tx) => {
      await lockCaller(ctx, tx);
      const found = id === null ? null : await lockUserImport(tx, id, requireViewer(ctx).id, ctx.now());
      if (id === null || found === null) return refused(userError("preview_expired"));
      const { users, refusedCount } = found;
      if (refusedCount > 0 && !confirmed.includes("rows_left_out")) {
        throw new Refusal([userError("rows_left_out", null, { count: String(refusedCount) })]);
      }
      const allowed = manageableTypes(requireViewer(ctx));
      if (users.some(({ type }) => !allowed.includes(type))) throw failure("insufficient_permissions");
      const communes = await communesOf(tx, users);
      if (communes === null) return refused(userError("preview_expired"));
      await finishUserImport(tx, id);
      return done(await create(ctx, tx, users, communes));
    });
  } catch (error) {
    if (isClientVisibleError(error)) throw error;
    ctx.log.error({ requestId: ctx.requestId, err: error }, "imported users could not be stored");
    return refused(userError("user_save_error", null, { reference: ctx.requestId }));
  }
}

/** Returns the names of the users' communes by AGS. Null if the users can no longer be created as checked. */
async function communesOf(
  tx: Transaction,
  users: readonly NewUser[],
): Promise<ReadonlyMap<string, string> | null> {
  const keys = users.flatMap(({ usernameKey, emailKey }) => [usernameKey, emailKey]);
  if ((await selectTakenNames(tx, keys)).length > 0) return null;
  const skeletons = users.map(({ username }) => usernameSkeleton(username));
  if ((await selectTakenSkeletons(tx, skeletons)).length > 0) return null;
  const roles = users.flatMap((user) => user.roles);
  const offers = await selectOffers(tx, [...new Set(roles.flatMap(({ ags }) => ags ?? []))]);
  const isPossible = roles.every(({ ags, services }) => {
    const offered = new Set(ags === null ? [] : offers.get(ags)?.services);
    return (ags === null || offers.has(ags)) && services.every((service) => offered.has(service));
  });
  return isPossible ? new Map([...offers].map(([ags, { name }]) => [ags, name])) : null;
}

async function create(
  ctx: Context,
  tx: Transaction,
  users: readonly NewUser[],
  communes: ReadonlyMap<string, string>,
): Promise<readonly ImportedUser[]> {
  if (users.length === 0) return [];
  const at = ctx.now();
  const ids = await insertUsers(tx, users, await linkValidity(tx, at));
  const created = users.map(({ username, email, roles }, position) => ({
    id: ids[position] ?? "",
    username,
    email,
    roles: roles.map((role) => ({ ...role, communeName: communes.get(role.ags ?? "") ?? null })),
  }));
  await recordActivities(
    tx,
    created.map((user): Activity => ({
      type: "CREATE_USER",
      at,
      actor: requireViewer(ctx),
      label: user.username,
      after: userEntry(user),
      target: { kind: "user", id: user.id },
    })),
  );
  const links = await issueLinks(tx, { ...ctx, now: () => at }, ids, "INVITATION");
  await recordActivities(
    tx,
    created.map((user) => linkActivity(ctx, "SEND_USER_INVITE", user)),
  );
  return created.map(({ username, email }, position) => ({
    username,
    email,
    url: links[position]?.url ?? null,
  }));
}
