/** Fake resources and resolvers for the screens of resources. */
import { connection } from "../../support/connection";
import { support } from "../../support/people";
import { visit, type App } from "../../support/visit";

/** Identifies a fake resource. */
type Key = readonly [version: string, type: string, id: string];

export const resourceNode = ([version, type, resourceId]: Key, changes: object = {}) => ({
  __typename: "Resource",
  id: `Resource:${type}/${resourceId}`,
  version,
  type,
  resourceId,
  urn: `urn:sm:${version}:${type}:${resourceId}`,
  name: resourceId,
  commune: null,
  isDeprecated: false,

  successor: null,
  yaml: `name: ${resourceId}\n`,
  storedSecrets: [],
  certificates: [],
  keystoreProblem: null,
  checkedAt: null,
  expiresAt: null,
  useCount: 0,
  communeRemoval: null,
  download: null,
  revision: 1,

  updatedAt: "2026-11-12T09:18:00.000Z",
  updatedBy: { userId: null, username: "support", role: "SUPPORT" },
  ...changes,
});

export type ResourceNode = ReturnType<typeof resourceNode>;

export const augsburg = {
  ags: "09761000",
  name: "Augsburg",
  communeId: "Commune:1",
  initialization: "INITIALIZED",
  initializationProblem: null,
};

/** Resolvers for a list of these resources; `asked` has the arguments of each call. */
export function resourceServer(nodes: readonly ResourceNode[]) {
  const asked: unknown[] = [];
  const Query = {
    resources: (_: unknown, args: unknown) => {
      asked.push(args);
      return connection(nodes);
    },
    node: (_: unknown, { id }: { id: string }) => nodes.find((node) => node.id === id) ?? null,
  };
  return { asked, Query, mgt: { Query } };
}

/** The answer of a mutation. */
export type Answer = (input: Readonly<Record<string, unknown>>) => object;

/** Visits the list of this resource; `answers` are the mutations, by name. */
export function visitWith(
  resource: ResourceNode,
  answers: Readonly<Record<string, Answer>> = {},
  Query: object = {},
): Promise<App> {
  const Mutation = Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [
      name,
      (_: unknown, { input }: { input: Readonly<Record<string, unknown>> }) => answer(input),
    ]),
  );
  const mgt = { Query: { ...resourceServer([resource]).Query, ...Query }, Mutation };
  return visit("/admin/resources/all", { viewer: support, mgt });
}

/** A refusal in the payload of a mutation. */
export const error = (code: string, params: Readonly<Record<string, string>> = {}) => ({
  code,
  field: null,
  params: Object.entries(params).map(([name, value]) => ({ name, value })),
});
