import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Permission } from "#domain/permissions";
import { Icon } from "#ui/Icon";
import { UserIcon } from "../UserIcon";

export type UserAction = "INVITE" | "WITHDRAW" | "DEACTIVATE" | "RESET" | "REACTIVATE" | "REMOVE";

/** In the order of the buttons, most common first. */
const actionsByStatus: Readonly<Record<string, readonly UserAction[]>> = {
  INVITED: ["INVITE", "WITHDRAW", "DEACTIVATE", "REMOVE"],
  ACTIVE: ["DEACTIVATE", "RESET", "WITHDRAW", "REMOVE"],
  INACTIVE: ["REACTIVATE", "REMOVE"],
};

const requiredPermissions: Readonly<Record<UserAction, Permission>> = {
  INVITE: "send_user_invite",
  WITHDRAW: "send_user_invite",
  RESET: "send_user_invite",
  DEACTIVATE: "deactivate_user",
  REACTIVATE: "deactivate_user",
  REMOVE: "remove_user",
};

interface UserState {
  readonly status: string;
  /** Whether an invitation or a password reset link can still be used. */
  readonly hasOpenLink: boolean;
}

/** The actions on a user in this state that the viewer may take. */
export function offeredActions(
  { status, hasOpenLink }: UserState,
  may: (permission: Permission) => boolean,
): readonly UserAction[] {
  const possible = actionsByStatus[status] ?? [];
  return possible.filter(
    (action) => may(requiredPermissions[action]) && (action !== "WITHDRAW" || hasOpenLink),
  );
}

const icons: Readonly<Record<UserAction, ReactNode>> = {
  INVITE: <UserIcon name="mail" />,
  WITHDRAW: <UserIcon name="withdrawn" />,
  RESET: <UserIcon name="key" />,
  DEACTIVATE: <Icon name="dash" />,
  REACTIVATE: <Icon name="done" />,
  REMOVE: <Icon name="trash" />,
};

const withDialog: readonly UserAction[] = ["WITHDRAW", "RESET", "DEACTIVATE", "REMOVE"];

/** Whether an action opens a dialog. */
export const opensDialog = (action: UserAction) => withDialog.includes(action);

interface UserActionContentProps {
  readonly action: UserAction;
  /** Whether the open link is an invitation. */
  readonly isInvitation: boolean;
  /** Whether there was an earlier invitation. */
  readonly isRepeated: boolean;
}

/** Icon and label of an action, for its button or menu item. */
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
        {opensDialog(action) && <span aria-hidden="true"> …</span>}
      </span>
    </>
  );
}
