import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Icon } from "#ui/Icon";
import { UserIcon } from "../UserIcon";
import type { UserAction } from "./offeredActions";

const icons: Readonly<Record<UserAction, ReactNode>> = {
  INVITE: <UserIcon name="mail" />,
  WITHDRAW: <UserIcon name="withdrawn" />,
  RESET: <UserIcon name="key" />,
  DEACTIVATE: <Icon name="dash" />,
  REACTIVATE: <Icon name="done" />,
  REMOVE: <Icon name="trash" />,
};

const asking: readonly UserAction[] = ["WITHDRAW", "RESET", "DEACTIVATE", "REMOVE"];

/** Whether an action asks something first. */
export const asks = (action: UserAction) => asking.includes(action);

interface UserActionContentProps {
  readonly action: UserAction;
  /** Whether the open link is an invitation. */
  readonly isInvitation: boolean;
  /** Whether there was an invitation before. */
  readonly isRepeated: boolean;
}

/** Icon and words of an action, for its button or its entry in a menu. */
export function UserActionContent({ action, isInvitation, isRepeated }: UserActionContentProps) {
  const { t } = useLingui();
  const names: Readonly<Record<UserAction, string>> = {
    INVITE: isRepeated ? t`Erneut einladen` : t`Einladen`,
    WITHDRAW: isInvitation ? t`Einladung zurückziehen` : t`Link zurückziehen`,
    RESET: t`Link für neues Passwort`,
    DEACTIVATE: t`Deaktivieren`,
    REACTIVATE: t`Reaktivieren`,
    REMOVE: t`Entfernen`,
  };
  return (
    <>
      {icons[action]}
      <span>
        {names[action]}
        {asks(action) && <span aria-hidden="true"> …</span>}
      </span>
    </>
  );
}
