import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { failure } from "../support/mockedEndpoints";
import { member, support } from "../support/people";
import { act, screen, visit, within } from "../support/visit";

/** A fake server with the setting of the viewer. */
function fakeSettings(wantsDigest: boolean | null, sendsMail = true) {
  let settings = { wantsDigest, sendsMail, digestHour: 7 };
  const saved: unknown[] = [];
  const saveOwnSettings = (_root: unknown, { input }: { input: { wantsDigest: boolean } }): unknown => {
    saved.push(input);
    settings = { ...settings, ...input };
    return { settings, errors: [] };
  };
  return {
    saved,
    mgt: { Query: { ownSettings: () => settings }, Mutation: { saveOwnSettings } },
  };
}

const findCheckbox = async () => {
  const section = await screen.findByRole("region", { name: /^(Tägliche Zusammenfassung|Daily digest)$/ });
  return within(section).getByRole<HTMLInputElement>("checkbox");
};

test("Account: switches the daily digest on and off, and says when and where it arrives", async () => {
  const server = fakeSettings(false);
  await visit("/account", { viewer: support, mgt: server.mgt });
  const checkbox = await findCheckbox();
  expect(screen.getByLabelText("Per E-Mail erhalten, was Aufmerksamkeit braucht")).toBe(checkbox);
  expect(checkbox.checked).toBe(false);
  const help = document.getElementById(checkbox.getAttribute("aria-describedby") ?? "");
  expect(help?.textContent).toBe(
    `Jeden Tag um 7 Uhr an ${support.email}, mit den Zeilen der Übersicht. Braucht nichts Aufmerksamkeit, kommt keine E-Mail.`,
  );
  expect(screen.queryByText(/kein Mailserver/)).toBeNull();
  await act(async () => checkbox.click());
  expect(
    await screen.findByText("Zusammenfassung eingeschaltet", { selector: ".chakra-toast__title" }),
  ).toBeDefined();
  expect(checkbox.checked).toBe(true);
  await act(async () => checkbox.click());
  expect(
    await screen.findByText("Zusammenfassung ausgeschaltet", { selector: ".chakra-toast__title" }),
  ).toBeDefined();
  expect(checkbox.checked).toBe(false);
  expect(server.saved).toEqual([{ wantsDigest: true }, { wantsDigest: false }]);
});

test("Account: keeps the setting of the daily digest if saving fails", async () => {
  const { mgt } = fakeSettings(true);
  const saveOwnSettings = () => {
    throw failure("insufficient_permissions");
  };
  await visit("/account", { viewer: support, mgt: { ...mgt, Mutation: { saveOwnSettings } } });
  const checkbox = await findCheckbox();
  await act(async () => checkbox.click());
  expect(await screen.findAllByText(/die nötigen Berechtigungen/)).not.toEqual([]);
  await waitFor(() => expect(checkbox.checked).toBe(true));
});

test("Account: says if the server sends no mail, in English", async () => {
  const { mgt } = fakeSettings(true, false);
  await visit("/account", { viewer: support, mgt, stored: { language: "en" } });
  expect((await findCheckbox()).checked).toBe(true);
  expect(screen.getByText("This server sends no e-mails: no mail server is set up.")).toBeDefined();
});

test("Account: does not offer the daily digest to members", async () => {
  await visit("/account", { viewer: member, mgt: fakeSettings(null).mgt });
  expect(await screen.findByRole("region", { name: "Ihre Sitzungen" })).toBeDefined();
  expect(screen.queryByRole("region", { name: "Tägliche Zusammenfassung" })).toBeNull();
});
