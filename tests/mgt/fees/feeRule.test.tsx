import { waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { saveBar } from "../../support/forms";
import { member, support } from "../../support/people";
import { screen, visit, within } from "../../support/visit";
import { feeRuleServer, node, plateRule } from "./feeRuleServer";

const url = "/mgt/servicefees/09761000/ikfz-neuzulassung/rule";

beforeEach(() => vi.setSystemTime(new Date("2026-11-20T10:00:00Z")));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function open(server = feeRuleServer(), viewer = support) {
  const app = await visit(url, { viewer, mgt: server.mgt });
  await screen.findByRole("tree");
  return { app, server };
}

/** The rows of the outline by level, e.g. "1 Zahlung". */
const outline = () =>
  screen.getAllByRole("treeitem").map((item) => {
    const control = item.matches("[data-part=item]")
      ? item
      : item.querySelector("[data-part=branch-control]");
    return `${item.getAttribute("aria-level")} ${rowText(control).replaceAll(/\s+/g, " ").trim()}`;
  });

const rowText = (row: Element | null | undefined) =>
  row?.querySelector("[data-part=row-text]")?.textContent ?? "";

/** The row with this text. */
function row(text: string): HTMLElement {
  const rows = document.querySelectorAll<HTMLElement>(
    "[role=tree] :is([data-part=branch-control], [data-part=item])",
  );
  const found = [...rows].find((each) => rowText(each).includes(text));
  if (!found) throw new Error(`No row has the text ${text}.`);
  return found;
}

test("Fee rule: shows a viewer without the permission the sentence only", async () => {
  await visit(url, { viewer: member, mgt: feeRuleServer({ isSentenceOnly: true }).mgt });
  await screen.findByText("27,00 € für Zulassung.");
  expect(screen.queryByRole("tree")).toBeNull();
});

test("Fee rule: shows the rule as an outline and as text", async () => {
  await open();
  expect(outline()).toEqual([
    "1 Zahlung",
    "2 Gebühr Zulassung, 27,00 €",
    "2 Wenn Wunschkennzeichen ohne „sonst“",
    "3 Bedingung Ja oder nein Wunschkennzeichen",
    "3 dann Gebühr Wunschkennzeichen, 10,20 €",
    "3 sonst nichts",
  ]);
  expect(
    screen.getByText("27,00 € für Zulassung. Wenn Wunschkennzeichen, dann zusätzlich 10,20 €."),
  ).toBeTruthy();
});

test("Fee rule: builds a rule of three levels by keyboard only", async () => {
  const { app, server } = await open(feeRuleServer({ nodes: [] }));
  const { user } = app;
  const insert = async (name: RegExp) => {
    await user.keyboard("+");
    const menu = within(await screen.findByRole("menu", { name: "Einfügen" }));
    const item = menu.getByRole("menuitem", { name });
    const items = menu.getAllByRole("menuitem");
    for (let at = 0; at < items.indexOf(item); at += 1) await user.keyboard("{ArrowDown}");
    await user.keyboard("{Enter}");
    await waitFor(() => expect(document.activeElement?.closest("[role=tree]")).toBeTruthy());
  };
  row("Zahlung").focus();
  await insert(/^Darin · Malnehmen$/);
  await insert(/^Darin · links · Zahl$/);
  await user.keyboard("{Enter}");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Angabe")));
  await user.selectOptions(screen.getByLabelText("Angabe"), "Anzahl der Plaketten");
  row("Malnehmen").focus();
  await insert(/^Darin · rechts · Gebühr$/);
  await user.selectOptions(screen.getByLabelText("Gebühr"), "Plakettenträger (228.3)");
  expect(outline().map((row) => row[0])).toEqual(["1", "2", "3", "3"]);
  await user.keyboard("{Control>}s{/Control}");
  await saveBar().findByText("Gespeichert");
  expect(server.nodes()).toMatchObject([
    { kind: "PAYMENT", parentId: null },
    { kind: "MULTIPLY", slot: "OPERAND" },
    { kind: "NUMBER", slot: "LEFT", variable: "anzahl" },
    { kind: "FEE", slot: "RIGHT", feeId: "228.3" },
  ]);
});

test("Fee rule: moves, copies, removes, undoes and redoes with keys, and keeps the focus on the row", async () => {
  const { app } = await open();
  const { user } = app;
  row("Zulassung").focus();
  await user.keyboard("{Alt>}{ArrowDown}{/Alt}");
  expect(outline().at(-1)).toBe("2 Gebühr Zulassung, 27,00 €");
  expect(rowText(document.activeElement)).toContain("Zulassung");
  await user.keyboard("{Control>}c{/Control}{Control>}v{/Control}");
  expect(outline().filter((row) => row.includes("Zulassung"))).toHaveLength(2);
  await user.keyboard("{Delete}");
  await user.keyboard("{Delete}");
  expect(outline().filter((row) => row.includes("Zulassung"))).toHaveLength(0);
  await user.keyboard("{Control>}z{/Control}{Control>}z{/Control}{Control>}z{/Control}{Control>}z{/Control}");
  expect(outline()[1]).toBe("2 Gebühr Zulassung, 27,00 €");
  await user.keyboard("{Control>}y{/Control}");
  expect(outline().at(-1)).toBe("2 Gebühr Zulassung, 27,00 €");
});

test("Fee rule: offers only kinds that fit, and wraps a row", async () => {
  const { app } = await open();
  await app.user.click(screen.getByText("Zulassung, 27,00 €"));
  await app.click("Umschließen");
  const menu = within(await screen.findByRole("menu", { name: "Umschließen" }));
  expect(menu.getAllByRole("menuitem").map((item) => item.textContent)).toEqual([
    "Wenn",
    "Malnehmen",
    "Zahlung",
  ]);
  await app.user.click(menu.getByRole("menuitem", { name: "Wenn" }));
  await waitFor(() => expect(outline()[1]).toMatch(/^2 Wenn/));
  expect(outline()[3]).toBe("3 dann Gebühr Zulassung, 27,00 €");
});

test("Fee rule: a rule that is not complete is not saved, and its row says why", async () => {
  const examples = [{ exampleId: "e1", name: "Ohne Wunsch", asOf: "2026-11-20", answers: [], total: 2_700 }];
  const { app, server } = await open(feeRuleServer({ examples }));
  await app.user.click(screen.getByText("Zulassung, 27,00 €"));
  await app.user.selectOptions(screen.getByLabelText("Gebühr"), "Alte Gebühr (alt)");
  await waitFor(() =>
    expect(outline()[1]).toBe(
      "2 Gebühr Alte Gebühr, inaktiv Die Gebühr „alt“ ist inaktiv und wird nicht berechnet. Wählen Sie eine andere, oder löschen Sie die Zeile.",
    ),
  );
  // An inactive fee costs nothing: in the text, in the trial and in examples alike.
  expect(screen.getByText(/^0,00 € für Alte Gebühr \(inaktiv\)\. Wenn/)).toBeTruthy();
  const result = within(screen.getByText("Summe").closest("dl") ?? document.body);
  expect(result.getAllByRole("definition").at(-1)?.textContent).toMatch(/^0,00/);
  expect(result.getByText("(inaktiv)")).toBeTruthy();
  expect(screen.getByText(/^bisher 27,00/)).toBeTruthy();
  await app.click("Speichern");
  await saveBar().findByText(/braucht eine Korrektur/);
  expect(server.saveFeeRule).not.toHaveBeenCalled();
});

test("Fee rule: the outline is one tab stop, and Escape returns to it", async () => {
  const { app } = await open();
  const tree = screen.getByRole("tree");
  await app.user.click(screen.getByText("Zulassung, 27,00 €"));
  const stops = () =>
    [...tree.querySelectorAll<HTMLElement>("[tabindex], button, select, input, a")].filter(
      ({ tabIndex }) => tabIndex >= 0,
    );
  expect(stops().map(rowText)).toEqual([expect.stringContaining("Zulassung")]);
  await app.user.keyboard("{Enter}");
  expect(document.activeElement).toBe(screen.getByLabelText("Gebühr"));
  await app.user.keyboard("{Escape}");
  expect(rowText(document.activeElement)).toContain("Zulassung");
  // The row with the tab stop may be below a closed one.
  await app.user.click(screen.getByText("Wunschkennzeichen, 10,20 €"));
  const [, condition] = tree.querySelectorAll("[data-part=branch-indicator]");
  if (condition) await app.user.click(condition);
  await waitFor(() => expect(stops().map(rowText)).toEqual([expect.stringContaining("Wenn")]));
});

test("Fee rule: on a narrow screen, the panel opens under the selected row", async () => {
  const { matchMedia } = window;
  vi.spyOn(window, "matchMedia").mockImplementation((query) => {
    const list = matchMedia.call(window, query);
    return query.includes("max-width") ? Object.defineProperty(list, "matches", { value: true }) : list;
  });
  const { app } = await open();
  const panel = () => screen.getByRole("region", { name: "Ausgewählte Zeile" });
  expect(panel().closest("[role=treeitem]")?.getAttribute("aria-level")).toBe("1");
  await app.user.click(screen.getByText("Zulassung, 27,00 €"));
  expect(panel().closest("[role=treeitem]")?.textContent).toContain("Zulassung, 27,00");
  await app.user.click(screen.getByText("Bedingung"));
  const [input] = within(panel()).getAllByRole("combobox");
  if (!input) throw new Error("The panel has no field.");
  await app.user.selectOptions(input, "immer ja");
  await waitFor(() => expect(outline()[3]).toContain("immer ja"));
  // Keys in the panel do not edit the outline.
  input.focus();
  await app.user.keyboard("{Delete}");
  expect(outline()).toHaveLength(6);
  await app.user.keyboard("{Escape}");
  expect(rowText(document.activeElement)).toContain("immer ja");
});

test("Fee rule: tries the rule: the fees that make up the total, and the way taken", async () => {
  const { app } = await open();
  await app.user.click(screen.getByRole("checkbox", { name: "Wunschkennzeichen" }));
  const result = within(screen.getByText("Summe").closest("dl") ?? document.body);
  await waitFor(() => expect(result.getAllByRole("definition").at(-1)?.textContent).toMatch(/^37,20/));
  const then = row("dann");
  expect(then.textContent).toContain("genommen:");
  await app.user.click(screen.getByRole("checkbox", { name: "Wunschkennzeichen" }));
  await waitFor(() => expect(then.textContent).toContain("nicht genommen"));
});

test("Fee rule: asks for a reason if an example changes, and saves with it", async () => {
  const examples = [{ exampleId: "e1", name: "Ohne Wunsch", asOf: "2026-11-20", answers: [], total: 2_700 }];
  const { app, server } = await open(feeRuleServer({ examples }));
  await app.user.click(screen.getByText("Zulassung, 27,00 €"));
  await app.click("Zeile löschen");
  await screen.findByText(/bisher 27,00/);
  await app.click("Speichern");
  const dialog = within(await screen.findByRole("dialog", { name: "Mit Begründung speichern" }));
  await app.user.click(dialog.getByRole("button", { name: "Speichern" }));
  expect(server.saveFeeRule).not.toHaveBeenCalled();
  await app.user.type(dialog.getByLabelText("Begründung"), "Die Gebühr entfällt.");
  await app.user.click(dialog.getByRole("button", { name: "Speichern" }));
  await saveBar().findByText("Gespeichert");
  expect(server.saveFeeRule.mock.lastCall?.[1].input.reason).toBe("Die Gebühr entfällt.");
});

test("Fee rule: adds an example from the trial", async () => {
  const { app, server } = await open();
  await app.user.click(screen.getByRole("checkbox", { name: "Wunschkennzeichen" }));
  await app.user.type(screen.getByLabelText("Name des Beispiels"), "Mit Wunsch");
  await app.click("Als Beispiel");
  await app.click("Speichern");
  await saveBar().findByText("Gespeichert");
  expect(server.saveFeeRule.mock.lastCall?.[1].input.examples).toMatchObject([
    {
      name: "Mit Wunsch",
      asOf: "2026-11-20",
      answers: [{ variable: "wunschkennzeichen", booleanValue: true, numberValue: null }],
    },
  ]);
});

test("Fee rule: merges changes of different rows, by node", async () => {
  const { app, server } = await open();
  await app.user.click(screen.getByText("Zulassung, 27,00 €"));
  await app.user.selectOptions(screen.getByLabelText("Gebühr"), "Plakettenträger (228.3)");
  server.saveAsOther(
    plateRule.map((each) =>
      each.nodeId === "t" ? node("t", "FEE", "i", { slot: "THEN", feeId: "221.1" }) : each,
    ),
  );
  await app.click("Speichern");
  await saveBar().findByText("Gespeichert");
  expect(server.nodes().map(({ feeId }) => feeId)).toEqual([null, "228.3", null, null, "221.1"]);
});

test("Fee rule: rows that two people added to the same list are both kept", async () => {
  const { app, server } = await open();
  await app.user.click(screen.getByText("Zulassung, 27,00 €"));
  await app.click("Zeile kopieren");
  await app.click("Kopie einfügen");
  server.saveAsOther([...plateRule, node("n", "FEE", "r", { position: 2, feeId: "228.3" })]);
  await app.click("Speichern");
  await saveBar().findByText("Gespeichert");
  expect(server.nodes().map(({ feeId }) => feeId)).toEqual([
    null,
    "221.1",
    "221.1",
    null,
    null,
    "wunschkennzeichen",
    "228.3",
  ]);
});

test("Fee rule: changes that merge into an invalid tree are not saved, and the own version can be kept", async () => {
  const { app, server } = await open();
  await app.user.click(screen.getByText("nichts"));
  await app.click("Einfügen");
  await app.click("sonst · Gebühr", "menuitem");
  await app.user.selectOptions(screen.getByLabelText("Gebühr"), "Plakettenträger (228.3)");
  server.saveAsOther([...plateRule, node("n", "FEE", "i", { slot: "ELSE", feeId: "221.1" })]);
  await app.click("Speichern");
  await screen.findByText(/passen nicht zusammen/);
  expect(outline().at(-1)).toBe("3 sonst Gebühr Plakettenträger, 0,30 €");
  await app.click("Meine Fassung behalten");
  await app.click("Speichern");
  await saveBar().findByText("Gespeichert");
  expect(server.nodes().at(-1)).toMatchObject({ slot: "ELSE", feeId: "228.3" });
});

test("Fee rule: says what each version has changed, and puts an earlier one into the editor, where it can be undone", async () => {
  const { app } = await open(feeRuleServer({ isInherited: false }));
  const save = async () => {
    await app.click("Speichern");
    await saveBar().findByText("Gespeichert");
  };
  await app.user.click(screen.getByText("Zulassung, 27,00 €"));
  await app.user.selectOptions(screen.getByLabelText("Gebühr"), "Plakettenträger (228.3)");
  await save();
  await app.click("Einfügen");
  await app.click("Danach · Gebühr", "menuitem");
  await app.user.selectOptions(screen.getByLabelText("Gebühr"), "Wunschkennzeichen (wunschkennzeichen)");
  await save();
  await app.click("Fassungen");
  const dialog = within(await screen.findByRole("dialog", { name: "Fassungen der Gebührenregel" }));
  const [latest, first] = await dialog.findAllByRole("listitem");
  expect(latest?.textContent).toContain("Gegenüber Fassung 1: 1 Zeile mehr. Steht so im Editor.");
  expect(dialog.getByText(/Wunschkennzeichen/, { selector: "ins" })).toBeTruthy();
  expect(first?.textContent).toContain("Ersetzt die Regel des Dienstes.");
  const [, restore] = dialog.getAllByRole("button", { name: /in den Editor übernehmen$/ });
  if (restore) await app.user.click(restore);
  await waitFor(() => expect(outline()).toHaveLength(6));
  expect(outline()[1]).toContain("Plakettenträger");
  await app.click("Rückgängig");
  await waitFor(() => expect(outline()).toHaveLength(7));
});

test("Fee rule: resets to the rule of the service after a question", async () => {
  const { app, server } = await open(feeRuleServer({ isInherited: false, nodes: [node("r", "PAYMENT")] }));
  await app.click("Auf die Regel des Dienstes zurücksetzen …");
  const dialog = within(await screen.findByRole("alertdialog"));
  await app.user.click(dialog.getByRole("button", { name: "Zurücksetzen" }));
  await screen.findByText("Regel des Dienstes", { exact: true });
  expect(server.resetFeeRule).toHaveBeenCalledOnce();
  await waitFor(() => expect(outline()).toHaveLength(6));
});

test("Fee rule: says what the latest payments would cost", async () => {
  const { app } = await open();
  await app.click("Letzte 200 Zahlungen prüfen");
  const dialog = within(await screen.findByRole("dialog"));
  await dialog.findByText("200 Zahlungen wurden mit der Regel neu berechnet, ohne etwas zu speichern.");
  expect(dialog.getByText(/^\+1,02/)).toBeTruthy();
});
