/** What is asked of the server for bulk jobs besides what their page shows. */
import { graphql } from "react-relay/hooks";

export const prepareMutation = graphql`
  mutation jobOperationsPrepareMutation($input: PrepareProcessJobInput!) {
    prepareProcessJob(input: $input) {
      job {
        ...preparedJob_job @relay(mask: false)
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

export const retryMutation = graphql`
  mutation jobOperationsRetryMutation($input: RetryFailedJobItemsInput!) {
    retryFailedJobItems(input: $input) {
      job {
        ...preparedJob_job @relay(mask: false)
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

export const startMutation = graphql`
  mutation jobOperationsStartMutation($input: StartJobInput!) {
    startJob(input: $input) {
      job {
        id
        state
        startedAt
        expiresAt
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

export const cancelMutation = graphql`
  mutation jobOperationsCancelMutation($input: CancelJobInput!) {
    cancelJob(input: $input) {
      job {
        id
        state
        finishedAt
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

export const progressSubscription = graphql`
  subscription jobOperationsProgressSubscription($id: ID!) {
    jobProgress(id: $id) {
      id
      state
      total
      done
      succeeded
      failed
      skipped
      startedAt
      finishedAt
    }
  }
`;

export const progressQuery = graphql`
  query jobOperationsProgressQuery($id: ID!) {
    node(id: $id) {
      __typename
      ... on Job {
        id
        state
        total
        done
        succeeded
        failed
        skipped
        startedAt
        finishedAt
      }
    }
  }
`;
