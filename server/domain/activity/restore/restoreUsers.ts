/** Restores names, roles and states of users. */
import { isDeepStrictEqual } from "node:util";
import { isAgs } from "#domain/ags";
import { roleTypes } from "#domain/permissions";
import { saveUser } from "#server/domain/users/saveUser";
import type { UserInput } from "#server/domain/users/userInput";
import { deactivateUser, reactivateUser } from "#server/domain/users/userStates";
import { selectUser } from "#server/storage/users/users";
import { before, latest, UnreadableValues, type LoggedValues, type RestoreHandler } from "./restorable";

/** Names and roles. */
export const restoreUser: RestoreHandler = {
  permission: "save_user",
  async find(ctx, entry) {
    const former = readUser(before(entry));
    const logged = readUser(latest(entry));
    const user = await selectUser(ctx.db, entry.targetId);
    if (!user) return null;
    const { id, revision, username, email } = user;
    const roles = user.roles.map(({ type, commune, services }) => ({
      type,
      ags: commune?.ags ?? null,
      services,
    }));
    // Roles are compared without the names of communes, which may have changed.
    const hasSameRoles = isDeepStrictEqual(comparable(roles), comparable(logged.roles));
    return {
      present: { username, email, ...(!hasSameRoles && { roles }) },
      last: null,
      restore: () => saveUser(ctx, { id, revision }, former),
    };
  },
};

function readUser(values: LoggedValues): UserInput {
  return {
    username: values.text("username"),
    email: values.text("email"),
    roles: values.parts("roles").map(([key, part]) => readRole(key, part.whole())),
  };
}

/** Reads the values of `userEntry`: the type, the commune with its name unless for all, and the services. */
function readRole(key: string, values: unknown): UserInput["roles"][number] {
  const texts = Array.isArray(values) ? values.filter((value) => typeof value === "string") : [];
  const type = roleTypes.find((known) => known === texts[0]);
  if (type === undefined) throw new UnreadableValues("The entry has an unknown role.");
  const ags = isAgs(key) ? key : null;
  return { type, ags, services: texts.slice(ags === null ? 1 : 2) };
}

const comparable = (roles: UserInput["roles"]) =>
  new Map(roles.map(({ type, ags, services }) => [ags ?? "", [type, ...services.toSorted()]]));

/** Whether users may log in. Deactivating one requires a reason. */
export const restoreUserState: RestoreHandler = {
  permission: "deactivate_user",
  async find(ctx, entry) {
    const wasDeactivated = entry.type === "DEACTIVATE_USER";
    const user = await selectUser(ctx.db, entry.targetId);
    if (!user) return null;
    const item = { id: user.id, revision: user.revision };
    const { active, deactivationReason: reason } = user;
    const isDeactivated = user.status === "INACTIVE";
    // Without a password, a reactivated user is not active either, but invited.
    const present = { active, ...(isDeactivated && { reason }) };
    return {
      present: wasDeactivated === isDeactivated ? present : null,
      last: null,
      restore: (input) =>
        wasDeactivated ? reactivateUser(ctx, item) : deactivateUser(ctx, item, input.reason),
    };
  },
};
