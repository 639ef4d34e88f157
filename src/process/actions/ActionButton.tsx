import { BusyButton } from "#ui/BusyButton";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { ProcessAction } from "#domain/processTransitions";
import { Icon } from "#ui/Icon";
import { ProcessIcon } from "../ProcessIcon";
import { actionNames } from "../processNames";

const icons: Readonly<Record<ProcessAction, ReactNode>> = {
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
  /** It asks something first. */
  readonly asks: boolean;
  readonly onPress: () => void;
}

/** The button of an action, in the words that are fixed for it. */
export function ActionButton({ action, isSmall, isBusy, asks, onPress }: ActionButtonProps) {
  return (
    <BusyButton
      size={isSmall ? "sm" : "md"}
      variant={action === "RESTART" && !isSmall ? "solid" : "outline"}
      aria-haspopup={asks ? "dialog" : undefined}
      isBusy={isBusy}
      onClick={onPress}
    >
      <ActionContent action={action} hasIcon={!(isSmall && action === "COMPLETE")} asks={asks} />
    </BusyButton>
  );
}

interface ActionContentProps extends Pick<ActionButtonProps, "action" | "asks"> {
  readonly hasIcon?: boolean;
}

/** Icon and words of an action, for its button or its entry in a menu. */
export function ActionContent({ action, asks, hasIcon = true }: ActionContentProps) {
  const { i18n } = useLingui();
  return (
    <>
      {hasIcon && icons[action]}
      <span>
        {i18n._(actionNames[action])}
        {asks && <span aria-hidden="true"> …</span>}
      </span>
    </>
  );
}
