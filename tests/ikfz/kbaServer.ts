/** A fake server with the KBA settings of a commune. Tests decide the outcome of each mutation. */
import { connection } from "../support/connection";
import type { Resolvers } from "../support/mockedEndpoints";

/** KBA settings as the SDL has them; any field may be changed. */
export function kbaSettings(user: string, changes: object = {}) {
  return {
    __typename: "KbaSettings",
    id: `KbaSettings:${user}`,
    commune: { ags: "09761000", name: "Augsburg" },
    user,
    userNumber: "4711",
    clientAgs: "09761000",
    customsSystemCode: null,
    isLargeCustomerApproved: true,
    stbaNumber: "Z123456",
    passwordIdentifier: `${user}07`,
    nextPasswordIdentifier: `${user}08`,
    passwordSetOn: "2026-10-01",
    passwordExpiresOn: "2026-12-30",
    passwordState: "VALID",
    passwordChangedAt: "2026-10-01T08:00:00.000Z",
    previousPasswordIdentifier: null,
    lastUsedAt: "2026-11-19T09:30:00.000Z",
    lastUsedIdentifier: `${user}07`,
    lastRefusedAt: null,
    lastRefusedIdentifier: null,
    createdAt: "2026-10-01T08:00:00.000Z",
    updatedAt: "2026-10-02T08:00:00.000Z",
    updatedBy: { userId: null, username: "k.brandl", role: "MEMBER" },
    revision: 3,
    ...changes,
  };
}

export type StoredSettings = ReturnType<typeof kbaSettings>;

/** A payload with this result. */
export const outcome = (result: string, stored: object | null = null) => ({
  kbaSettings: stored,
  kbaSettingsEdge: null,
  removedKbaSettingsId: null,
  result,
  errors: [],
});

/** A payload with one error. */
export const refusal = (
  code: string,
  field: readonly string[] | null = null,
  params: Readonly<Record<string, string>> = {},
  stored: object | null = null,
) => ({
  ...outcome("", stored),
  result: null,
  errors: [{ code, field, params: Object.entries(params).map(([name, value]) => ({ name, value })) }],
});

export interface KbaServer {
  readonly mgt: Resolvers;
  readonly ikfz: Resolvers;
  /** The stored settings; null: the commune has no vehicle registration service. */
  stored: readonly StoredSettings[] | null;
}

type Mutations = Readonly<Record<string, (root: unknown, args: { input: never }) => unknown>>;

/** Resolvers of both endpoints for Augsburg. */
export function kbaServer(stored: readonly StoredSettings[] | null, mutations: Mutations = {}): KbaServer {
  const server: KbaServer = {
    stored,
    mgt: {
      Query: {
        commune: (_: unknown, { ags }: { ags: string }) =>
          ags === "09761000" ? { id: "Commune:1", ags, name: "Augsburg", unit: "Stadt", state: "BY" } : null,
      },
      Commune: {
        counts: () => ({ kbaSettings: server.stored === null ? null : server.stored.length }),
      },
    },
    ikfz: {
      Query: {
        kbaSettings: () => server.stored && connection(server.stored),
      },
      Mutation: mutations,
    },
  };
  return server;
}
