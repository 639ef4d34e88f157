import { useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay/hooks";
import type { FeedbackState } from "#domain/feedback/feedback";
import type { Failure } from "#i18n/errorMessages";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { payloadFailure, type UserError } from "#relay/failure";
import { useAction, type ActionNotice } from "#relay/useAction";
import { useMutationAsync } from "#relay/useMutationAsync";
import type { useDecideMutation } from "./__generated__/useDecideMutation.graphql";
import { useReportChange } from "./useFeedbackChanges";
import { useStaleNotice } from "./useStaleNotice";

const decideMutation = graphql`
  mutation useDecideMutation($input: DecideFeedbackInput!) {
    decideFeedback(input: $input) {
      decidedCount
      feedback {
        ...feedbackState_feedback @relay(mask: false)
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

/** Feedback to decide on, with the revision that was read. */
export interface Decidable {
  readonly id: string;
  readonly revision: number;
}

export interface Decision {
  readonly state: FeedbackState;
  readonly reason?: string;
  /** The user has seen which parts of the comment may be personal data. */
  readonly isPersonalDataConfirmed?: boolean;
}

/** Result of a bulk decision. */
interface Decided {
  readonly count: number;
  /** Refused entries with their reasons. */
  readonly refused: readonly { readonly id: string; readonly failure: Failure }[];
}

/** Index of the item of an error; undefined: the whole input. */
function positionOf({ field }: UserError): number | undefined {
  const text = field?.findLast((part) => /^\d+$/.test(part));
  return text === undefined ? undefined : Number(text);
}

/** Decides on feedback, with messages for refused approvals and for conflicts, after which the screen is updated. */
export function useDecide() {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const commit = useMutationAsync<useDecideMutation>(decideMutation);
  const reportChange = useReportChange();
  const staleNotice = useStaleNotice();
  const wordOf = (state: FeedbackState, failure: Failure): ActionNotice => {
    const notice = staleNotice(failure) ?? { text: errorMessage(failure), isStale: false };
    return state === "APPROVED"
      ? { ...notice, text: `${t`Die Bewertung konnte nicht freigegeben werden.`} ${notice.text}` }
      : notice;
  };
  const { isBusy, failure, run, reset } = useAction();

  async function decide(items: readonly Decidable[], decision: Decision) {
    const { state, reason = null, isPersonalDataConfirmed = false } = decision;
    const outcome = await run(() =>
      commit({
        input: {
          items: items.map(({ id, revision }) => ({ id, revision })),
          state,
          reason,
          confirmed: isPersonalDataConfirmed ? ["feedback_personal_data"] : null,
        },
      }),
    );
    reportChange();
    return outcome;
  }

  return {
    isBusy,
    failure,
    noticeOf: (state: FeedbackState) => failure && wordOf(state, failure),
    reset,
    decide,
    /** Bulk decision; null if it failed as a whole. */
    decideAll: async (items: readonly Decidable[], decision: Decision): Promise<Decided | null> => {
      const { payload } = await decide(items, decision);
      if (!payload || payload.errors.some((error) => positionOf(error) === undefined)) return null;
      const refused = payload.errors.flatMap((error) => {
        const item = items[positionOf(error) ?? -1];
        return item ? [{ id: item.id, failure: payloadFailure(error) }] : [];
      });
      return { count: payload.decidedCount, refused };
    },
  };
}
