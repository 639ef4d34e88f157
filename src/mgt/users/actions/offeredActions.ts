/** What is offered for a user in which state; the server decides by the same rules. */
import type { Permission } from "#domain/permissions";

export type UserAction = "INVITE" | "WITHDRAW" | "DEACTIVATE" | "RESET" | "REACTIVATE" | "REMOVE";

/** In the order of the buttons: the likeliest first. */
const byStatus: Readonly<Record<string, readonly UserAction[]>> = {
  INVITED: ["INVITE", "WITHDRAW", "DEACTIVATE", "REMOVE"],
  ACTIVE: ["DEACTIVATE", "RESET", "WITHDRAW", "REMOVE"],
  INACTIVE: ["REACTIVATE", "REMOVE"],
};

const needs: Readonly<Record<UserAction, Permission>> = {
  INVITE: "send_user_invite",
  WITHDRAW: "send_user_invite",
  RESET: "send_user_invite",
  DEACTIVATE: "deactivate_user",
  REACTIVATE: "deactivate_user",
  REMOVE: "remove_user",
};

interface UserState {
  readonly status: string;
  /** An invitation or a link for a new password can still be used. */
  readonly hasOpenLink: boolean;
}

/** The actions for a user in this state, for somebody with these permissions. */
export function offeredActions(
  { status, hasOpenLink }: UserState,
  may: (permission: Permission) => boolean,
): readonly UserAction[] {
  const possible = byStatus[status] ?? [];
  return possible.filter((action) => may(needs[action]) && (action !== "WITHDRAW" || hasOpenLink));
}
