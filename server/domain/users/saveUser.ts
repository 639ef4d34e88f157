/** Creates and updates users. */
import { isDeepStrictEqual } from "node:util";
import type { Context } from "#server/context";
import { isClientVisibleError } from "#server/failure";
import type { Transaction } from "#server/storage/database/database";
import type { Placed } from "#server/storage/database/keyset";
import { withdrawInvitations, withdrawEmailedLinks } from "#server/storage/invitations/invitations";
import type { RoleEntry } from "#server/storage/columnTypes";
import { insertAccount, replaceRoles, updateAccount } from "#server/storage/users/userAccounts";
import { selectPlacedUser } from "#server/storage/users/userList";
import { usernameSkeleton } from "#server/storage/users/usernameSkeleton";
import type { UserFields } from "#server/storage/users/users";
import { recordActivity } from "#server/domain/activity/activity";
import { nameKey } from "./nameKey";
import { requireViewer } from "#server/domain/sessions/sessions";
import { userEntry } from "./userEntry";
import {
  inTransaction,
  conflictError,
  done,
  refused,
  refuseIf,
  userError,
  type Outcome,
} from "#server/domain/mutationResult";
import { lockCaller, requireManageable, requireRoleAllowed } from "./userGuards";
import { validateUserInput, type ValidatedUser, type UserInput } from "./userInput";
import { inviteUser, withdrawLinksCreatedBy } from "#server/domain/invitations/userInvites";
import { usernameOrder } from "./userList";

/** A newly created user. */
interface CreatedUser {
  /** With the cursor position in the order by username. */
  readonly user: Placed<UserFields>;
  /** Link for the caller to pass on. Null if it is sent by e-mail. */
  readonly invitationUrl: string | null;
}

/** A user and the revision that the caller has read. The id is null if the given id cannot belong to a user. */
export interface UserItem {
  readonly id: string | null;
  readonly revision: number;
}

/**
 * Creates a user and sends the invitation. Payload errors: those of validateUserInput, user_save_error.
 * @throws GraphQLError insufficient_permissions if support creates an administrator; as lockCaller
 */
export function createUser(ctx: Context, input: UserInput): Promise<Outcome<CreatedUser>> {
  return saveInTransaction(ctx, async (tx) => {
    requireRoleAllowed(ctx, typesOf(input.roles));
    await lockCaller(ctx, tx);
    const validated = await validateUserInput(tx, input, null);
    refuseIf(validated.errors);
    const id = await insertAccount(tx, namesOf(validated), ctx.now());
    await replaceRoles(tx, id, validated.roles);
    await recordActivity(tx, {
      type: "CREATE_USER",
      at: ctx.now(),
      actor: requireViewer(ctx),
      target: { kind: "user", id },
      label: validated.username,
      after: userEntry(validated),
    });
    const { url } = await inviteUser(tx, ctx, id);
    const user = await selectPlacedUser(tx, id, usernameOrder);
    if (!user) throw new Error("A user who was created is there.");
    return done({ user, invitationUrl: url });
  });
}

/**
 * Updates names and role entries if they differ. Running sessions pick up the changes with their next request. Revokes
 * open links that may be in the wrong hands: links of a user who becomes an administrator, links sent to an e-mail
 * address that changes, and links shown to a user whose role type changes to one other than administrator. Payload
 * errors: those of validateUserInput, not_found, own_rights, last_admin, conflict, user_save_error.
 * @throws GraphQLError insufficient_permissions if support creates or changes an administrator; as lockCaller
 */
export function saveUser(ctx: Context, item: UserItem, input: UserInput): Promise<Outcome<null>> {
  return saveInTransaction(ctx, async (tx) => {
    const types = typesOf(input.roles);
    const current = await requireManageable(ctx, tx, item.id, { endsAdmin: types[0] !== "ADMIN" });
    requireRoleAllowed(ctx, types);
    if (current.revision !== item.revision) return refused(conflictError(current));
    const validated = await validateUserInput(tx, input, current);
    const isOwn = current.id === requireViewer(ctx).id;
    const hasOtherRights = !isDeepStrictEqual(rightsOf(validated.roles), rightsOf(current.roles));
    refuseIf([...validated.errors, ...(isOwn && hasOtherRights ? [userError("own_rights", ["roles"])] : [])]);
    const [before, after] = [userEntry(current), userEntry(validated)];
    const rolesChanged = !isDeepStrictEqual(entriesOf(validated.roles), entriesOf(current.roles));
    // Without changes, keep the revision, so that other users' forms do not become stale.
    if (!rolesChanged && isDeepStrictEqual(before, after)) return done(null);
    const stamp = { at: ctx.now(), by: requireViewer(ctx).username };
    await updateAccount(tx, current.id, namesOf(validated), stamp);
    if (rolesChanged) await replaceRoles(tx, current.id, validated.roles);
    const hasOtherType = types[0] !== current.type;
    // The creator of a link may still have it and must not gain administrator rights through it.
    if (types[0] === "ADMIN" && hasOtherType) await withdrawInvitations(tx, current.id, stamp.at);
    if (nameKey(current.email) !== validated.emailKey) await withdrawEmailedLinks(tx, current.id, stamp.at);
    await recordActivity(tx, {
      type: "UPDATE_USER",
      at: stamp.at,
      actor: requireViewer(ctx),
      label: validated.username,
      target: { kind: "user", id: current.id },
      before,
      after,
    });
    if (types[0] !== "ADMIN" && hasOtherType) await withdrawLinksCreatedBy(tx, ctx, current.id);
    return done(null);
  });
}

/** Like `inTransaction`, but logs unexpected errors and returns user_save_error. */
async function saveInTransaction<T>(
  ctx: Context,
  work: (tx: Transaction) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  try {
    return await inTransaction(ctx, work);
  } catch (error) {
    if (isClientVisibleError(error)) throw error;
    ctx.log.error({ requestId: ctx.requestId, err: error }, "a user could not be saved");
    return refused(userError("user_save_error", null, { reference: ctx.requestId }));
  }
}

function typesOf(roles: UserInput["roles"]) {
  return roles.map((role) => role.type);
}

function namesOf({ username, email, usernameKey, emailKey }: ValidatedUser) {
  const names = { username, email, username_key: usernameKey, email_key: emailKey };
  return { ...names, username_skeleton: usernameSkeleton(username) };
}

/** Role entries in a comparable form, with sorted services. */
function entriesOf(roles: readonly RoleEntry[]) {
  return roles.map(({ type, ags, services }) => ({ type, ags, services: services.toSorted() }));
}

/** Role entries in a comparable form that ignores their order. */
function rightsOf(roles: readonly RoleEntry[]) {
  return entriesOf(roles).toSorted((a, b) => ((a.ags ?? "") < (b.ags ?? "") ? -1 : 1));
}
