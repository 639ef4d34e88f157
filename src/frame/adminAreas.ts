/** The areas of the administration in the order of the navigation; each joins with its screen. */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { LinkProps } from "@tanstack/react-router";
import type { Permission } from "#domain/permissions";
import type { IconName } from "#ui/Icon";

export interface AdminArea {
  readonly to: NonNullable<LinkProps["to"]>;
  readonly label: MessageDescriptor;
  readonly icon: IconName;
  readonly permission: Permission;
  /** Only the address itself, not what lies below it, is this area. */
  readonly isExact?: boolean;
}

export const adminAreas: readonly AdminArea[] = [
  { to: "/admin", label: msg`Übersicht`, icon: "home", permission: "overview", isExact: true },
];
