/** The four endpoints and their paths. */
export const endpointPaths = {
  mgt: "/mgt/graphql",
  "mgt-v2": "/mgt/v2/graphql",
  process: "/mgt/process/graphql",
  ikfz: "/mgt/ikfz/graphql",
} as const;

export type EndpointName = keyof typeof endpointPaths;

export const endpointNames: readonly EndpointName[] = ["mgt", "mgt-v2", "process", "ikfz"];
