/** Roles and states as the list calls them. */
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { UserStatusName } from "./usersSearch";

/** Roles are shown in small letters in both languages. */
export const roleWord = (role: string): string => role.toLowerCase();

export const statusNames: Readonly<Record<UserStatusName, MessageDescriptor>> = {
  INVITED: msg`Eingeladen`,
  ACTIVE: msg`Aktiv`,
  INACTIVE: msg`Inaktiv`,
};
