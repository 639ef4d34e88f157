import { useEffect, useRef } from "react";
import { graphql, useRelayEnvironment } from "react-relay/hooks";
import { pageSizeMax } from "#domain/limits";
import { fetchInBackground } from "#relay/fetchInBackground";
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

/** Minimum interval between fetches while a job runs, in milliseconds. */
const refetchIntervalMs = 2_000;

interface ListedItem {
  readonly cursor: string;
  readonly node: { readonly state: string };
}

interface RefetchOptions {
  /** Results are refetched when this changes. */
  readonly version: string;
  readonly isOver: boolean;
  /** The next page is loading; no refetch meanwhile. */
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
  const abort = useRef(() => {});
  const lastFetch = useRef({ key, at: 0 });
  const refetch = useRef<() => void>(() => undefined);
  useEffect(() => {
    refetch.current = () => {
      const { id, filter } = variables;
      abort.current();
      if (!isLong || (filter && isOver)) {
        const first = Math.min(Math.max(variables.first, length), pageSizeMax);
        abort.current = fetchInBackground<JobScreenQuery>(environment, JobScreenNode, {
          ...variables,
          first,
        });
      } else if (!filter && open >= 0) {
        const page = { id, first: pageSizeMax, after: edges[open - 1]?.cursor ?? null };
        abort.current = fetchInBackground<useRefetchItemsQuery>(environment, itemsQuery, page);
      }
    };
  });
  useEffect(() => {
    if (isLoadingNext) abort.current();
    if (isLoadingNext || lastFetch.current.key === key) return undefined;
    const timer = setTimeout(
      () => {
        lastFetch.current = { key, at: Date.now() };
        refetch.current();
      },
      isOver ? 0 : Math.max(lastFetch.current.at + refetchIntervalMs - Date.now(), 0),
    );
    return () => clearTimeout(timer);
  }, [key, isOver, isLoadingNext]);
  useEffect(() => () => abort.current(), []);
}
