import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { FilterSelect } from "#ui/FilterSelect";
import { ColumnChoice } from "#ui/table/ColumnChoice";
import { renderPart } from "../support/renderPart";

const columns = ["a", "b", "c"].map((key) => ({
  key,
  header: `Spalte ${key}`,
  cell: () => null,
  isHideable: true,
  isHiddenAtFirst: true,
}));

test("Immediate values: columns chosen before the URL has changed are all kept, and shown at once", async () => {
  const user = userEvent.setup();
  const onChoose = vi.fn<(chosen: readonly string[] | undefined) => void>();
  function Part() {
    const [chosen, setChosen] = useState<readonly string[] | undefined>(undefined);
    return (
      <>
        <ColumnChoice columns={columns} chosen={chosen} onChoose={onChoose} />
        <button type="button" onClick={() => setChosen(["c"])}>
          Zurück
        </button>
      </>
    );
  }
  renderPart(<Part />);
  await user.click(screen.getByRole("button", { name: /^Spalten/ }));
  const box = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });
  await user.click(await screen.findByRole("checkbox", { name: "Spalte a" }));
  await user.click(box("Spalte b"));
  expect(onChoose.mock.lastCall?.[0]).toEqual(["a", "b"]);
  expect([box("Spalte a").checked, box("Spalte b").checked]).toEqual([true, true]);
  // Another URL replaces what was chosen.
  fireEvent.click(screen.getByText("Zurück"));
  expect([box("Spalte a").checked, box("Spalte c").checked]).toEqual([false, true]);
});

test("Immediate values: a filter with one value shows the choice before the URL has changed", async () => {
  const user = userEvent.setup();
  renderPart(
    <FilterSelect label="Land" value="" onChoose={() => undefined}>
      <option value="">Alle</option>
      <option value="by">Bayern</option>
    </FilterSelect>,
  );
  await user.selectOptions(screen.getByLabelText("Land"), "by");
  expect(screen.getByLabelText<HTMLSelectElement>("Land").value).toBe("by");
});
