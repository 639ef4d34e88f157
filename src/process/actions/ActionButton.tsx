import { BusyButton } from "#ui/BusyButton";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { ProcessAction } from "#domain/processTransitions";
import { Icon } from "#ui/Icon";
import { ProcessIcon } from "../ProcessIcon";
import { actionLabels } from "../processLabels";

export const actionIcons: Readonly<Record<ProcessAction, ReactNode>> = {
  RESTART: <ProcessIcon name="restart" />,
  COMPLETE: <ProcessIcon name="byHand" />,
  CANCEL: <Icon name="stop" />,
  DELETE: <Icon name="trash" />,
  ARCHIVE: <ProcessIcon name="archive" />,
  UPLOAD_FILE: <Icon name="upload" />,
};

interface ActionButtonProps {
  readonly action: ProcessAction;
  readonly isSmall: boolean;
  readonly isBusy: boolean;
  /** The action opens a dialog first. */
  readonly opensDialog: boolean;
  readonly onPress: () => void;
}

/** Button of a process action with its fixed label. */
export function ActionButton({ action, isSmall, isBusy, opensDialog, onPress }: ActionButtonProps) {
  return (
    <BusyButton
      size={isSmall ? "sm" : "md"}
      variant={action === "RESTART" && !isSmall ? "solid" : "outline"}
      aria-haspopup={opensDialog ? "dialog" : undefined}
      isBusy={isBusy}
      onClick={onPress}
    >
      <ActionContent
        action={action}
        hasIcon={!(isSmall && action === "COMPLETE")}
        opensDialog={opensDialog}
      />
    </BusyButton>
  );
}

interface ActionContentProps extends Pick<ActionButtonProps, "action" | "opensDialog"> {
  readonly hasIcon?: boolean;
}

/** Icon and label of an action, for a button or a menu item. */
export function ActionContent({ action, opensDialog, hasIcon = true }: ActionContentProps) {
  const { i18n } = useLingui();
  return (
    <>
      {hasIcon && actionIcons[action]}
      <span>
        {i18n._(actionLabels[action])}
        {opensDialog && <span aria-hidden="true"> …</span>}
      </span>
    </>
  );
}
