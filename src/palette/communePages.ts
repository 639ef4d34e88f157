/** The screens of a commune: its sections, and those that combine its services. */
import type { MessageDescriptor } from "@lingui/core";
import { communeSectionPath, communeSections } from "#domain/communeSections";
import type { Permission } from "#domain/permissions";
import { sectionLabels } from "#mgt/commune/sectionLabels";
import {
  accountingTitle,
  bookingExportTitle,
  bookingRunsTitle,
  feedbackTitle,
  reportsTitle,
  statisticsTitle,
} from "#ui/screenTitles";

export interface CommunePage {
  /** Unique among the screens of a commune. */
  readonly id: string;
  readonly title: MessageDescriptor;
  /** What a screen that is not a section requires. */
  readonly permission?: Permission;
  readonly pathOf: (ags: string) => string;
}

/** A screen that combines the services of a commune. */
const report = (id: string, title: MessageDescriptor, permission: Permission): CommunePage => {
  const [area, ...part] = id.split("/");
  return { id, title, permission, pathOf: (ags) => ["/mgt", area, ags, ...part].join("/") };
};

/** In display order. */
export const communePages: readonly CommunePage[] = [
  ...communeSections.map((section) => ({
    id: section,
    title: sectionLabels[section],
    pathOf: (ags: string) => communeSectionPath(ags, section),
  })),
  report("statistics", statisticsTitle, "metrics"),
  report("accounting", accountingTitle, "metrics"),
  report("accounting/runs", bookingRunsTitle, "metrics"),
  report("accounting/export", bookingExportTitle, "metrics"),
  report("feedback", feedbackTitle, "commune_service_feedback"),
  report("reports", reportsTitle, "commune_service_reports"),
];
