/** A fake server with users, filtered and paged as far as the list tests need it. */
import { connection, pageOf, type PageArguments } from "../../support/connection";
import type { Resolvers } from "../../support/mockedEndpoints";

export interface TestUser {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly type: "MEMBER" | "SUPPORT" | "ADMIN";
  readonly firstCommune: { readonly ags: string; readonly name: string } | null;
  readonly communeCount: number;
  readonly serviceCount: number;
  readonly status: "INVITED" | "ACTIVE" | "INACTIVE";
  readonly invitation: {
    readonly status: "OPEN" | "ACCEPTED" | "EXPIRED" | "WITHDRAWN";
    readonly invitedAt: string;
    readonly expiresAt: string;
    readonly resendAt: string;
    readonly delivery?: "LINK" | "FAILED";
  } | null;
  readonly activatedAt: string | null;
  readonly lastLoginAt: string | null;
}

const invitation = {
  status: "ACCEPTED",
  invitedAt: "2025-03-12T09:00:00.000Z",
  expiresAt: "2025-03-19T09:00:00.000Z",
  resendAt: "2025-03-12T09:05:00.000Z",
} as const;

/** A member who has logged in recently, with overrides. */
export function testUser(number: number, parts: Partial<TestUser> = {}): TestUser {
  const username = `user${String(number).padStart(3, "0")}`;
  return {
    id: `User:${number}`,
    username,
    email: `${username}@augsburg.example`,
    type: "MEMBER",
    firstCommune: { ags: "09761000", name: "Augsburg" },
    communeCount: 1,
    serviceCount: 7,
    status: "ACTIVE",
    invitation,
    activatedAt: "2025-03-13T09:00:00.000Z",
    lastLoginAt: "2026-11-20T08:00:00.000Z",
    ...parts,
  };
}

/** A user with an invitation in this state, which may be resent. */
export const invitedUser = (
  number: number,
  status: "OPEN" | "EXPIRED" | "WITHDRAWN",
  delivery: "LINK" | "FAILED" = "LINK",
): TestUser =>
  testUser(number, {
    status: "INVITED",
    invitation: { ...invitation, status, delivery, expiresAt: "2026-11-25T09:00:00.000Z" },
    activatedAt: null,
    lastLoginAt: null,
  });

interface ListArguments extends PageArguments {
  readonly filter?: { readonly roles?: readonly string[]; readonly statuses?: readonly string[] } | null;
}

export interface UsersServer {
  readonly mgt: Resolvers;
  stored: readonly TestUser[];
  /** Makes the list fail; null ends that. */
  failing: Error | null;
}

/** Resolvers for a list of these users. */
export function usersServer(
  users: readonly TestUser[],
  mutations: Readonly<Record<string, unknown>> = {},
): UsersServer {
  const server: UsersServer = {
    stored: users,
    failing: null,
    mgt: {
      Query: {
        users: (_: unknown, { filter, ...page }: ListArguments) => {
          if (server.failing) throw server.failing;
          const found = server.stored.filter(
            ({ type, status }) =>
              (!filter?.roles || filter.roles.includes(type)) &&
              (!filter?.statuses || filter.statuses.includes(status)),
          );
          return pageOf(found, page);
        },
        savedViews: () => connection([]),
        commune: (_: unknown, { ags }: { readonly ags: string }) =>
          ags === "01001000" ? { id: "Commune:1", ags, name: "Flensburg" } : null,
      },
      Mutation: mutations,
    },
  };
  return server;
}
