import { describe, expect, test } from "vitest";
import type { ActivitySection } from "#domain/activitySections";
import { activityTypes, type ActivityType } from "#domain/activityTypes";
import { communeSections } from "#domain/communeSections";
import { historySearch } from "#frame/HistoryLink";
import { activitiesFilter, activitiesList } from "#mgt-v2/activities/activitiesList";
import { logFilterOf, parseActivityLog } from "#mgt-v2/activities/activityLog";
import { activityPath } from "#mgt-v2/activities/activityPath";
import { admin, member } from "../support/people";
import { screen, visit } from "../support/visit";

const [ags, serviceId, job] = ["09761000", "ikfz-neuzulassung", "drop-expired"];
const target = {
  ags,
  serviceId,
  userId: "VXNlcjo3",
  pid: "pid-1",
  resourceUrn: "urn:sm:v1:keystore:kba",
  automatedJob: job,
  automatedJobRunId: null,
};
const noJob = { automatedJob: null, automatedJobRunId: null };
const nothing = { ags: null, serviceId: null, userId: null, pid: null, resourceUrn: null, ...noJob };

/** Screens whose history is on the screen itself, or that are the log. */
const ownHistory = /^\/admin\/(edituser\/|editresource\/|services\/[^/]+$|activities$|processes\/.)/;

type Router = ReturnType<Awaited<ReturnType<Awaited<ReturnType<typeof visit>>["loadWorkspace"]>>["router"]>;

/** The filter of the contract that the history link of a screen leads to; null: the screen has none. */
function filterOf(router: Router, path: string) {
  const section = communeSections.find((one) => path.endsWith(`/${one}`));
  if (path.startsWith("/mgt/edit/")) {
    return activitiesFilter(ags, activitiesList.parse(section === undefined ? {} : { section }));
  }
  const [routes, params] = router.getMatchedRoutes(path);
  const history = routes.at(-1)?.options.staticData?.history;
  return history === undefined ? null : logFilterOf(parseActivityLog(historySearch(history, params)));
}

describe("History links", () => {
  test("lead from the screen of each type to entries of that type, of that commune, service and job", async () => {
    const app = await visit("/admin/activities", { viewer: admin });
    const router = (await app.loadWorkspace()).router();
    const places = [target, { ...target, serviceId: null }, nothing];
    const missing: (readonly [ActivityType, string])[] = [];
    for (const type of activityTypes) {
      for (const place of places) {
        const path = activityPath(type, place);
        if (path === undefined || ownHistory.test(path)) continue;
        const filter = filterOf(router, path);
        const holdsType = filter && (!("types" in filter) || filter.types?.includes(type));
        const isNarrow =
          (!path.includes(ags) || (filter && "communes" in filter && filter.communes?.[0] === ags)) &&
          (!path.includes(serviceId) ||
            (filter && "services" in filter && filter.services?.[0] === serviceId)) &&
          (!path.includes(job) || (filter && "automatedJob" in filter && filter.automatedJob === job));
        if (!holdsType || !isNarrow) missing.push([type, path]);
      }
    }
    expect(missing).toEqual([]);
  });

  test("are beside the breadcrumbs, for those who may read the log", async () => {
    await visit("/admin/settings", { viewer: admin });
    const link = await screen.findByRole("link", { name: "Verlauf" });
    expect(link.getAttribute("href")).toBe("/admin/activities?section=system-settings");
  });

  test("are hidden for members", async () => {
    await visit("/mgt/reports/09761000", {
      viewer: member,
      "mgt-v2": { Query: { communeReports: () => [] } },
    });
    await screen.findByRole("heading", { level: 1 });
    expect(screen.queryByRole("link", { name: "Verlauf" })).toBeNull();
  });

  test("narrow the log by the URL of the screen", () => {
    const searches: readonly (readonly [ActivitySection, Readonly<Record<string, string>>, object])[] = [
      ["fees", { service: serviceId, fee: "101" }, { section: "fees", service: [serviceId] }],
      [
        "texts",
        { commune: ags, service: serviceId },
        { section: "texts", commune: [ags], service: [serviceId] },
      ],
      ["automated-jobs", { job: "unknown" }, { section: "automated-jobs" }],
      ["automated-jobs", { job, run: "run-1" }, { action: "run-1" }],
      ["processes", { pid: "pid-1" }, { text: "pid-1" }],
    ];
    for (const [section, params, search] of searches) {
      expect(historySearch(section, params)).toEqual(search);
    }
  });
});
