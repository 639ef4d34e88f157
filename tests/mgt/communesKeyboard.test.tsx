import { fireEvent, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { commune, communeServer, manyCommunes } from "../support/communes";
import { support } from "../support/people";
import { act, screen, visit, within } from "../support/visit";

const places = [
  commune(9001, { name: "Augsburg", ags: "09761000", state: "BY" }),
  commune(9002, { name: "Zwickau", ags: "14524330", state: "SN" }),
  ...manyCommunes(60),
];

async function open(url = "/") {
  const app = await visit(url, { viewer: support, mgt: communeServer(places).mgt });
  await screen.findByRole("region", { name: "Kommunen" });
  return app;
}

const letters = () => within(screen.getByRole("navigation", { name: "Anfangsbuchstabe" }));
const letter = (name: string) => letters().getByRole("link", { name });
const tabStops = () =>
  letters()
    .getAllByRole("link")
    .filter((link) => link.tabIndex === 0)
    .map(({ textContent }) => textContent);

describe("Letters of the overview", () => {
  test("are one tab stop; arrows, Home and End skip letters without communes", async () => {
    const app = await open();
    await waitFor(() => expect(letter("B").getAttribute("aria-disabled")).toBe("true"));
    expect(letter("B").getAttribute("href")).toBeNull();
    expect(tabStops()).toEqual(["A"]);
    act(() => letter("A").focus());
    await app.user.keyboard("{ArrowRight}");
    expect(document.activeElement).toBe(letter("K"));
    await app.user.keyboard("{End}");
    expect(document.activeElement).toBe(letter("Z"));
    expect(tabStops()).toEqual(["Z"]);
    await app.user.keyboard("{Home}");
    expect(document.activeElement).toBe(letter("A"));
    await app.user.tab();
    expect(
      screen.getByRole("navigation", { name: "Anfangsbuchstabe" }).contains(document.activeElement),
    ).toBe(false);
  });

  test("depend on the other filters, not on the letter itself; the selected one is the tab stop", async () => {
    await open("/?state=BY&initial=K");
    await waitFor(() => expect(letter("Z").getAttribute("aria-disabled")).toBe("true"));
    expect(letter("A").getAttribute("aria-disabled")).toBeNull();
    expect(tabStops()).toEqual(["K"]);
  });
});

describe("Enter in the commune search", () => {
  const field = () => screen.getByLabelText<HTMLInputElement>("Name, AGS oder PLZ");

  test("opens the only match", async () => {
    const app = await open();
    await app.user.type(field(), "augsb{Enter}");
    await waitFor(() => expect(app.path()).toMatch(/^\/mgt\/edit\/09761000/));
  });

  test("that ends a composition opens nothing", async () => {
    const app = await open();
    await app.user.type(field(), "augsb");
    fireEvent.keyDown(field(), { key: "Enter", isComposing: true });
    await within(screen.getByRole("main")).findByText("1 von 62 Kommunen");
    expect(app.path()).toBe("/?text=augsb");
    fireEvent.keyDown(field(), { key: "Enter" });
    await waitFor(() => expect(app.path()).toMatch(/^\/mgt\/edit\/09761000/));
  });

  test("does nothing with several matches, or after the input has changed", async () => {
    const app = await open();
    await app.user.type(field(), "Kommune{Enter}");
    await within(screen.getByRole("main")).findByText("60 von 62 Kommunen");
    await app.user.type(field(), " 00007");
    await within(screen.getByRole("main")).findByText("1 von 62 Kommunen");
    expect(app.path()).toMatch(/^\/\?text=/);
  });
});
