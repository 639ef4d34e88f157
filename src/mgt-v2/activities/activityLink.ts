/** Where the thing that an entry is about is found today. */
import type { LinkProps } from "@tanstack/react-router";
import { sectionOfActivity } from "#domain/activitySections";
import { communeSectionRoutes } from "#domain/communeSections";

/** What an entry is about, as far as it has a screen. */
interface Target {
  readonly ags: string | undefined;
  readonly pid: string | null | undefined;
}

/** The screen of the thing; undefined: none, or none yet. */
export function activityLink(
  type: string,
  { ags, pid }: Target,
): Pick<LinkProps, "to" | "params"> | undefined {
  if (pid) return { to: "/admin/processes/$pid", params: { pid } };
  const section = sectionOfActivity(type);
  if (ags === undefined || section === undefined || section === "processes") return undefined;
  return { to: communeSectionRoutes[section], params: { commune: ags } };
}
