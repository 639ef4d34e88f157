/** The areas of the administration in the order of the navigation; each joins with its screen. */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { LinkProps } from "@tanstack/react-router";
import type { Permission } from "#domain/permissions";
import type { IconName } from "#ui/Icon";
import { applicationsTitle, processesTitle, usersTitle } from "#ui/screenTitles";
import type { AreaCounts } from "./areaCounts";

export interface AdminArea {
  readonly to: NonNullable<LinkProps["to"]>;
  readonly params?: Readonly<Record<string, string>>;
  readonly label: MessageDescriptor;
  readonly icon: IconName;
  readonly permission: Permission;
  /** Stands above it and those that follow. */
  readonly heading?: MessageDescriptor;
  /** Addresses that begin so are of this area as well. */
  readonly alsoBelow?: string;
  /** Only the address itself, not what lies below it, is this area. */
  readonly isExact?: boolean;
  /** Says how much there needs attention; absent: nobody counts. */
  readonly count?: keyof AreaCounts;
}

export const adminAreas: readonly AdminArea[] = [
  { to: "/admin", label: msg`Übersicht`, icon: "home", permission: "overview", isExact: true },
  {
    heading: msg`Verwaltung`,
    to: "/admin/users",
    label: usersTitle,
    icon: "users",
    alsoBelow: "/admin/edituser/",
    permission: "system_users",
  },
  {
    heading: msg`Betrieb`,
    to: "/admin/processes",
    label: processesTitle,
    alsoBelow: "/admin/jobs",
    icon: "processes",
    count: "processesNeedingAttention",
    permission: "processes",
  },
  {
    to: "/admin/applications",
    label: applicationsTitle,
    icon: "document",
    permission: "processes",
  },
];
