import { describe, expect, test } from "vitest";
import type { RoleEntries } from "#domain/access";
import {
  accessAnswers,
  accessChange,
  accessMatrix,
  needsConfirmation,
  type OfferingCommune,
} from "#mgt/users/edit/accessMatrix";
import { moveRoleError, communeRole, rolesOf, valuesOfUser, withRole } from "#mgt/users/edit/userValues";

const augsburg: OfferingCommune = {
  ags: "09761000",
  name: "Augsburg",
  offered: ["ikfz-neuzulassung", "ew-meldebescheinigung", "fs-ersatzfuehrerschein"],
};
const lippstadt: OfferingCommune = { ags: "05974028", name: "Lippstadt", offered: ["ew-meldebescheinigung"] };

const memberOf = (entries: Readonly<Record<string, readonly string[]>>): RoleEntries =>
  Object.entries(entries).map(([ags, services]) => ({ type: "MEMBER", ags, services }));

/** Rows as "service: cell cell", without groups. */
function rows(before: RoleEntries, now: RoleEntries, onlyAccess = true) {
  return accessMatrix({ before, now }, [augsburg, lippstadt], onlyAccess).flatMap((group) =>
    group.rows.map(
      ({ service, cells }) =>
        `${service.id}: ${cells.map(({ access, change }) => (change ? `${access}/${change}` : access)).join(" ")}`,
    ),
  );
}

describe("Access matrix", () => {
  test("shows the allowed actions for each service and commune, and how saving changes them", () => {
    const before = memberOf({
      [augsburg.ags]: ["ew-meldebescheinigung", "ikfz-neuzulassung"],
    });
    const now = memberOf({
      [augsburg.ags]: ["ew-meldebescheinigung"],
      [lippstadt.ags]: ["ew-meldebescheinigung", "ikfz-neuzulassung"],
    });
    expect(rows(before, now)).toEqual([
      "ew-meldebescheinigung: CHANGE CHANGE/NEW",
      "ikfz-neuzulassung: NONE/GONE NOT_OFFERED",
    ]);
    expect(rows(before, before)).toEqual([
      "ew-meldebescheinigung: CHANGE NONE",
      "ikfz-neuzulassung: CHANGE NONE",
    ]);
  });

  test("without the filter lists all offered services in catalogue order", () => {
    const now = memberOf({ [augsburg.ags]: ["ew-meldebescheinigung"] });
    expect(rows(now, now, false)).toEqual([
      "ew-meldebescheinigung: CHANGE NONE",
      "fs-ersatzfuehrerschein: NONE NONE",
      "ikfz-neuzulassung: NONE NONE",
    ]);
  });

  test("explains every action once", () => {
    const now = memberOf({ [augsburg.ags]: ["ew-meldebescheinigung"] });
    const answers = accessAnswers(now, augsburg, "ew-meldebescheinigung");
    expect(answers.find(({ reason }) => reason === "ALLOWED")?.actions).toContain("TEXTS");
    expect(answers.find(({ reason }) => reason === "ROLE")?.actions).toEqual(["FEE_RULES"]);
    expect(new Set(answers.flatMap(({ actions }) => actions)).size).toBe(10);
    expect(accessAnswers(now, augsburg, "ikfz-neuzulassung")).toMatchObject([{ reason: "NOT_ASSIGNED" }]);
    expect(accessAnswers(now, lippstadt, "ikfz-neuzulassung")).toMatchObject([{ reason: "NOT_OFFERED" }]);
  });
});

describe("Access matrix changes", () => {
  const before = memberOf({ "09761000": ["a", "b"], "05974028": ["a"] });

  test("are counted per commune, and removals need confirmation", () => {
    const now = memberOf({ "09761000": ["b", "c", "d"], "01001000": ["a"] });
    const change = accessChange(before, now);
    expect(change).toEqual({
      type: null,
      communes: [
        { ags: "09761000", added: 2, removed: 1, entry: null },
        { ags: "05974028", added: 0, removed: 1, entry: "GONE" },
        { ags: "01001000", added: 1, removed: 0, entry: "NEW" },
      ],
    });
    expect(needsConfirmation(change)).toBe(true);
    expect(needsConfirmation(accessChange(before, before))).toBe(false);
    const more = memberOf({ "09761000": ["a", "b", "c"], "05974028": ["a"], "01001000": [] });
    expect(needsConfirmation(accessChange(before, more))).toBe(false);
  });

  test("of the type are shown alone and always need confirmation", () => {
    const now: RoleEntries = [{ type: "SUPPORT", ags: null, services: [] }];
    const change = accessChange(before, now);
    expect(change).toEqual({ type: { from: "MEMBER", to: "SUPPORT" }, communes: [] });
    expect(needsConfirmation(change)).toBe(true);
    expect(accessChange(now, before).communes).toHaveLength(2);
  });
});

describe("Access matrix values", () => {
  const values = valuesOfUser({
    username: "k.brandl",
    email: "k@example.org",
    roles: [
      {
        type: "MEMBER",
        commune: { ags: "09761000" },
        services: ["ikfz-neuzulassung", "ew-meldebescheinigung"],
      },
      { type: "MEMBER", commune: { ags: "05974028" }, services: [] },
    ],
  });

  test("are the same for the same services, and convert back to role entries", () => {
    expect(values.roles[0]).toEqual(
      communeRole("09761000", ["ew-meldebescheinigung", "ikfz-neuzulassung", "ew-meldebescheinigung"]),
    );
    expect(communeRole("09761000", []).services).toEqual([]);
    expect(rolesOf(values)).toEqual([
      { type: "MEMBER", ags: "09761000", services: ["ew-meldebescheinigung", "ikfz-neuzulassung"] },
      { type: "MEMBER", ags: "05974028", services: [] },
    ]);
    expect(rolesOf({ ...values, roles: values.roles.slice(0, 1) })).toHaveLength(1);
  });

  test("of support have one entry, whatever communes were listed", () => {
    const alone = [{ type: "SUPPORT", ags: null, services: [] }];
    expect(rolesOf({ ...values, type: "SUPPORT" })).toEqual(alone);
    expect(rolesOf({ type: "MEMBER", roles: [] })).toEqual([{ type: "MEMBER", ags: null, services: [] }]);
  });

  test("are restored at their previous position", () => {
    const [augsburg, lippstadt] = values.roles;
    if (!augsburg || !lippstadt) throw new Error("Both are there.");
    const added = communeRole("01002000", []);
    expect(withRole([lippstadt, added], augsburg, values.roles)).toEqual([augsburg, lippstadt, added]);
    expect(withRole(values.roles, added, values.roles)).toEqual([augsburg, lippstadt, added]);
  });

  test("map an error to its entry", () => {
    const error = { code: "service_not_offered", params: [] };
    const at = (...field: string[]) => moveRoleError({ ...error, field }, values).field;
    expect(at("roles", "1", "services", "3")).toEqual(["roles", "1", "services", "3"]);
    expect(at("roles", "7")).toEqual(["type"]);
    expect(at("roles")).toEqual(["type"]);
    expect(at("email")).toEqual(["email"]);
  });
});
