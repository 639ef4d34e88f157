import { expect, test } from "vitest";
import { accessActions, accessTo, type AccessReason, type RoleEntries } from "#domain/access";
import { roleTypes } from "#domain/permissions";
import { serviceCatalogue } from "#domain/serviceCatalogue";

const ags = "09761000";
const textOnly = "service-portal";
const everything = "ew-meldebescheinigung";
const member = (...services: string[]): RoleEntries => [{ type: "MEMBER", ags, services }];
const place = (serviceId: string, isOffered = true) => ({ ags, serviceId, isOffered });
const reasons = (roles: RoleEntries, serviceId: string, isOffered = true): readonly AccessReason[] =>
  accessActions.map((action) => accessTo(roles, place(serviceId, isOffered), action));

test("Access to services: a member may do what service and role allow, but not change fee rules", () => {
  expect(reasons(member(everything), everything)).toEqual(
    accessActions.map((action) => (action === "FEE_RULES" ? "ROLE" : "ALLOWED")),
  );
});

test("Access to services: support and admin may do everything that an offered service supports", () => {
  for (const type of ["SUPPORT", "ADMIN"] as const) {
    const roles = [{ type, ags: null, services: [] }];
    expect(new Set(reasons(roles, everything))).toEqual(new Set(["ALLOWED"]));
    expect(new Set(reasons(roles, everything, false))).toEqual(new Set(["NOT_OFFERED"]));
  }
});

test("Access to services: a service allows only actions of its capabilities", () => {
  expect(serviceCatalogue.find(({ id }) => id === textOnly)?.capabilities).toEqual(["text"]);
  expect(reasons(member(textOnly), textOnly)).toEqual(
    accessActions.map((action) => (action === "TEXTS" ? "ALLOWED" : "NO_CAPABILITY")),
  );
});

test("Access to services: members need the service in their role entry for that commune", () => {
  expect(new Set(reasons(member("ew-abmeldung"), everything))).toEqual(new Set(["NOT_ASSIGNED"]));
  const elsewhere: RoleEntries = [
    { type: "MEMBER", ags, services: [] },
    { type: "MEMBER", ags: "05974028", services: [everything] },
  ];
  expect(new Set(reasons(elsewhere, everything))).toEqual(new Set(["NOT_ASSIGNED"]));
  expect(new Set(reasons([], everything))).toEqual(new Set(["NOT_ASSIGNED"]));
  expect(new Set(reasons(member(everything), everything, false))).toEqual(new Set(["NOT_OFFERED"]));
});

test("Access to services: the first entry decides the type", () => {
  const mixed: RoleEntries = [
    { type: "MEMBER", ags: "05974028", services: [] },
    { type: "ADMIN", ags: null, services: [] },
  ];
  expect(accessTo(mixed, place(everything), "TEXTS")).toBe("NOT_ASSIGNED");
  expect(roleTypes).toEqual(["MEMBER", "SUPPORT", "ADMIN"]);
});
