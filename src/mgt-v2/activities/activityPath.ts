/** Where the thing that an entry is about is found today. */
import { sectionOfActivity } from "#domain/activitySections";
import { communeSectionPath } from "#domain/communeSections";

/** What an entry is about, as far as it has a screen. */
interface Target {
  readonly ags: string | undefined;
  readonly pid: string | null | undefined;
}

/** The screen of the thing; undefined: none, or none yet. */
export function activityPath(type: string, { ags, pid }: Target): string | undefined {
  if (pid) return `/admin/processes/${encodeURIComponent(pid)}`;
  const section = sectionOfActivity(type);
  if (ags === undefined || section === undefined || section === "processes") return undefined;
  return communeSectionPath(ags, section);
}
