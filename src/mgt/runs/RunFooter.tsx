import { graphql, useFragment } from "react-relay/hooks";
import { useMutationAsync } from "#relay/useMutationAsync";
import { RunButtons } from "#runs/RunButtons";
import type { RunFooter_run$key } from "./__generated__/RunFooter_run.graphql";
import type { RunFooterRetryMutation } from "./__generated__/RunFooterRetryMutation.graphql";

const downloadQuery = graphql`
  query RunFooterDownloadQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      ... on BackgroundRun {
        download {
          url
          fileName
        }
      }
    }
  }
`;

const retryMutation = graphql`
  mutation RunFooterRetryMutation($input: RetryRunInput!) {
    retryRun(input: $input) {
      run {
        id
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

interface RunFooterProps {
  readonly run: RunFooter_run$key;
  /** Opens the dry run that retries what failed. */
  readonly onPrepared: (id: string) => void;
}

/** What can be done with the results of a run. */
export function RunFooter({ run, onPrepared }: RunFooterProps) {
  const { id, state, progress, download } = useFragment(
    graphql`
      fragment RunFooter_run on BackgroundRun @throwOnFieldError {
        id
        state
        progress {
          failed
        }
        download {
          url
          fileName
        }
      }
    `,
    run,
  );
  const commit = useMutationAsync<RunFooterRetryMutation>(retryMutation);
  return (
    <RunButtons
      id={id}
      state={state}
      failed={progress.failed}
      file={download}
      query={downloadQuery}
      commit={() => commit({ input: { id } })}
      onPrepared={onPrepared}
    />
  );
}
