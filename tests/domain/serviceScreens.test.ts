import { describe, expect, test } from "vitest";
import { can } from "#domain/permissions";
import { serviceCatalogue } from "#domain/serviceCatalogue";
import {
  communeScreenPath,
  existingScreens,
  openServiceScreens,
  serviceScreenAt,
  serviceScreenNames,
  serviceScreenPath,
  type ScreenName,
} from "#domain/serviceScreens";

const all = new Set<ScreenName>([...serviceScreenNames, "edit"]);
const everybody = () => true;
const nobody = () => false;

describe("screens of a service", () => {
  test.each([
    ["text", ["textedit"]],
    ["files", ["servicefiles"]],
    ["settings", ["serviceedit"]],
    ["forms", ["serviceformfields"]],
    ["fees", ["servicefees", "transactionInfo"]],
    ["statistics", ["statistics", "feedback", "reports"]],
    ["persistence", ["transactionInfo"]],
  ] as const)("%s opens %j", (capability, screens) => {
    expect(openServiceScreens([capability], everybody, all)).toEqual(screens);
  });

  test("open only with a capability, whatever the role", () => {
    expect(openServiceScreens([], everybody, all)).toEqual([]);
  });

  test("form fields, settings, statistics, feedback and reports also require a permission", () => {
    const capabilities = ["text", "files", "settings", "forms", "fees", "statistics", "persistence"] as const;
    expect(openServiceScreens(capabilities, nobody, all)).toEqual([
      "textedit",
      "servicefiles",
      "servicefees",
      "transactionInfo",
    ]);
  });

  test("a member may open all of a service with every capability", () => {
    const member = { roles: [{ type: "MEMBER" as const }] };
    const full = serviceCatalogue.find(({ capabilities }) => capabilities.length === 7);
    expect(
      openServiceScreens(full?.capabilities ?? [], (permission) => can(member, permission), all),
    ).toEqual(serviceScreenNames);
  });

  test("a screen that does not exist yet is not offered", () => {
    expect(openServiceScreens(["text", "files"], everybody, new Set<ScreenName>(["servicefiles"]))).toEqual([
      "servicefiles",
    ]);
    expect(openServiceScreens(["text"], everybody)).toHaveLength(existingScreens.has("textedit") ? 1 : 0);
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
