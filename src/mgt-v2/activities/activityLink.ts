/** Links from an entry to the current screen of its target. */
import type { LinkProps } from "@tanstack/react-router";
import { sectionOfActivity } from "#domain/activitySections";
import { communeSectionRoutes } from "#domain/communeSections";

/** Target of an entry, if it has a screen. */
interface Target {
  readonly ags: string | undefined;
  readonly pid: string | null | undefined;
}

/** Link to the target's screen; undefined if there is none (any more). */
export function activityLink(
  type: string,
  { ags, pid }: Target,
): Pick<LinkProps, "to" | "params"> | undefined {
  if (pid) return { to: "/admin/processes/$pid", params: { pid } };
  const section = sectionOfActivity(type);
  if (ags === undefined || section === undefined || section === "processes") return undefined;
  return { to: communeSectionRoutes[section], params: { commune: ags } };
}
