import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { Tooltips } from "#ui/Tooltips";
import { renderPart } from "../support/renderPart";

const tooltip = () => screen.queryByRole("tooltip");

test("Tooltips: a tooltip appears on focus, describes its element and closes with Escape", async () => {
  renderPart(
    <>
      <button type="button" aria-label="Weitere Aktionen" data-tooltip="Weitere Aktionen (M)" />
      <button type="button" aria-label="Entfernen" data-tooltip="Entfernen" />
      <Tooltips />
    </>,
  );
  const user = userEvent.setup();
  const [more, remove] = screen.getAllByRole("button");
  await user.tab();
  expect((await screen.findByRole("tooltip")).textContent).toBe("Weitere Aktionen (M)");
  expect(more?.getAttribute("aria-describedby")).toBe(tooltip()?.id);
  await user.keyboard("{Escape}");
  expect(tooltip()).toBeNull();
  expect(more?.hasAttribute("aria-describedby")).toBe(false);

  await user.tab();
  expect((await screen.findByRole("tooltip")).textContent).toBe("Entfernen");
  // The tooltip only repeats the label.
  expect(remove?.hasAttribute("aria-describedby")).toBe(false);
  await user.click(screen.getByRole("tooltip"));
  expect(tooltip()).toBeNull();
});

test.each(["{Enter}", " "])(
  "Tooltips: a tooltip closes when its element is activated with '%s'",
  async (key) => {
    renderPart(
      <>
        <button type="button" aria-label="Aufklappen" data-tooltip="Einzeln zeigen" />
        <Tooltips />
      </>,
    );
    const user = userEvent.setup();
    await user.tab();
    await screen.findByRole("tooltip");
    await user.keyboard(key);
    expect(tooltip()).toBeNull();
  },
);

test("Tooltips: a tooltip belongs to the dialog of its element, or to the main content", async () => {
  renderPart(
    <>
      <main id="main" />
      <button type="button" aria-label="Sprache" data-tooltip="Deutsch" />
      <div role="dialog" aria-modal="true" aria-label="Frage">
        <button type="button" aria-label="Schließen" data-tooltip="Schließen (Esc)" />
      </div>
      <Tooltips />
    </>,
  );
  const user = userEvent.setup();
  for (const landmark of ["main", "dialog"]) {
    await user.tab();
    const shown = await screen.findByRole("tooltip");
    expect(screen.getByRole(landmark).contains(shown)).toBe(true);
  }
});

test("Tooltips: a tooltip appears after the pointer has rested, and stays while hovered", async () => {
  renderPart(
    <>
      <span data-tooltip="ein langer Name">ein langer …</span>
      <p>daneben</p>
      <Tooltips />
    </>,
  );
  const user = userEvent.setup();
  await user.hover(screen.getByText("ein langer …"));
  expect(tooltip()).toBeNull();
  await user.hover(await screen.findByRole("tooltip"));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(tooltip()).not.toBeNull();
  await user.hover(screen.getByText("daneben"));
  await expect.poll(tooltip).toBeNull();
});
