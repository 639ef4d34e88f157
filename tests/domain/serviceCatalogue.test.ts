import { expect, test } from "vitest";
import { serviceCapabilities } from "#domain/serviceCapabilities";
import { findService, groupServices, serviceCatalogue, translateServiceName } from "#domain/serviceCatalogue";
import { serviceGroups } from "#domain/serviceGroups";

test.each(serviceCatalogue)("Service catalogue: $id has its group, names and capabilities", (service) => {
  const { id, group, name, capabilities } = service;
  expect(id).toMatch(/^[a-z]+-[a-z]+$/);
  const prefix = serviceGroups.find((known) => known === id.split("-")[0]);
  expect(group).toBe(prefix ?? "other");
  for (const text of [name.de, name.en]) expect(text).toMatch(/^\S.*\S$/);
  expect(capabilities.length).toBeGreaterThan(0);
  expect(capabilities).toEqual(serviceCapabilities.filter((capability) => capabilities.includes(capability)));
  expect(findService(id)).toBe(service);
});

test("Service catalogue: has services without files, without fees, and exactly one with text only", () => {
  const without = (capability: "files" | "fees") =>
    serviceCatalogue.filter((service) => !service.capabilities.includes(capability));
  expect(without("files").length).toBeGreaterThan(0);
  expect(without("fees").length).toBeGreaterThan(0);
  const textOnly = serviceCatalogue.filter((service) => service.capabilities.join() === "text");
  expect(textOnly.map((service) => service.id)).toEqual(["service-portal"]);
});

test("Service catalogue: has no duplicate name in a language", () => {
  for (const language of ["de", "en"] as const) {
    const names = serviceCatalogue.map((service) => service.name[language]);
    expect(names.filter((name, position) => names.indexOf(name) !== position)).toEqual([]);
  }
});

test("Service catalogue: uses every group, in their order", () => {
  const groups = [...new Set(serviceCatalogue.map((service) => service.group))];
  expect(groups).toEqual([...serviceGroups]);
});

test("Service catalogue: groups ids in catalogue order and drops unknown ones", () => {
  const grouped = groupServices(["owi-einspruch", "unknown", "ew-ummeldung", "ew-abmeldung", "ew-ummeldung"]);
  expect(grouped.map(({ group, services }) => [group, services.map((service) => service.id)])).toEqual([
    ["ew", ["ew-ummeldung", "ew-abmeldung"]],
    ["owi", ["owi-einspruch"]],
  ]);
  expect(groupServices([])).toEqual([]);
  expect(findService("constructor")).toBeUndefined();
});

test("Service catalogue: translates texts that begin with the German name of a service", () => {
  const id = "ew-meldebescheinigung";
  expect(translateServiceName(id, "Meldebescheinigung", "en")).toBe(findService(id)?.name.en);
  expect(translateServiceName(id, "Meldebescheinigung 8f3a61c2", "en")).toBe(
    `${findService(id)?.name.en} 8f3a61c2`,
  );
  expect(translateServiceName(id, "Meldebescheinigung", "de")).toBe("Meldebescheinigung");
  expect(translateServiceName(id, "Meldebescheinigungen", "en")).toBe("Meldebescheinigungen");
  expect(translateServiceName("unknown", "Meldebescheinigung", "en")).toBe("Meldebescheinigung");
});
