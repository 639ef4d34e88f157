import { describe, expect, test } from "vitest";
import { communeSections } from "#domain/communeSections";
import { vehicleRegistrationServiceIds } from "#domain/kba/kbaSettings";
import { nearestSection, openCommuneSections } from "#domain/nearestSection";
import { reservationServiceId } from "#domain/serviceCatalogue";
import { serviceScreenNames } from "#domain/serviceScreens";

describe("Nearest section", () => {
  test.each([
    ["the wanted one", ["textedit", "servicefees", "history"], "servicefees", "servicefees"],
    ["the closest before it", ["textedit", "servicefiles", "serviceedit"], "servicefees", "servicefiles"],
    ["the first one if none is before it", ["serviceedit", "history"], "textedit", "serviceedit"],
  ] as const)("is %s", (_what, available, wanted, expected) => {
    expect(nearestSection(serviceScreenNames, available, wanted)).toBe(expected);
  });

  test("is in display order, whatever the order of the available ones", () => {
    expect(nearestSection(serviceScreenNames, ["servicefiles", "textedit"], "servicefees")).toBe(
      "servicefiles",
    );
  });

  test("is undefined for a place without sections", () => {
    expect(nearestSection(serviceScreenNames, [], "textedit")).toBeUndefined();
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
