/** What is asked of the server for bulk jobs besides what their page shows. */
import { graphql } from "react-relay/hooks";

export const prepareMutation = graphql`
  mutation jobOperationsPrepareMutation($input: PrepareProcessJobInput!) {
    prepareProcessJob(input: $input) {
      job {
        ...preparedJob_job @relay(mask: false)
      }
      errors {
        code
        field
        params {
          name
          value
        }
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
        code
        field
        params {
          name
          value
        }
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
        code
        field
        params {
          name
          value
        }
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
        code
        field
        params {
          name
          value
        }
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
