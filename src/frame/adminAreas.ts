/** The admin areas in navigation order; each is added with its screen. */
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
  /** Heading above this area and the following ones. */
  readonly heading?: MessageDescriptor;
  /** Paths with this prefix also belong to the area. */
  readonly alsoBelow?: string;
  /** Only the exact path is this area, not those below it. */
  readonly isExact?: boolean;
  /** The counter of items that need attention; absent if there is none. */
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
