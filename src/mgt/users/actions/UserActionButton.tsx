import { Button } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Icon } from "#ui/Icon";
import { UserIcon } from "../UserIcon";
import type { UserAction } from "./offeredActions";
import { waitHintId, type Wait } from "./useWait";

const icons: Readonly<Record<UserAction, ReactNode>> = {
  INVITE: <UserIcon name="mail" />,
  WITHDRAW: <UserIcon name="withdrawn" />,
  RESET: <UserIcon name="key" />,
  DEACTIVATE: <Icon name="dash" />,
  REACTIVATE: <Icon name="done" />,
  REMOVE: <Icon name="trash" />,
};

/** Those that ask something first. */
const asks: readonly UserAction[] = ["WITHDRAW", "RESET", "DEACTIVATE", "REMOVE"];

interface UserActionButtonProps {
  readonly action: UserAction;
  /** Whether the open link is an invitation. */
  readonly isInvitation: boolean;
  /** Whether there was an invitation before. */
  readonly isRepeated: boolean;
  readonly isBusy: boolean;
  /** Until when it is not possible; null: it is. */
  readonly wait: Wait | null;
  readonly onPress: () => void;
}

/** The button of one action. */
export function UserActionButton(props: UserActionButtonProps) {
  const { action, isInvitation, isRepeated, isBusy, wait, onPress } = props;
  const { t } = useLingui();
  const names: Readonly<Record<UserAction, string>> = {
    INVITE: isRepeated ? t`Erneut einladen` : t`Einladen`,
    WITHDRAW: isInvitation ? t`Einladung zurückziehen` : t`Link zurückziehen`,
    RESET: t`Link für neues Passwort`,
    DEACTIVATE: t`Deaktivieren`,
    REACTIVATE: t`Reaktivieren`,
    REMOVE: t`Entfernen`,
  };
  const isHeld = isBusy || wait !== null;
  return (
    <Button
      aria-haspopup={asks.includes(action) ? "dialog" : undefined}
      aria-disabled={isHeld || undefined}
      aria-describedby={wait ? waitHintId : undefined}
      onClick={() => {
        if (!isHeld) onPress();
      }}
    >
      {icons[action]}
      <span>
        {names[action]}
        {asks.includes(action) && <span aria-hidden="true"> …</span>}
      </span>
    </Button>
  );
}
