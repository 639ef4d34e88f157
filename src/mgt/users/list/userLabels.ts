/** Roles and states as the list calls them. */
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { UserStatusName } from "./usersList";

/** Roles are shown in small letters in both languages. */
export const lowerCaseRole = (role: string): string => role.toLowerCase();

export const statusLabels: Readonly<Record<UserStatusName, MessageDescriptor>> = {
  invited: msg`Eingeladen`,
  active: msg`Aktiv`,
  inactive: msg`Inaktiv`,
};
