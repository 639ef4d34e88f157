import { describe, expect, test } from "vitest";
import { communeSections } from "#domain/communeSections";
import { vehicleRegistrationServiceIds } from "#domain/kba/kbaSettings";
import { sectionToOpen, openCommuneSections } from "#domain/sectionToOpen";
import { reservationServiceId } from "#domain/serviceCatalogue";
import { serviceScreenNames } from "#domain/serviceScreens";

describe("Section to open", () => {
  test.each([
    ["the wanted one", ["textedit", "servicefees", "history"], "servicefees", "servicefees"],
    ["else the first of the place", ["textedit", "servicefiles", "serviceedit"], "servicefees", "textedit"],
    ["the first in display order", ["servicefiles", "textedit"], "servicefees", "textedit"],
  ] as const)("is %s", (_what, available, wanted, expected) => {
    expect(sectionToOpen(serviceScreenNames, available, wanted)).toBe(expected);
  });

  test("is undefined for a place without sections", () => {
    expect(sectionToOpen(serviceScreenNames, [], "textedit")).toBeUndefined();
  });
});

describe("Open sections of a commune", () => {
  const everybody = () => true;
  const [registration = ""] = vehicleRegistrationServiceIds;

  test("are all if it offers the services that some of them need", () => {
    expect(openCommuneSections([registration, reservationServiceId], everybody)).toEqual(communeSections);
  });

  test("lack the KBA settings without a vehicle registration, and the security lists without the reservation", () => {
    const withoutBoth = communeSections.filter((one) => one !== "kba-settings" && one !== "security-lists");
    expect(openCommuneSections(["ew-meldebescheinigung"], everybody)).toEqual(withoutBoth);
  });

  test("lack those that the viewer may not open", () => {
    const open = openCommuneSections([registration, reservationServiceId], () => false);
    expect(open).not.toContain("kba-settings");
    expect(open).not.toContain("security-lists");
    expect(open).not.toContain("history");
    expect(open).toContain("services");
  });
});
