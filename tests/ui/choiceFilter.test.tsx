import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { groupServices, serviceCatalogue } from "#domain/serviceCatalogue";
import { ChoiceList, type ChoiceGroup } from "#ui/table/ChoiceFilter";
import { renderPart } from "../support/renderPart";

const services: readonly ChoiceGroup<string>[] = groupServices(serviceCatalogue.map(({ id }) => id)).map(
  ({ group, services: own }) => ({
    label: `Gruppe ${group}`,
    choices: own.map(({ id, name }) => ({ value: id, label: name.de })),
  }),
);

function show(groups: readonly ChoiceGroup<string>[], chosen: readonly string[] = []) {
  const onChoose = vi.fn<(chosen: readonly string[]) => void>();
  renderPart(<ChoiceList label="Dienst" groups={groups} chosen={chosen} onChoose={onChoose} />);
  return { user: userEvent.setup(), onChoose };
}

const names = () => [...document.querySelectorAll(".choice-list label:has([type=checkbox])")];
const search = () => screen.getByRole("searchbox", { name: "Dienst suchen" });

test("Choice filter: many choices are searchable by name, ignoring case and umlauts", async () => {
  const { user, onChoose } = show(services, ["ew-fuehrungszeugnis"]);
  expect(names().length).toBe(serviceCatalogue.length + services.length);
  await user.type(search(), "FUEHRUNGSZ");
  expect(names().map(({ textContent }) => textContent)).toContain("Führungszeugnis");
  expect(names().length).toBeLessThan(6);
  await user.clear(search());
  await user.type(search(), "sterbeurk");
  const [, found] = names();
  if (!(found instanceof HTMLElement)) throw new Error("Nothing is found.");
  await user.click(found);
  // Selected values stay selected when filtered out.
  expect(onChoose.mock.lastCall?.[0]).toHaveLength(2);
  expect(onChoose.mock.lastCall?.[0]).toContain("ew-fuehrungszeugnis");
});

test("Choice filter: a group matched by its name is shown whole; its box selects the visible ones", async () => {
  const { user, onChoose } = show(services);
  const group = services.find(({ label }) => label === "Gruppe kita");
  if (!group) throw new Error("There is no such group.");
  await user.type(search(), "gruppe kita");
  expect(names()).toHaveLength(group.choices.length + 1);
  await user.clear(search());
  await user.type(search(), "urkunde");
  const box = screen.getAllByRole("checkbox")[0];
  if (!box) throw new Error("Nothing is found.");
  await user.click(box);
  const marked = onChoose.mock.lastCall?.[0] ?? [];
  expect(marked.length).toBeGreaterThan(0);
  expect(marked.length).toBeLessThan(names().length);
});

test("Choice filter: reports no match", async () => {
  const { user } = show(services);
  await user.type(search(), "gibt es nicht");
  expect(screen.getByRole("status").textContent).toBe("Nichts gefunden");
});

test("Choice filter: few choices need no search", () => {
  show([{ choices: [{ value: "a", label: "A" }] }]);
  expect(screen.queryByRole("searchbox")).toBeNull();
});
