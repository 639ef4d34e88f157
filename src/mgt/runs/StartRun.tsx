import { graphql } from "react-relay/hooks";
import { useMutationAsync } from "#relay/useMutationAsync";
import { RunAction, type RunActionProps } from "#runs/RunAction";
import type { StartRunMutation } from "./__generated__/StartRunMutation.graphql";

const startMutation = graphql`
  mutation StartRunMutation($input: StartRunInput!) {
    startRun(input: $input) {
      run {
        ...useRun_run
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

interface StartRunProps extends Omit<RunActionProps, "commit" | "isMain"> {
  readonly id: string;
}

/** Starts a dry run, after a question. */
export function StartRun({ id, ...action }: StartRunProps) {
  const commit = useMutationAsync<StartRunMutation>(startMutation);
  return <RunAction {...action} isMain commit={() => commit({ input: { id } })} />;
}
