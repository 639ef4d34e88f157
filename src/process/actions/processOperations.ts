/** What can be done with one process; each answer brings the process as it is now into the store. */
import { graphql } from "react-relay/hooks";
import { useMutationAsync } from "#relay/useMutationAsync";
import type { processOperationsArchiveMutation } from "./__generated__/processOperationsArchiveMutation.graphql";
import type { processOperationsCancelMutation } from "./__generated__/processOperationsCancelMutation.graphql";
import type { processOperationsCancelScheduledRestartMutation } from "./__generated__/processOperationsCancelScheduledRestartMutation.graphql";
import type { processOperationsCompleteMutation } from "./__generated__/processOperationsCompleteMutation.graphql";
import type { processOperationsDeleteMutation } from "./__generated__/processOperationsDeleteMutation.graphql";
import type { processOperationsRestartMutation } from "./__generated__/processOperationsRestartMutation.graphql";
import type { ActionAnswer } from "./useActionRun";

const restartProcessMutation = graphql`
  mutation processOperationsRestartMutation($input: RestartProcessInput!) {
    restartProcess(input: $input) {
      process {
        ...ProcessDetail_process
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

const completeProcessMutation = graphql`
  mutation processOperationsCompleteMutation($input: CompleteProcessInput!) {
    completeProcess(input: $input) {
      process {
        ...ProcessDetail_process
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

const cancelProcessMutation = graphql`
  mutation processOperationsCancelMutation($input: CancelProcessInput!) {
    cancelProcess(input: $input) {
      process {
        ...ProcessDetail_process
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

const archiveProcessMutation = graphql`
  mutation processOperationsArchiveMutation($input: ArchiveProcessInput!) {
    archiveProcess(input: $input) {
      process {
        ...ProcessDetail_process
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

const deleteProcessMutation = graphql`
  mutation processOperationsDeleteMutation($input: DeleteProcessInput!) {
    deleteProcess(input: $input) {
      process {
        ...ProcessDetail_process
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

const cancelScheduledRestartMutation = graphql`
  mutation processOperationsCancelScheduledRestartMutation($input: CancelScheduledRestartInput!) {
    cancelScheduledRestart(input: $input) {
      process {
        ...ProcessDetail_process
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

/** Which process is meant, as it was read. */
export interface ReadProcess {
  readonly id: string;
  readonly revision: number;
}

export interface ProcessOperations {
  readonly restart: (process: ReadProcess, comment?: string) => Promise<ActionAnswer>;
  readonly complete: (process: ReadProcess, comment: string) => Promise<ActionAnswer>;
  readonly cancel: (process: ReadProcess) => Promise<ActionAnswer>;
  readonly archive: (process: ReadProcess, isArchived: boolean) => Promise<ActionAnswer>;
  readonly erase: (process: ReadProcess) => Promise<ActionAnswer>;
  readonly cancelScheduledRestart: (process: ReadProcess) => Promise<ActionAnswer>;
}

/** The calls behind the buttons. */
export function useProcessOperations(): ProcessOperations {
  const restart = useMutationAsync<processOperationsRestartMutation>(restartProcessMutation);
  const complete = useMutationAsync<processOperationsCompleteMutation>(completeProcessMutation);
  const cancel = useMutationAsync<processOperationsCancelMutation>(cancelProcessMutation);
  const archive = useMutationAsync<processOperationsArchiveMutation>(archiveProcessMutation);
  const erase = useMutationAsync<processOperationsDeleteMutation>(deleteProcessMutation);
  const callOff = useMutationAsync<processOperationsCancelScheduledRestartMutation>(
    cancelScheduledRestartMutation,
  );
  return {
    restart: async (process, comment) =>
      (await restart({ input: { ...process, ...(comment !== undefined && { comment }) } })).restartProcess,
    complete: async (process, comment) =>
      (await complete({ input: { ...process, comment } })).completeProcess,
    cancel: async (input) => (await cancel({ input })).cancelProcess,
    archive: async (process, isArchived) =>
      (await archive({ input: { ...process, isArchived } })).archiveProcess,
    erase: async (input) => (await erase({ input })).deleteProcess,
    cancelScheduledRestart: async (input) => (await callOff({ input })).cancelScheduledRestart,
  };
}
