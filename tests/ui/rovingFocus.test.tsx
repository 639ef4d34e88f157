import { act, fireEvent, render, screen } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { expect, test } from "vitest";
import { createUi, UiContext } from "#ui/ui";
import { useRovingFocus } from "#ui/useRovingFocus";

/** Draws only the row with the focus; the first commit after `pressEnd` was set presses End before its effects run. */
function Rows({ pressEnd }: { readonly pressEnd: boolean }) {
  const { active, handlers } = useRovingFocus(100, (_from, move) => (move === "end" ? 99 : 0));
  useLayoutEffect(() => {
    if (pressEnd) fireEvent.keyDown(screen.getByRole("button"), { key: "End" });
  }, [pressEnd]);
  return (
    <div {...handlers}>
      <button key={active} type="button" data-roving={active}>
        {active}
      </button>
    </div>
  );
}

test("Roving focus: a key that is pressed between a commit and its effects moves the focus to a row that was not drawn", () => {
  const ui = createUi();
  const rowsIn = (pressEnd: boolean) => (
    <UiContext value={ui}>
      <Rows pressEnd={pressEnd} />
    </UiContext>
  );
  const { rerender } = render(rowsIn(false));
  act(() => screen.getByRole("button").focus());
  rerender(rowsIn(true));
  expect((document.activeElement as HTMLElement).dataset.roving).toBe("99");
});
