import { useNavigate } from "@tanstack/react-router";
import { graphql, useFragment } from "react-relay/hooks";
import { useMutationAsync } from "#relay/useMutationAsync";
import { RunButtons } from "#runs/RunButtons";
import type { FeeChangeButtons_change$key } from "./__generated__/FeeChangeButtons_change.graphql";
import type { FeeChangeButtonsRetryMutation } from "./__generated__/FeeChangeButtonsRetryMutation.graphql";

const downloadQuery = graphql`
  query FeeChangeButtonsDownloadQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      ... on FeeChange {
        download {
          url
          fileName
        }
      }
    }
  }
`;

const retryMutation = graphql`
  mutation FeeChangeButtonsRetryMutation($input: RetryFeeChangeInput!) {
    retryFeeChange(input: $input) {
      run: change {
        id
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

/** Actions on the results of a change. Retrying opens a new dry run. */
export function FeeChangeButtons({ change }: { readonly change: FeeChangeButtons_change$key }) {
  const { id, state, counts, download } = useFragment(
    graphql`
      fragment FeeChangeButtons_change on FeeChange @throwOnFieldError {
        id
        state
        counts {
          failed
          impossible
        }
        download {
          url
          fileName
        }
      }
    `,
    change,
  );
  const navigate = useNavigate();
  const commit = useMutationAsync<FeeChangeButtonsRetryMutation>(retryMutation);
  return (
    <RunButtons
      id={id}
      state={state}
      failed={counts.failed - counts.impossible}
      file={download}
      query={downloadQuery}
      commit={() => commit({ input: { id } })}
      onPrepared={(dryRun) => void navigate({ to: "/admin/fees/changes/$id", params: { id: dryRun } })}
    />
  );
}
