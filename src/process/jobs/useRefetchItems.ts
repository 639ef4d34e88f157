import { fetchQuery, graphql, useRelayEnvironment } from "react-relay/hooks";
import { Observable } from "relay-runtime";
import { pageSizeMax } from "#domain/limits";
import { inBackground } from "#relay/inBackground";
import { useRefetchedResults } from "#runs/useRefetchedResults";
import JobScreenNode, {
  type JobScreenQuery,
  type JobScreenQuery$variables,
} from "./__generated__/JobScreenQuery.graphql";
import type { useRefetchItemsQuery } from "./__generated__/useRefetchItemsQuery.graphql";

/** Fetched outside the connection, so that the number of listed rows does not change. */
const itemsQuery = graphql`
  query useRefetchItemsQuery($id: ID!, $first: Int!, $after: String) @throwOnFieldError {
    node(id: $id) {
      ... on Job {
        items(first: $first, after: $after) {
          edges {
            node {
              id
              state
              finishedAt
              error {
                ...userError_error @relay(mask: false)
              }
            }
          }
        }
      }
    }
  }
`;

interface ListedItem {
  readonly cursor: string;
  readonly node: { readonly state: string };
}

interface RefetchOptions {
  /** Results are refetched when this changes. */
  readonly version: string;
  readonly isOver: boolean;
  /** Pauses refetching while the next page is loading. */
  readonly isLoadingNext: boolean;
  readonly edges: readonly ListedItem[];
  /** Variables of the query that loaded the first page. */
  readonly variables: JobScreenQuery$variables;
}

/** Keeps all listed results in sync with the server, however many are listed. */
export function useRefetchItems({ version, isOver, isLoadingNext, edges, variables }: RefetchOptions): void {
  const environment = useRelayEnvironment();
  const { length } = edges;
  const isLong = length > pageSizeMax;
  const open = edges.findIndex(({ node }) => node.state === "WAITING");
  // A long list is refetched around its first open item, and page by page to its end once the job is over.
  const key = isOver && isLong ? `${version} ${open}` : version;
  useRefetchedResults({
    version: key,
    isOver,
    isPaused: isLoadingNext,
    fetch: () => {
      const { id, filter } = variables;
      if (!isLong || (filter && isOver)) {
        const first = Math.min(Math.max(variables.first, length), pageSizeMax);
        return fetchQuery<JobScreenQuery>(environment, JobScreenNode, { ...variables, first }, inBackground);
      }
      if (filter || open < 0) return Observable.create((sink) => sink.complete());
      const page = { id, first: pageSizeMax, after: edges[open - 1]?.cursor ?? null };
      return fetchQuery<useRefetchItemsQuery>(environment, itemsQuery, page, inBackground);
    },
  });
}
