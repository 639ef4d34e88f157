import { beforeEach, expect, test, vi } from "vitest";
import { ChunkLoadError } from "#browser/loadChunk";
import { CrashBoundary } from "#ui/plain/CrashBoundary";
import { renderPart } from "../support/renderPart";
import { screen } from "../support/visit";

function Broken({ error }: { readonly error: unknown }): never {
  throw error;
}

function crashWith(error: unknown) {
  renderPart(
    <CrashBoundary>
      <Broken error={error} />
    </CrashBoundary>,
  );
}

beforeEach(() => {
  // React logs caught errors.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

test("Crashes: a crash leaves a page that explains what was kept and what to do", () => {
  crashWith(new TypeError("x is undefined"));
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
    "Die Anwendung ist auf einen Fehler gestoßen.",
  );
  expect(screen.getByText(/^Was gespeichert war, bleibt gespeichert/)).toBeDefined();
  expect(screen.getByRole("button", { name: "Seite neu laden" })).toBeDefined();
  expect(screen.getByText("TypeError: x is undefined")).toBeDefined();
});

test("Crashes: a chunk that fails to load is a load error", () => {
  crashWith(new ChunkLoadError("The part did not arrive in time."));
  expect(screen.getByRole("alert").textContent).toBe("Ein Teil der Anwendung konnte nicht geladen werden.");
  expect(screen.getByRole("button", { name: "Seite neu laden" })).toBeDefined();
});

test("Crashes: catches any thrown value", () => {
  crashWith(null);
  expect(screen.getByRole("heading", { level: 1 })).toBeDefined();
});
