import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { render } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { ChunkLoadError } from "#browser/loadChunk";
import { startLanguage } from "#i18n/i18n";
import { CrashBoundary } from "#ui/plain/CrashBoundary";
import { screen } from "../support/visit";

function Broken({ error }: { readonly error: unknown }): never {
  throw error;
}

async function crashWith(error: unknown) {
  await startLanguage();
  render(
    <I18nProvider i18n={i18n}>
      <CrashBoundary>
        <Broken error={error} />
      </CrashBoundary>
    </I18nProvider>,
  );
}

beforeEach(() => {
  window.localStorage.clear();
  // React reports what it has caught.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

test("an error of the app leaves a page that says what was kept and what to do", async () => {
  await crashWith(new TypeError("x is undefined"));
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
    "Die Anwendung ist auf einen Fehler gestoßen.",
  );
  expect(screen.getByText(/^Was gespeichert war, bleibt gespeichert/)).toBeDefined();
  expect(screen.getByRole("button", { name: "Seite neu laden" })).toBeDefined();
  expect(screen.getByText("TypeError: x is undefined")).toBeDefined();
});

test("a part that did not arrive is a load error", async () => {
  await crashWith(new ChunkLoadError("The part did not arrive in time."));
  expect(screen.getByRole("alert").textContent).toBe("Ein Teil der Anwendung konnte nicht geladen werden.");
  expect(screen.getByRole("button", { name: "Seite neu laden" })).toBeDefined();
});

test("whatever is thrown is caught", async () => {
  await crashWith(null);
  expect(screen.getByRole("heading", { level: 1 })).toBeDefined();
});
