import { expect, test, vi } from "vitest";
import { support } from "../../support/people";
import { kBrandl, fakeUserServer, userId } from "../../support/fakeUserServer";
import { screen, visit, within } from "../../support/visit";

test("Names with markup: a question shows the angle brackets of a name and reports no error", async () => {
  const username = "Testname <b>fett</b>";
  const { mgt } = fakeUserServer({ ...kBrandl, username });
  const app = await visit(`/admin/edituser/${userId}`, { viewer: support, mgt });
  const report = vi.spyOn(console, "error");
  await app.click(/^Entfernen/);
  const question = within(await screen.findByRole("alertdialog", { name: `${username} entfernen?` }));
  expect(question.getByText(/^Das Konto wird/).textContent).toContain(
    `Im Protokoll bleibt stehen, was ${username} getan hat`,
  );
  question.getByRole("textbox", { name: `Geben Sie zur Bestätigung den Benutzernamen ${username} ein.` });
  expect(report).not.toHaveBeenCalled();
});
