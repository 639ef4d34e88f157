/** Users as they are created and changed. */
import { isDeepStrictEqual } from "node:util";
import type { Context } from "#server/context";
import { isToldAsItIs } from "#server/failure";
import type { Transaction } from "#server/storage/database/database";
import type { Placed } from "#server/storage/database/keyset";
import { withdrawInvitations, withdrawMailed } from "#server/storage/invitations/invitations";
import {
  insertAccount,
  replaceRoles,
  updateAccount,
  type RoleEntry,
} from "#server/storage/users/userAccounts";
import { selectPlacedUser } from "#server/storage/users/userList";
import { usernameSkeleton } from "#server/storage/users/usernameSkeleton";
import type { UserFields } from "#server/storage/users/users";
import { recordActivity } from "#server/domain/activity/activity";
import { nameKey } from "./nameKey";
import { loggedIn } from "#server/domain/sessions/sessions";
import { userEntry } from "./userEntry";
import {
  change,
  conflictError,
  done,
  refused,
  refuseIf,
  userError,
  type Outcome,
} from "#server/domain/userErrors";
import { lockCaller, requireManageable, requireRoleAllowed } from "./userGuards";
import { readUserInput, type ReadUser, type UserInput } from "./userInput";
import { inviteUser, withdrawLinksOf } from "#server/domain/invitations/userInvites";
import { usernameOrder } from "./userList";

/** A user who was created. */
interface CreatedUser {
  /** With the place in the order by username. */
  readonly user: Placed<UserFields>;
  /** Link to pass on; null: it goes out by e-mail. */
  readonly invitationUrl: string | null;
}

/** A user to change, the id null where there can be none, with the revision that was read. */
export interface UserItem {
  readonly id: string | null;
  readonly revision: number;
}

/**
 * Creates a user and sends the invitation. Errors as readUserInput finds them, user_save_error.
 * @throws GraphQLError insufficient_permissions where support would make an administrator
 */
export function createUser(ctx: Context, input: UserInput): Promise<Outcome<CreatedUser>> {
  return stored(ctx, async (tx) => {
    requireRoleAllowed(ctx, typesOf(input.roles));
    await lockCaller(ctx, tx);
    const read = await readUserInput(tx, input, null);
    refuseIf(read.errors);
    const id = await insertAccount(tx, namesOf(read), ctx.now());
    await replaceRoles(tx, id, read.roles);
    await recordActivity(tx, {
      type: "CREATE_USER",
      at: ctx.now(),
      actor: loggedIn(ctx),
      target: { kind: "user", id },
      label: read.username,
      after: userEntry(read),
    });
    const { url } = await inviteUser(tx, ctx, id);
    const user = await selectPlacedUser(tx, id, usernameOrder);
    if (!user) throw new Error("A user who was created is there.");
    return done({ user, invitationUrl: url });
  });
}

/**
 * Changes names and role entries, where they differ; running sessions follow with their next call. Open links end where
 * somebody may have them who must not: those of who becomes an administrator, those sent to an address that changes, and
 * those that were shown to who gets a lower role. Errors as readUserInput finds them, not_found, own_rights, last_admin,
 * conflict, user_save_error.
 * @throws GraphQLError insufficient_permissions where support would make or change an administrator
 */
export function saveUser(ctx: Context, item: UserItem, input: UserInput): Promise<Outcome<null>> {
  return stored(ctx, async (tx) => {
    const types = typesOf(input.roles);
    const current = await requireManageable(ctx, tx, item.id, { endsAdmin: types[0] !== "ADMIN" });
    requireRoleAllowed(ctx, types);
    if (current.revision !== item.revision) return refused(conflictError(current));
    const read = await readUserInput(tx, input, current);
    const isOwn = current.id === loggedIn(ctx).id;
    const hasOtherRights = !isDeepStrictEqual(rightsOf(read.roles), rightsOf(current.roles));
    refuseIf([...read.errors, ...(isOwn && hasOtherRights ? [userError("own_rights", ["roles"])] : [])]);
    const [before, after] = [userEntry(current), userEntry(read)];
    const haveChanged = !isDeepStrictEqual(entriesOf(read.roles), entriesOf(current.roles));
    // What changes nothing makes nobody else's form stale.
    if (!haveChanged && isDeepStrictEqual(before, after)) return done(null);
    const stamp = { at: ctx.now(), by: loggedIn(ctx).username };
    await updateAccount(tx, current.id, namesOf(read), stamp);
    if (haveChanged) await replaceRoles(tx, current.id, read.roles);
    const hasOtherType = types[0] !== current.type;
    // Whoever made a link may still have it: somebody who must not become an admin by it.
    if (types[0] === "ADMIN" && hasOtherType) await withdrawInvitations(tx, current.id, stamp.at);
    if (nameKey(current.email) !== read.emailKey) await withdrawMailed(tx, current.id, stamp.at);
    await recordActivity(tx, {
      type: "UPDATE_USER",
      at: stamp.at,
      actor: loggedIn(ctx),
      label: read.username,
      target: { kind: "user", id: current.id },
      before,
      after,
    });
    if (types[0] !== "ADMIN" && hasOtherType) await withdrawLinksOf(tx, ctx, current.id);
    return done(null);
  });
}

/** As `change`; what could not be foreseen is logged, and answered as user_save_error. */
async function stored<T>(ctx: Context, work: (tx: Transaction) => Promise<Outcome<T>>): Promise<Outcome<T>> {
  try {
    return await change(ctx, work);
  } catch (error) {
    if (isToldAsItIs(error)) throw error;
    ctx.log.error({ requestId: ctx.requestId, err: error }, "a user could not be stored");
    return refused(userError("user_save_error", null, { reference: ctx.requestId }));
  }
}

function typesOf(roles: UserInput["roles"]) {
  return roles.map((role) => role.type);
}

function namesOf({ username, email, usernameKey, emailKey }: ReadUser) {
  const names = { username, email, username_key: usernameKey, email_key: emailKey };
  return { ...names, username_skeleton: usernameSkeleton(username) };
}

/** What role entries say, as they are stored. */
function entriesOf(roles: readonly RoleEntry[]) {
  return roles.map(({ type, ags, services }) => ({ type, ags, services: services.toSorted() }));
}

/** What role entries allow: in whatever order they stand. */
function rightsOf(roles: readonly RoleEntry[]) {
  return entriesOf(roles).toSorted((a, b) => ((a.ags ?? "") < (b.ags ?? "") ? -1 : 1));
}
