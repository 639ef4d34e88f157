/** Users of all roles, and mutations on them with inputs that no form would send. */
import type { ViewerRole } from "#server/context";
import { hashPassword } from "#server/domain/sessions/passwords";
import { toNodeId } from "#server/nodeId";
import { storeCommuneRecords } from "./communeRecords";
import type { DatabaseKind } from "./databases";
import { linkToken } from "./invites";
import { addUser, call } from "./serverCalls";
import { addSession } from "./sessions";

/** Default time of all calls. */
export const rightsTime = new Date("2026-11-20T10:00:00.000Z");

/** A stored commune that offers ew-meldebescheinigung and pw-eheurkunde. */
export const rightsAgs = "09761000";

/** The password of all users who have one. */
export const rightsPassword = "Ein langes Passwort";

/** Role entries to save. */
export const asAdmin = [{ type: "ADMIN", services: [] }];
export const asSupport = [{ type: "SUPPORT", services: [] }];
export const asMember = [{ type: "MEMBER", ags: rightsAgs, services: [] }];

/** A stored user with a session. */
export interface Account {
  readonly id: string;
  readonly nodeId: string;
  readonly username: string;
  readonly token: string;
}

/** Mutations on a user, each with valid input for a user at revision 1. */
export const userMutations: Readonly<Record<string, (of: Account) => Readonly<Record<string, unknown>>>> = {
  saveUser: ({ nodeId, username }) => ({
    id: nodeId,
    revision: 1,
    username,
    email: `${username}@example.org`,
    roles: asMember,
  }),
  deactivateUser: ({ nodeId }) => ({ id: nodeId, revision: 1, reason: "Ausgeschieden" }),
  reactivateUser: ({ nodeId }) => ({ id: nodeId, revision: 1 }),
  removeUser: ({ nodeId, username }) => ({ id: nodeId, revision: 1, typedUsername: username }),
  sendUserInvite: ({ nodeId }) => ({ id: nodeId }),
  withdrawUserInvite: ({ nodeId }) => ({ id: nodeId }),
  sendPasswordReset: ({ nodeId }) => ({ id: nodeId }),
};

/** Expected result of a call that was refused as a whole, or in its payload. */
export const refused = { codes: ["insufficient_permissions"], errors: null };
export const payloadErrors = (...errors: string[]) => ({ codes: [], errors });

/** Opens a harness without users; the caller closes the database. */
export async function rightsHarness(kind: DatabaseKind) {
  const open = await kind.open();
  await storeCommuneRecords(open.db, rightsAgs);
  const passwordHash = await hashPassword(rightsPassword);

  const add = async (username: string, roles: readonly ViewerRole[], status = "ACTIVE"): Promise<Account> => {
    const id = await addUser(open.db, { username, roles });
    const token = await addSession(open.db, id, rightsTime);
    const state = {
      ACTIVE: { password_hash: passwordHash },
      INVITED: { active: false, password_hash: null },
      INACTIVE: { active: false, deactivated_at: rightsTime },
    }[status];
    await open.db
      .updateTable("user_account")
      .set({ ...state, revision: 1 })
      .where("id", "=", id)
      .execute();
    return { id, nodeId: toNodeId("User", id), username, token };
  };
  const send = async (token: string | null, name: string, input: object, at = rightsTime) => {
    const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
    const url = { sendUserInvite: "url: invitationUrl", sendPasswordReset: "url: resetUrl" }[name] ?? "";
    const source = `mutation ($input: ${type}!) { payload: ${name}(input: $input) { ${url} errors { code } } }`;
    type Sent = { payload: { url?: string; errors: { code: string }[] } | null };
    const { data, codes } = await call<Sent>(open.db, { token, now: at }, source, { input });
    const payload = data?.payload;
    return { codes, errors: payload?.errors.map(({ code }) => code) ?? null, url: payload?.url };
  };
  /** Like `send`, without the link. */
  const answer = async (...args: Parameters<typeof send>) => {
    const { codes, errors } = await send(...args);
    return { codes, errors };
  };
  const accept = async (url: string | undefined, at = rightsTime) => {
    const token = linkToken(url);
    const source = "mutation ($input: AcceptUserInviteInput!) { acceptUserInvite(input: $input) }";
    const { data, codes } = await call(open.db, { now: at }, source, {
      input: { token, password: rightsPassword },
    });
    return data?.["acceptUserInvite"] ?? codes[0];
  };
  const activeAdmins = async () => {
    const rows = await open.db
      .selectFrom("user_account")
      .select("username")
      .where("active", "=", true)
      .where("role_type", "=", "ADMIN")
      .execute();
    return rows.map(({ username }) => username);
  };

  return { open, db: open.db, add, send, answer, accept, activeAdmins };
}
