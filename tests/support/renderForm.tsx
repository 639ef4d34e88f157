/** Renders a single EntityForm at its own URL. */
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { allErrorMessages } from "#i18n/allErrorMessages";
import { ErrorMessagesContext } from "#i18n/useErrorMessage";
import { renderPart } from "./renderPart";

/** Resolves when the form is shown. */
export async function renderForm(form: ReactNode): Promise<void> {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <main id="main">{form}</main> }),
    history: createMemoryHistory(),
  });
  renderPart(
    <ErrorMessagesContext value={allErrorMessages}>
      <RouterProvider router={router} />
    </ErrorMessagesContext>,
  );
  await screen.findByRole("main");
}
