import { graphql, useFragment } from "react-relay/hooks";
import { useMutationAsync } from "#relay/useMutationAsync";
import { RunButtons } from "#runs/RunButtons";
import type { TransferButtons_transfer$key } from "./__generated__/TransferButtons_transfer.graphql";
import type { TransferButtonsRetryMutation } from "./__generated__/TransferButtonsRetryMutation.graphql";

const downloadQuery = graphql`
  query TransferButtonsDownloadQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      ... on TextTransfer {
        download {
          url
          fileName
        }
      }
    }
  }
`;

const retryMutation = graphql`
  mutation TransferButtonsRetryMutation($input: RetryTextTransferInput!) {
    retryTextTransfer(input: $input) {
      run: transfer {
        id
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

interface TransferButtonsProps {
  readonly transfer: TransferButtons_transfer$key;
  /** Opens the dry run of the retry. */
  readonly onPrepared: (transferId: string) => void;
}

/** Actions on the results of a transfer. */
export function TransferButtons({ transfer, onPrepared }: TransferButtonsProps) {
  const { id, state, counts, download } = useFragment(
    graphql`
      fragment TransferButtons_transfer on TextTransfer @throwOnFieldError {
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
    transfer,
  );
  const commit = useMutationAsync<TransferButtonsRetryMutation>(retryMutation);
  return (
    <RunButtons
      id={id}
      state={state}
      failed={counts.failed - counts.impossible}
      file={download}
      query={downloadQuery}
      commit={() => commit({ input: { id } })}
      onPrepared={onPrepared}
    />
  );
}
