/** What is told of processes as they change, over the stream and in its place. */
import { graphql } from "react-relay/hooks";

/** All that rows and details show of a process and that changes by itself. */
void graphql`
  fragment liveOperations_process on Process {
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
  query liveOperationsUpdatesQuery($filter: ProcessFilter, $ids: [ID!]!, $since: DateTime!) {
    processUpdates(filter: $filter, ids: $ids, since: $since) {
      now
      createdCount
      changed {
        ...liveOperations_process
      }
    }
  }
`;
