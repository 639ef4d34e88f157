/** User administration in server tests: communes for role entries, and calls by users of each role. */
import type { Database } from "#server/storage/database/database";
import { bareIdOf } from "#server/nodeId";
import type { ServerHarness } from "./serverHarness";

/** Communes with the services they offer. */
export const places = {
  augsburg: { ags: "09761000", services: ["ew-meldebescheinigung", "ikfz-neuzulassung"] },
  lippstadt: { ags: "05974028", services: ["ew-meldebescheinigung"] },
} as const;

/** Stores the communes. */
export async function storePlaces(db: Database): Promise<void> {
  const names = { augsburg: "Augsburg", lippstadt: "Lippstadt" };
  for (const [key, { ags, services }] of Object.entries(places)) {
    const name = names[key as keyof typeof names];
    await db
      .insertInto("commune")
      .values({
        ags,
        name,
        unit: "Stadt",
        state: key === "augsburg" ? "BY" : "NW",
        initial: name.charAt(0),
        search_text: name.toLowerCase(),
      })
      .execute();
    await db
      .insertInto("commune_service")
      .values(services.map((service_id) => ({ commune_ags: ags, service_id })))
      .execute();
  }
}

/** The fields of a user that tests read. */
interface SeenUser {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly type: string | null;
  readonly status: string;
  readonly revision: number;
  readonly roles: readonly {
    readonly type: string;
    readonly commune: { readonly ags: string } | null;
    readonly services: readonly string[];
  }[];
  readonly invitation: { readonly status: string } | null;
  readonly deactivation: {
    readonly reason: string;
    readonly by: { readonly userId: string | null; readonly username: string; readonly role: string };
  } | null;
}

/** The fields of SeenUser. */
const userFields = `id username email type status revision roles { type commune { ags } services }
  invitation { status } deactivation { reason by { userId username role } }`;

/** Calls a mutation that returns a user. */
export async function changeUser(
  harness: ServerHarness,
  name: "saveUser" | "deactivateUser" | "reactivateUser" | "removeUser",
  input: Readonly<Record<string, unknown>>,
  caller: { readonly token?: string; readonly now?: Date } = {},
) {
  const { payload, errors } = await harness.mutate(name, `user { ${userFields} }`, input, caller);
  return { user: (payload as { readonly user: SeenUser | null }).user, errors };
}

/** Creates a user, by default as support. */
export async function createUser(
  harness: ServerHarness,
  input: Readonly<Record<string, unknown>>,
  caller: { readonly token?: string; readonly now?: Date } = {},
) {
  const selection = `invitationUrl userEdge { cursor node { ${userFields} } }`;
  const { payload, errors } = await harness.mutate("createUser", selection, input, caller);
  const { userEdge, invitationUrl } = payload as {
    readonly userEdge: { readonly cursor: string; readonly node: SeenUser } | null;
    readonly invitationUrl: string | null;
  };
  return { user: userEdge?.node, cursor: userEdge?.cursor, invitationUrl, errors };
}

/** Reads a user as support. */
export async function readUser(harness: ServerHarness, id: string): Promise<SeenUser | null> {
  const { userAccount } = await harness.read(`query ($id: ID!) { userAccount(id: $id) { ${userFields} } }`, {
    id,
  });
  return userAccount as SeenUser | null;
}

/** Activity log entries about a user, oldest first. */
export function entriesOf(harness: ServerHarness, nodeId: string) {
  return harness.open.db
    .selectFrom("activity")
    .select(["type", "actor_name", "label", "before", "after"])
    .where("target_id", "=", bareIdOf("User", nodeId) ?? "")
    .orderBy("id")
    .execute();
}
