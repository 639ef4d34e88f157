/** Fields that decisions, redactions and notes change. Mutations spread it to update lists and details. */
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
