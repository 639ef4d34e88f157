/** What decisions, redactions and notes change; mutations spread it, so that lists and details show what is stored. */
import { graphql } from "react-relay/hooks";

void graphql`
  fragment feedbackState_feedback on Feedback {
    id
    comment
    originalComment
    originalErasedOn
    personalDataHints {
      kind
      start
      end
    }
    state
    decidedBy {
      username
    }
    decidedAt
    decisionReason
    isRead
    readBy {
      username
    }
    readAt
    note
    noteBy {
      username
    }
    noteAt
    revision
  }
`;
