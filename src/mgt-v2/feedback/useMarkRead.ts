import { graphql } from "react-relay/hooks";
import { useAction } from "#relay/useAction";
import { useMutationAsync } from "#relay/useMutationAsync";
import type { useMarkReadMutation } from "./__generated__/useMarkReadMutation.graphql";
import { useReportChange } from "./useFeedbackChanges";

const markMutation = graphql`
  mutation useMarkReadMutation($input: MarkFeedbackReadInput!) {
    markFeedbackRead(input: $input) {
      feedback {
        ...feedbackState_feedback @relay(mask: false)
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

/** Marks feedback as read or unread, for all users. */
export function useMarkRead() {
  const commit = useMutationAsync<useMarkReadMutation>(markMutation);
  const reportChange = useReportChange();
  const action = useAction();
  return {
    isBusy: action.isBusy,
    notice: action.notice,
    mark: async (ids: readonly string[], isRead: boolean) => {
      const { failure } = await action.run(() => commit({ input: { ids, isRead } }));
      reportChange();
      return failure === null;
    },
  };
}
