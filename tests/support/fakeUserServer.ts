/** A fake server that stores one user, for tests of the user page; another user may save in between. */
import { vi } from "vitest";
import { commune, communeServer, type TestCommune } from "./communes";
import type { Resolvers } from "./mockedEndpoints";
import { userError } from "./masterData";

interface RoleInput {
  readonly type: string;
  readonly ags: string | null;
  readonly services: readonly string[];
}

interface Fields {
  readonly username: string;
  readonly email: string;
  readonly roles: readonly RoleInput[];
}

interface SaveInput extends Fields {
  readonly id: string;
  readonly revision: number;
}

export const userId = "User:k.brandl";

/** Default communes with their services. */
const someCommunes: readonly TestCommune[] = [
  commune(1, {
    name: "Augsburg",
    ags: "09761000",
    unit: "Stadt",
    state: "BY",
    serviceIds: ["ew-meldebescheinigung", "ew-ummeldung", "ikfz-neuzulassung", "fs-ersatzfuehrerschein"],
  }),
  commune(2, {
    name: "Lippstadt",
    ags: "05974028",
    unit: "Stadt",
    state: "NW",
    serviceIds: ["ew-meldebescheinigung", "ew-ummeldung", "ikfz-neuzulassung"],
  }),
];

/** A member of Augsburg with two services. */
export const kBrandl: Fields = {
  username: "k.brandl",
  email: "k.brandl@augsburg.example",
  roles: [{ type: "MEMBER", ags: "09761000", services: ["ew-meldebescheinigung", "ikfz-neuzulassung"] }],
};

/** Resolvers for one user, stored as `initial`, with further fields of the page. */
export function fakeUserServer(
  initial: Fields = kBrandl,
  more: Readonly<Record<string, unknown>> = {},
  communes = someCommunes,
) {
  let stored = { ...initial, revision: 3 };
  let by = "h.petersen";
  const present = () => ({
    __typename: "User",
    id: userId,
    status: "ACTIVE",
    invitation: null,
    passwordReset: null,
    deactivation: null,
    lastLoginAt: "2026-11-20T10:42:00.000Z",
    ...more,
    ...stored,
    type: stored.roles[0]?.type ?? null,
    roles: stored.roles.map(({ type, ags, services }) => {
      const one = communes.find((known) => known.ags === ags);
      return { type, commune: one ? { ...one, services: one.serviceIds } : null, services };
    }),
  });
  const saveUser = vi.fn((_root: unknown, { input }: { input: SaveInput }): unknown => {
    if (input.revision !== stored.revision) {
      const params = { by, at: "2026-11-20T13:02:00.000Z" };
      return { user: present(), errors: [userError("conflict", null, params)] };
    }
    const { username, email, roles } = input;
    stored = { username, email, roles, revision: stored.revision + 1 };
    return { user: present(), errors: [] };
  });
  const createUser = vi.fn((_root: unknown, { input }: { input: Fields }): unknown => {
    stored = { ...input, revision: 1 };
    return { userEdge: { cursor: "1", node: present() }, invitationUrl: null, errors: [] };
  });
  const mgt: Resolvers = {
    Query: {
      ...communeServer(communes).mgt.Query,
      userAccount: (_: unknown, { id }: { id: string }) => (id === userId ? present() : null),
      commune: (_: unknown, { ags }: { ags: string }) => communes.find((one) => one.ags === ags) ?? null,
    },
    Mutation: { saveUser, createUser },
  };
  return {
    mgt,
    saveUser,
    createUser,
    stored: () => stored,
    /** Saves as another user. */
    saveAs: (who: string, changes: Partial<Fields>) => {
      by = who;
      stored = { ...stored, ...changes, revision: stored.revision + 1 };
    },
  };
}
