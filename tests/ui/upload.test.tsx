import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { ToastRegion } from "#ui/ToastRegion";
import { FileDrop } from "#ui/upload/FileDrop";
import { AnnouncedProgress } from "#ui/upload/AnnouncedProgress";
import { dropFile } from "../support/dropFile";
import { renderPart } from "../support/renderPart";

test("Upload: announces progress at once, and then at most every five seconds", () => {
  vi.useFakeTimers();
  const spoken: string[] = [];
  const { rerender, ui } = renderPart(<AnnouncedProgress label="Wird gesendet" text="0 %" share={0} />);
  const { announcement } = ui;
  spoken.push(announcement.get().text);
  announcement.subscribe(() => spoken.push(announcement.get().text));
  for (let second = 1; second <= 11; second += 1) {
    vi.advanceTimersByTime(1_000);
    rerender(<AnnouncedProgress label="Wird gesendet" text={`${second * 9} %`} share={second * 0.09} />);
  }
  expect(spoken).toEqual(["Wird gesendet 0 %", "Wird gesendet 36 %", "Wird gesendet 81 %"]);
  expect(screen.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("99");
});

test("Upload: unknown progress has no value", () => {
  renderPart(<AnnouncedProgress label="Wird geladen" share={null} />);
  expect(screen.getByRole("progressbar").hasAttribute("aria-valuenow")).toBe(false);
});

test("Upload: a file dropped next to the field does not navigate away", async () => {
  const chosen: string[] = [];
  renderPart(
    <FileDrop label="Datei wählen" accept=".csv" onChoose={({ name }) => chosen.push(name)}>
      oder hierher ziehen
    </FileDrop>,
  );
  const file = new File(["x"], "plz.csv");
  expect(await dropFile(document.body, file)).toBe(false);
  expect(chosen).toEqual([]);
  await dropFile(screen.getByText("oder hierher ziehen"), file);
  await waitFor(() => expect(chosen).toEqual(["plz.csv"]));
});

test("Upload: the same file can be chosen again after it was fixed", async () => {
  const chosen: string[] = [];
  renderPart(<FileDrop label="Datei wählen" accept=".csv" onChoose={({ name }) => chosen.push(name)} />);
  const input = screen.getByLabelText<HTMLInputElement>("Datei wählen");
  const user = userEvent.setup();
  await user.upload(input, new File(["x"], "plz.csv"));
  await user.upload(input, new File(["x"], "plz.csv"));
  expect(chosen).toEqual(["plz.csv", "plz.csv"]);
});

test("Upload: a toast is announced and disappears; an error stays until it is closed", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { ui } = renderPart(<ToastRegion />);
  act(() => {
    ui.toasts.show({ text: "15 Einträge übernommen" });
    ui.toasts.show({ text: "Das ging nicht.", tone: "error" });
  });
  expect((await screen.findByRole("alert")).textContent).toBe("Das ging nicht.");
  expect(ui.announcement.get().text).toBe("15 Einträge übernommen");
  act(() => {
    vi.advanceTimersByTime(30_000);
  });
  expect(screen.queryByText("15 Einträge übernommen")).toBeNull();
  const [close] = screen.getAllByRole("button", { name: "Meldung schließen" });
  if (!close) throw new Error("The toast cannot be closed.");
  fireEvent.click(close);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("Upload: the action of a toast runs once", async () => {
  const undo = vi.fn();
  const { ui } = renderPart(<ToastRegion />);
  act(() => void ui.toasts.show({ text: "Ersetzt", action: { label: "Rückgängig", onAct: undo } }));
  fireEvent.click(await screen.findByRole("button", { name: "Rückgängig" }));
  expect(undo).toHaveBeenCalledOnce();
  expect(screen.queryByText("Ersetzt")).toBeNull();
});
