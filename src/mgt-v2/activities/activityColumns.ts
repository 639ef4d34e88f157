import type { ActivitiesSubject } from "./activitiesList";

/** Number of columns of a table of entries; only the whole log has commune and code. */
export const columnsOf = (of: ActivitiesSubject): number => (of === "all" ? 6 : 4);
