import { Icon } from "#ui/Icon";
import { Status } from "#ui/Status";
import { toneOf, useJobStateLabel } from "./jobRunLabels";

/** The state of a run as icon and text. */
export function JobRunStatus({ state }: { readonly state: string }) {
  const labelOf = useJobStateLabel();
  return (
    <Status tone={toneOf(state)} icon={state === "PARTLY_FAILED" ? <Icon name="warning" /> : undefined}>
      {labelOf(state)}
    </Status>
  );
}
