/**
 * What stands for react-relay/hooks in the app: the hooks that it uses. The package's own entry brings along all others,
 * and every user would fetch them with the first screen.
 */
import queries from "react-relay/lib/relay-hooks/loadQuery.js";
export { fetchQuery, graphql } from "relay-runtime";
export { default as RelayEnvironmentProvider } from "react-relay/lib/relay-hooks/RelayEnvironmentProvider.js";
export { default as useFragment } from "react-relay/lib/relay-hooks/useFragment.js";
export { default as usePaginationFragment } from "react-relay/lib/relay-hooks/usePaginationFragment.js";
export { default as usePreloadedQuery } from "react-relay/lib/relay-hooks/usePreloadedQuery.js";
export { default as useQueryLoader } from "react-relay/lib/relay-hooks/useQueryLoader.js";
export { default as useRelayEnvironment } from "react-relay/lib/relay-hooks/useRelayEnvironment.js";

export const { loadQuery } = queries;
