import { describe, expect, test } from "vitest";
import { can } from "#domain/permissions";
import { reservationServiceId, serviceCatalogue } from "#domain/serviceCatalogue";
import {
  communeScreenPath,
  existingScreens,
  openServiceScreens,
  refusalOfScreen,
  serviceScreenAt,
  serviceScreenNames,
  serviceScreenPath,
  type ScreenName,
} from "#domain/serviceScreens";

const all = new Set<ScreenName>([...serviceScreenNames, "edit"]);
const anyService = "ikfz-neuzulassung";
const everybody = () => true;
const nobody = () => false;

describe("Service screens", () => {
  test.each([
    ["text", ["textedit"]],
    ["files", ["servicefiles"]],
    ["settings", ["serviceedit"]],
    ["forms", ["serviceformfields"]],
    ["fees", ["servicefees", "transactionInfo"]],
    ["statistics", ["statistics", "feedback", "reports"]],
    ["persistence", ["transactionInfo"]],
  ] as const)("%s opens %j", (capability, screens) => {
    expect(openServiceScreens(anyService, [capability], everybody, all)).toEqual([...screens, "history"]);
  });

  test("open only with a capability, whatever the role", () => {
    expect(openServiceScreens(anyService, [], everybody, all)).toEqual([]);
  });

  test("form fields, settings, statistics, feedback and reports also require a permission", () => {
    const capabilities = ["text", "files", "settings", "forms", "fees", "statistics", "persistence"] as const;
    expect(openServiceScreens(reservationServiceId, capabilities, nobody, all)).toEqual([
      "textedit",
      "servicefiles",
      "servicefees",
      "transactionInfo",
      "history",
    ]);
  });

  test("a member may open all of a service with every capability", () => {
    const member = { roles: [{ type: "MEMBER" as const }] };
    const full = serviceCatalogue.find(({ capabilities }) => capabilities.length === 7);
    expect(
      openServiceScreens(
        reservationServiceId,
        full?.capabilities ?? [],
        (permission) => can(member, permission),
        all,
      ),
    ).toEqual(serviceScreenNames);
  });

  test("security measures are those of the licence plate reservation only", () => {
    const may = (permission: string) => permission === "service_settings";
    const of = (serviceId: string) => openServiceScreens(serviceId, ["settings"], may, all);
    expect(of(reservationServiceId)).toEqual(["serviceedit", "security", "history"]);
    expect(of(anyService)).toEqual(["serviceedit", "history"]);
    expect(openServiceScreens(reservationServiceId, ["text"], may, all)).toEqual(["textedit", "history"]);
    expect(refusalOfScreen("security", anyService, ["settings"], may)).toBe("capability_missing");
    expect(refusalOfScreen("security", reservationServiceId, ["settings"], nobody)).toBe(
      "insufficient_permissions",
    );
  });

  test("a screen that does not exist yet is not offered", () => {
    expect(
      openServiceScreens(anyService, ["text", "files"], everybody, new Set<ScreenName>(["servicefiles"])),
    ).toEqual(["servicefiles"]);
    expect(openServiceScreens(anyService, ["text"], everybody)).toHaveLength(
      existingScreens.has("textedit") ? 2 : 1,
    );
  });

  test("are found by their path and by those below", () => {
    expect(serviceScreenAt("/mgt/textedit/09761000/ikfz-neuzulassung")).toBe("textedit");
    expect(serviceScreenAt("/mgt/servicefees/09761000/ikfz-neuzulassung/rule")).toBe("servicefees");
    expect(serviceScreenAt("/mgt/statistics/09761000/ikfz-neuzulassung")).toBe("statistics");
    expect(serviceScreenAt("/mgt/edit/09761000/services")).toBeUndefined();
  });

  test("builds paths", () => {
    expect(serviceScreenPath("transactionInfo", "09761000", "ikfz-neuzulassung")).toBe(
      "/mgt/transactionInfo/09761000/ikfz-neuzulassung",
    );
    expect(communeScreenPath("09761000", all)).toBe("/mgt/edit/09761000");
    expect(communeScreenPath("09761000")).toBe("/mgt/edit/09761000");
    expect(communeScreenPath("09761000", new Set())).toBeUndefined();
  });
});
