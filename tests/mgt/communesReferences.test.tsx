import { fireEvent, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { communeServer, manyCommunes } from "../support/communes";
import { support } from "../support/people";
import { loginAs, screen, visit, within } from "../support/visit";

const field = () => screen.getByLabelText<HTMLInputElement>("Name, AGS oder PLZ");
const counted = () => within(screen.getByRole("main")).findByText("1 von 60 Kommunen");

test("Commune queries: every search disposes its query, also one superseded before its response", async () => {
  const { mgt } = communeServer(manyCommunes(60));
  const app = await visit("/", { viewer: support, mgt });
  await screen.findByRole("region", { name: "Kommunen" });
  const { environments } = (await app.loadWorkspace()).relay();
  const environment = environments.mgt;
  const real = environment.retain.bind(environment);
  const kept = new Set<object>();
  let taken = 0;
  vi.spyOn(environment, "retain").mockImplementation((operation) => {
    const retained = real(operation);
    taken += 1;
    kept.add(retained);
    return {
      dispose: () => {
        kept.delete(retained);
        retained.dispose();
      },
    };
  });

  for (let round = 1; round <= 12; round += 1) {
    fireEvent.change(field(), { target: { value: `Kommune ${String(round).padStart(5, "0")}` } });
    await waitFor(() => expect(app.path()).toContain(String(round).padStart(5, "0")));
    if (round % 2 === 0) await counted();
  }
  await waitFor(() => expect(screen.getByText("Kommune 00012")).toBeTruthy());
  expect(taken).toBeGreaterThanOrEqual(12);
  // The one on screen is retained by its reference and by the component.
  await waitFor(() => expect(kept.size).toBeLessThanOrEqual(2));
});

test("Commune queries: a search typed after the session ended runs after the login", async () => {
  const { mgt } = communeServer(manyCommunes(60));
  const app = await visit("/", { viewer: support, mgt: { ...mgt, Mutation: { login: loginAs(support) } } });
  await screen.findByRole("region", { name: "Kommunen" });
  app.killSession();
  fireEvent.change(field(), { target: { value: "Kommune 00007" } });
  const dialog = within(await screen.findByRole("dialog"));
  expect(field().value).toBe("Kommune 00007");
  await app.fill("Benutzername oder E-Mail", "support");
  await app.fill("Passwort", "irgendein Passwort");
  await app.user.click(dialog.getByRole("button", { name: "Anmelden" }));
  await counted();
  expect(field().value).toBe("Kommune 00007");
});
