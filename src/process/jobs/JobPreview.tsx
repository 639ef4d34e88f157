import { useLingui } from "@lingui/react/macro";
import type { ProcessJobAction } from "#domain/processTransitions";
import { payloadFailure, type UserError } from "#relay/failure";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { DryRunSummary } from "#runs/DryRun";
import { Icon } from "#ui/Icon";
import { toneIcons } from "#ui/Status";
import { ProcessIcon } from "../ProcessIcon";
import { statusIcons, statusTones } from "../ProcessStatus";
import { affectedLabels, blockingStatus, skippedLabel } from "./jobLabels";

interface Group {
  readonly count: number;
  /** Why the group is skipped; null if it is not. */
  readonly error: UserError | null | undefined;
}

interface JobPreviewProps {
  readonly action: ProcessJobAction;
  readonly groups: readonly Group[];
}

function appearanceOf({ error }: Group, action: ProcessJobAction) {
  if (!error) {
    const icon = action === "RESTART" ? <ProcessIcon name="restart" /> : <Icon name="check" />;
    return { tone: "progress", part: "accent", icon } as const;
  }
  const status = blockingStatus(error) ?? "ERROR";
  const tone = statusTones[status];
  const icon = statusIcons[status] ?? <Icon name={toneIcons[tone]} />;
  return { tone, part: tone === "error" ? "error" : "neutral", icon } as const;
}

/** Preview of a job: numbers of affected processes and of skipped ones with their reasons. */
export function JobPreview({ action, groups }: JobPreviewProps) {
  const { i18n } = useLingui();
  const errorMessage = useErrorMessage();
  return (
    <DryRunSummary
      groups={groups.map((group) => {
        const words = group.error ? skippedLabel(group.error) : affectedLabels[action];
        return {
          ...appearanceOf(group, action),
          count: group.count,
          title: words ? i18n._(words.title) : group.error ? errorMessage(payloadFailure(group.error)) : "",
          text: words?.text && i18n._(words.text),
        };
      })}
    />
  );
}
