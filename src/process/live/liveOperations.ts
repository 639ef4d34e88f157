/** Live updates of processes: the subscription, and the query that replaces it while polling. */
import { graphql } from "react-relay/hooks";

/** Fields of rows and details that change without a user's action. */
void graphql`
  fragment liveOperations_process on Process @throwOnFieldError {
    id
    status
    retryState
    nextRetryAt
    scheduledRestart {
      at
      by {
        username
      }
    }
    tries
    restarts
    record
    erasedAt
    allowedActions
    problem
    httpStatus
    errorText
    errorFingerprint
    completion {
      at
      comment
      by {
        username
      }
    }
    updatedAt
    revision
  }
`;

export const changesSubscription = graphql`
  subscription liveOperationsChangesSubscription($filter: ProcessFilter, $ids: [ID!]!) {
    processesChanged(filter: $filter, ids: $ids) {
      now
      createdCount
      changed {
        ...liveOperations_process
      }
    }
  }
`;

export const updatesQuery = graphql`
  query liveOperationsUpdatesQuery($filter: ProcessFilter, $ids: [ID!]!, $since: DateTime!)
  @throwOnFieldError {
    processUpdates(filter: $filter, ids: $ids, since: $since) {
      now
      createdCount
      changed {
        ...liveOperations_process
      }
    }
  }
`;
