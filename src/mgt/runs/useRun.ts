import { graphql, useFragment } from "react-relay/hooks";
import { useFollowedRun } from "#runs/followRun";
import { useRunState } from "#runs/RunStatus";
import type { useRun_run$data, useRun_run$key } from "./__generated__/useRun_run.graphql";
import { runSource } from "./runSource";

export interface FollowedRun extends useRun_run$data {
  /** The state as shown: a dry run expires by itself. */
  readonly shownState: string;
}

/** Reads a run and keeps it up to date until it ends. */
export function useRun(key: useRun_run$key): FollowedRun {
  const run = useFragment(
    graphql`
      fragment useRun_run on BackgroundRun @throwOnFieldError {
        id
        state
        isOwn
        createdBy {
          username
        }
        startedAt
        beginsAt
        finishedAt
        expiresAt
        progress {
          total
          open
          succeeded
          partial
          failed
          skipped
          impossible
          unchanged
          excluded
        }
      }
    `,
    key,
  );
  useFollowedRun(runSource, run);
  return { ...run, shownState: useRunState(run) };
}
