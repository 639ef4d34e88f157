import { waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { member } from "../../support/people";
import { textStore, textsUrl } from "../../support/textStore";
import { screen, visit } from "../../support/visit";

const code = vi.hoisted(() => {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  return { arrived, arrive };
});
vi.mock("#domain/texts/textChecks", async (importOriginal) => {
  await code.arrived;
  return importOriginal();
});

test("a text that was typed while the checks loaded is checked once they are there", async () => {
  const app = await visit(textsUrl, { viewer: member, mgt: textStore().mgt });
  await screen.findByRole("heading", { name: "end.done" });
  const fee = "Englisch start.fee";
  await app.fill(fee, "In {komune}, this costs {gebuehr}.");
  await app.user.tab();
  const isInvalid = () => screen.getByLabelText(fee).getAttribute("aria-invalid");
  expect(isInvalid()).toBeNull();

  code.arrive();
  await waitFor(() => expect(isInvalid()).toBe("true"));
  await waitFor(() => expect(document.querySelector("mark")?.textContent).toBe("{komune}"));
});
