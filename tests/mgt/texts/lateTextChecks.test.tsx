import { waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { member } from "../../support/people";
import { textStore, textsUrl } from "../../support/textStore";
import { screen, visit } from "../../support/visit";

const textChecks = "../../../src/domain/texts/textChecks";

afterEach(async () => {
  await vi.dynamicImportSettled();
  vi.doUnmock(textChecks);
  vi.resetModules();
});

test("Texts: what was typed while the checks loaded is checked once they are there", async () => {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  vi.doMock(textChecks, async (load) => {
    await arrived;
    return load();
  });
  vi.resetModules();
  const app = await visit(textsUrl, { viewer: member, mgt: textStore().mgt });
  await screen.findByRole("heading", { name: "end.done" });
  const fee = "Englisch start.fee";
  await app.fill(fee, "In {komune}, this costs {gebuehr}.");
  await app.user.tab();
  const isInvalid = () => screen.getByLabelText(fee).getAttribute("aria-invalid");
  expect(isInvalid()).toBeNull();

  arrive();
  await waitFor(() => expect(isInvalid()).toBe("true"));
  await waitFor(() => expect(document.querySelector("mark")?.textContent).toBe("{komune}"));
});
