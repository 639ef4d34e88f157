import { graphql } from "react-relay/hooks";
import type { RunSource } from "#runs/followRun";
import type { jobSourceQuery } from "./__generated__/jobSourceQuery.graphql";
import type { jobSourceSubscription } from "./__generated__/jobSourceSubscription.graphql";

/** Counts and state of a bulk job. */
export interface JobProgress {
  readonly state: string;
  readonly total: number;
  readonly done: number;
  readonly failed: number;
}

/** Subscription and query of bulk jobs. */
export const jobSource: RunSource<jobSourceSubscription, jobSourceQuery, JobProgress> = {
  subscription: graphql`
    subscription jobSourceSubscription($id: ID!) {
      jobProgress(id: $id) {
        id
        state
        total
        done
        failed
        ...JobOutcome_progress
      }
    }
  `,
  readEvent: ({ jobProgress }) => jobProgress,
  query: graphql`
    query jobSourceQuery($id: ID!) @throwOnFieldError {
      node(id: $id) {
        __typename
        ... on Job {
          id
          state
          total
          done
          failed
          ...JobOutcome_progress @alias
        }
      }
    }
  `,
  readResponse: ({ node }) => (node?.__typename === "Job" ? node : null),
};
