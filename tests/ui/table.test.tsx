import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useMemo, useState } from "react";
import { describe, expect, test, vi } from "vitest";
import type { Column } from "#ui/table/columns";
import { DataTable } from "#ui/table/DataTable";
import { TableSkeleton } from "#ui/table/TableSkeleton";
import { useRowSelection } from "#ui/table/useRowSelection";
import { mockLayout } from "../support/communes";
import { renderPart } from "../support/renderPart";

interface Row {
  readonly id: string;
  readonly name: string;
}

const rowsOf = (count: number, from = 1): Row[] =>
  Array.from({ length: count }, (_, index) => ({ id: `r${from + index}`, name: `Zeile ${from + index}` }));

const columns: readonly Column<Row>[] = [
  { key: "name", header: "Name", cell: (row) => row.name, sortField: "NAME", narrow: "title" },
  ...Array.from({ length: 9 }, (_, index) => ({
    key: `c${String.fromCharCode(97 + index)}`,
    header: `Spalte ${index + 1}`,
    cell: (row: Row) => `${row.id}/${index}`,
  })),
];

interface ShownProps {
  readonly rows: readonly Row[];
  readonly onOpen?: (row: Row) => void;
  readonly shownColumns?: readonly Column<Row>[];
}

function Shown({ rows, onOpen = () => undefined, shownColumns = columns }: ShownProps) {
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  const selection = useRowSelection(ids);
  const [sort, setSort] = useState({ field: "NAME", direction: "ASC" as "ASC" | "DESC" });
  return (
    <DataTable
      id="rows"
      caption="Zeilen"
      rows={rows}
      rowId={({ id }) => id}
      rowLabel={({ name }) => name}
      columns={shownColumns}
      sort={sort}
      onSort={setSort}
      selection={selection}
      bulkActions={<button type="button">Löschen …</button>}
      onOpen={onOpen}
      empty="Leer"
    />
  );
}

function show(count: number, onOpen?: (row: Row) => void) {
  const view = renderPart(<Shown rows={rowsOf(count)} onOpen={onOpen} />);
  return {
    user: userEvent.setup(),
    /** Re-renders the table with other rows. */
    turn: (rows: readonly Row[]) => view.rerender(<Shown rows={rows} onOpen={onOpen} />),
  };
}

const row = (number: number) => {
  const found = document.querySelector<HTMLElement>(`[data-row-key="r${number}"]`);
  if (!found) throw new Error(`Row ${number} is not drawn.`);
  return found;
};
const drawn = () => [...document.querySelectorAll("[data-row-key]")].length;
const selected = () =>
  [...document.querySelectorAll<HTMLElement>("[aria-selected=true]")].map(({ dataset }) => dataset.rowKey);
const focused = () => (document.activeElement as HTMLElement).dataset.rowKey;

test("Table: rows render again only if they changed", async () => {
  const cell = vi.fn(({ name }: Row) => name);
  const counted: readonly Column<Row>[] = [{ key: "name", header: "Name", cell }];
  const rows = rowsOf(3);
  const view = renderPart(<Shown rows={rows} shownColumns={counted} />);
  cell.mockClear();
  view.rerender(<Shown rows={rows} shownColumns={counted} />);
  expect(cell).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("checkbox", { name: "Zeile 2 auswählen" }));
  expect(selected()).toEqual(["r2"]);
  expect(new Set(cell.mock.calls.map(([{ name }]) => name))).toEqual(new Set(["Zeile 2"]));
});

describe("Table of many rows", () => {
  test("200 with ten columns need fewer than 2,000 elements", () => {
    show(200);
    expect(document.querySelectorAll(".table-area *").length).toBeLessThan(2_000);
    expect(drawn()).toBeGreaterThan(10);
    const grid = screen.getByRole("grid", { name: "Zeilen" });
    expect(grid.getAttribute("aria-rowcount")).toBe("201");
    expect(row(1).getAttribute("aria-rowindex")).toBe("2");
  });

  test("at first, only as many are rendered as fit where the skeleton was", () => {
    const top = 400;
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, top, 0, 0));
    const cell = vi.fn(({ name }: Row) => name);
    const counted: readonly Column<Row>[] = [{ key: "name", header: "Name", cell }];
    const view = renderPart(<TableSkeleton id="rows" label="Zeilen werden geladen" columns={counted} />);
    view.rerender(<Shown rows={rowsOf(200)} shownColumns={counted} />);
    const rendered = new Set(cell.mock.calls.map(([{ name }]) => name)).size;
    expect(rendered).toBeGreaterThan(5);
    expect(rendered).toBeLessThan((window.innerHeight - top) / 36 + 5);
  });

  test("further down are rendered on scroll", async () => {
    const scrollTo = mockLayout();
    show(200);
    await scrollTo(100 * 36);
    expect(row(110).getAttribute("aria-rowindex")).toBe("111");
    expect(document.querySelector('[data-row-key="r1"]')).toBeNull();
    expect(document.querySelectorAll(".table-area *").length).toBeLessThan(2_000);
  });

  test("the row with the focus stays, and space takes the height of those that are not drawn", async () => {
    const scrollTo = mockLayout();
    show(200);
    act(() => row(2).focus());
    await scrollTo(100 * 36);
    expect(focused()).toBe("r2");
    expect(document.querySelector('[data-row-key="r3"]')).toBeNull();
    const spaces = [...document.querySelectorAll<HTMLElement>("[data-part=space] td")].map(({ style }) =>
      Number.parseFloat(style.height),
    );
    expect(spaces).toHaveLength(3);
    expect(spaces[0]).toBe(36);
    expect(spaces.reduce((sum, height) => sum + height, drawn() * 36)).toBe(200 * 36);
  });

  test("are all rendered for print", () => {
    show(200);
    fireEvent(window, new Event("beforeprint"));
    expect(drawn()).toBe(200);
    fireEvent(window, new Event("afterprint"));
    expect(drawn()).toBeLessThan(200);
  });
});

describe("Table by keyboard", () => {
  test("the rows are one tab stop", async () => {
    const { user } = show(5);
    await user.tab();
    await user.tab();
    await user.tab();
    expect(focused()).toBe("r1");
    await user.tab();
    expect(screen.getByRole("grid").contains(document.activeElement)).toBe(false);
  });

  test("arrows, j and k, Home and End move", async () => {
    const { user } = show(5);
    act(() => row(1).focus());
    await user.keyboard("{ArrowDown}j");
    expect(focused()).toBe("r3");
    await user.keyboard("k{ArrowUp}{ArrowUp}");
    expect(focused()).toBe("r1");
    await user.keyboard("{End}");
    expect(focused()).toBe("r5");
    await user.keyboard("{Home}");
    expect(focused()).toBe("r1");
  });

  test("x selects, Shift extends and shrinks, Escape clears", async () => {
    const { user } = show(6);
    act(() => row(2).focus());
    await user.keyboard("x");
    expect(selected()).toEqual(["r2"]);
    await user.keyboard("{Shift>}{ArrowDown}{ArrowDown}{/Shift}");
    expect(selected()).toEqual(["r2", "r3", "r4"]);
    await user.keyboard("{Shift>}{ArrowUp}{/Shift}");
    expect(selected()).toEqual(["r2", "r3"]);
    expect(focused()).toBe("r3");
    await user.keyboard("{Escape}");
    expect(selected()).toEqual([]);
  });

  test("Shift alone starts at the focus", async () => {
    const { user } = show(6);
    act(() => row(4).focus());
    await user.keyboard("{Shift>}J{/Shift}");
    expect(selected()).toEqual(["r4", "r5"]);
  });

  test("Enter opens; keys elsewhere do nothing", async () => {
    const open = vi.fn();
    const { user } = show(3, open);
    act(() => row(2).focus());
    await user.keyboard("{Enter}");
    expect(open).toHaveBeenCalledExactlyOnceWith({ id: "r2", name: "Zeile 2" });
    act(() => screen.getByRole("button", { name: "Name" }).focus());
    await user.keyboard("x j");
    expect(selected()).toEqual([]);
    expect(open).toHaveBeenCalledTimes(1);
  });
});

describe("Table by mouse", () => {
  test("a click opens the row, one on its checkbox selects it", async () => {
    const open = vi.fn();
    const { user } = show(3, open);
    await user.click(within(row(3)).getByText("Zeile 3"));
    expect(open).toHaveBeenCalledTimes(1);
    await user.click(screen.getByLabelText("Zeile 1 auswählen"));
    expect(selected()).toEqual(["r1"]);
    expect(open).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole("button", { name: "Zeile 2 bearbeiten" }));
    expect(open).toHaveBeenLastCalledWith({ id: "r2", name: "Zeile 2" });
  });

  test("Shift selects the range, the header checkbox all of the page", async () => {
    const { user } = show(5);
    await user.click(screen.getByLabelText("Zeile 2 auswählen"));
    await user.keyboard("{Shift>}");
    await user.click(screen.getByLabelText("Zeile 4 auswählen"));
    await user.keyboard("{/Shift}");
    expect(selected()).toEqual(["r2", "r3", "r4"]);
    const all = screen.getByLabelText<HTMLInputElement>("Alle auf dieser Seite auswählen");
    expect(all.indeterminate).toBe(true);
    await user.click(all);
    expect(selected()).toHaveLength(5);
    expect(within(screen.getByRole("group", { name: "Auswahl" })).getByText("5 ausgewählt")).toBeTruthy();
    await user.click(all);
    expect(selected()).toEqual([]);
  });

  test("the bar clears the selection and returns the focus to the rows", async () => {
    const { user } = show(3);
    await user.click(screen.getByLabelText("Zeile 1 auswählen"));
    await user.click(screen.getByRole("button", { name: "Auswahl aufheben" }));
    expect(screen.queryByRole("group", { name: "Auswahl" })).toBeNull();
    expect(focused()).toBe("r1");
  });
});

describe("Table selection", () => {
  test("survives another order of the same rows", async () => {
    const { user, turn } = show(4);
    await user.click(screen.getByLabelText("Zeile 2 auswählen"));
    turn(rowsOf(4).toReversed());
    expect(selected()).toEqual(["r2"]);
  });

  test("ends with its rows, with an announcement", async () => {
    const { user, turn } = show(4);
    await user.click(screen.getByLabelText("Zeile 1 auswählen"));
    await user.click(screen.getByLabelText("Zeile 4 auswählen"));
    turn(rowsOf(4, 4));
    expect(selected()).toEqual(["r4"]);
    expect(
      screen.getByText("1 Zeile steht nicht mehr auf dieser Seite und ist nicht mehr ausgewählt."),
    ).toBeTruthy();
    turn(rowsOf(4, 20));
    expect(screen.getByText("Die Auswahl ist aufgehoben, da nun andere Zeilen zu sehen sind.")).toBeTruthy();
    await user.click(screen.getByLabelText("Zeile 20 auswählen"));
    expect(screen.queryByText(/Die Auswahl ist aufgehoben/)).toBeNull();
  });
});

test("Table: headings show and change the order", async () => {
  const { user } = show(2);
  const head = () => screen.getByRole("columnheader", { name: "Name" });
  expect(head().getAttribute("aria-sort")).toBe("ascending");
  await user.click(screen.getByRole("button", { name: "Name" }));
  expect(head().getAttribute("aria-sort")).toBe("descending");
  expect(screen.getByRole("columnheader", { name: "Spalte 1" }).getAttribute("aria-sort")).toBeNull();
});

test("Table: the skeleton has the table's columns and its last number of rows", async () => {
  const { rerender } = renderPart(<Shown rows={rowsOf(7)} />);
  rerender(<TableSkeleton id="rows" label="Zeilen werden geladen" columns={columns} />);
  expect(screen.getByRole("status", { name: "Zeilen werden geladen" })).toBeTruthy();
  await waitFor(() => expect(document.querySelectorAll("tbody tr")).toHaveLength(7));
  expect(document.querySelectorAll("thead th")).toHaveLength(columns.length);
});
