import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { defaultSettings, numberSettings, settingKeys, type SettingKey } from "#domain/systemSettings";
import { fieldError, saveBar, valueOf } from "../support/forms";
import { userError } from "../support/masterData";
import { admin, member } from "../support/people";
import { screen, visit, within } from "../support/visit";

const path = "/admin/settings";
const idle = "Sitzung endet ohne Eingaben nach";
const support = "Kontakt bei vergessenem Passwort";
const sender = "Absender von E-Mails";
const savedAt = "2026-11-20T13:02:00.000Z";

interface Input {
  readonly revision: number;
  readonly changes: Readonly<Record<string, unknown>>;
}

const none = {
  endedSessionCount: 0,
  endsOwnSession: false,
  expiredInvitationCount: 0,
  erasedApplicationCount: 0,
  pseudonymisedEntryCount: 0,
  languagesInUse: [],
};

/** A fake server that stores the settings. */
function settingsServer({ effects = {}, lockedBy = null as string | null, sendsMail = true } = {}) {
  const defaults = { ...defaultSettings, mailSender: "Service Management <no-reply@localhost>" };
  let values: Record<string, unknown> = { ...defaults, supportContact: "0821 324-0" };
  let revision = 3;
  const inputs: Input[] = [];
  const mails: unknown[] = [];
  const boundsOf = (key: SettingKey) => {
    const {
      unit = null,
      min = null,
      max = null,
    } = key in numberSettings ? numberSettings[key as "digestHour"] : {};
    return { unit, min, max };
  };
  const systemSettings = () => ({
    id: "SystemSettings:1",
    revision,
    sendsMail,
    values,
    defaults,
    settings: settingKeys.map((key) => ({
      key,
      ...boundsOf(key),
      isDefault: values[key] === defaults[key],
      lockedBy: key === "mailSender" ? lockedBy : null,
      updatedAt: key === "supportContact" ? savedAt : null,
      updatedBy: key === "supportContact" ? { userId: null, username: "k.brandl", role: null } : null,
    })),
  });
  const saveSystemSettings = (_: unknown, { input }: { input: Input }) => {
    inputs.push(input);
    if (input.revision !== revision) {
      return {
        systemSettings: systemSettings(),
        errors: [userError("conflict", null, { by: "k.brandl", at: savedAt })],
      };
    }
    values = { ...values, ...input.changes };
    revision += 1;
    return { systemSettings: systemSettings(), errors: [] as object[] };
  };
  return {
    inputs,
    mails,
    /** Another administrator saves. */
    change: (changes: object) => {
      values = { ...values, ...changes };
      revision += 1;
    },
    mgt: {
      Query: { systemSettings, systemSettingsEffects: () => ({ ...none, ...effects }) },
      Mutation: {
        saveSystemSettings,
        sendTestMail: (_: unknown, { input }: { input: { readonly mailSender: string } }) => {
          mails.push(input);
          return input.mailSender.includes("falsch")
            ? {
                sentTo: null,
                errors: [
                  userError("mail_failed", null, { reason: "EENVELOPE 550", answer: "550 Sender rejected" }),
                ],
              }
            : { sentTo: admin.email, errors: [] };
        },
      },
    },
  };
}

async function open(server = settingsServer()) {
  const app = await visit(path, { viewer: admin, mgt: server.mgt });
  await screen.findByLabelText(idle);
  return { app, server };
}

const descriptionOf = (label: string) =>
  (screen.getByLabelText(label).getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent)
    .join(" ");

test("System settings: each has its unit, bounds, default and last change, by topic", async () => {
  await open();
  expect(document.title).toBe("Service Management - Administration - Einstellungen");
  expect(screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent)).toEqual([
    "Anmeldung und Sitzungen",
    "Einladungen",
    "Kontakt und rechtliche Angaben",
    "Texte",
    "Exporte",
    "Aufbewahrung",
    "E-Mail",
    "Hinweis an alle",
  ]);
  expect(valueOf(idle)).toBe("30");
  expect(descriptionOf(idle)).toMatch(/Standard: 30 Minuten Minuten \(5 bis 240\)/);
  expect(descriptionOf(support)).toMatch(/Standard: nicht gesetzt.*von k\.brandl am 20\.11\.2026 14:02/);
});

test("System settings: members are sent away", async () => {
  await visit(path, { viewer: member, mgt: settingsServer().mgt });
  await waitFor(() => expect(window.location.pathname).toBe("/"));
});

test("System settings: a number outside of the bounds is refused before anything is sent", async () => {
  const { app, server } = await open();
  await app.fill(idle, "4");
  await app.click("Speichern");
  await waitFor(() => expect(fieldError(idle)).toBe("Geben Sie eine ganze Zahl von 5 bis 240 ein."));
  expect(server.inputs).toEqual([]);
});

test("System settings: a save says first what it does at once, and sends only what changed", async () => {
  const { app, server } = await open(
    settingsServer({
      effects: {
        endedSessionCount: 14,
        endsOwnSession: true,
        languagesInUse: [{ language: "tr", serviceCount: 2 }],
      },
    }),
  );
  await app.fill(idle, "10");
  await app.click("Speichern");
  const dialog = within(await screen.findByRole("alertdialog"));
  expect(dialog.getByText(/^14 Sitzungen enden jetzt\. Auch Ihre eigene/)).toBeDefined();
  expect(dialog.getByText(/^Türkisch: 2 Dienste behalten diese Sprache/)).toBeDefined();
  await app.click("Abbrechen");
  expect(server.inputs).toEqual([]);
  expect(valueOf(idle)).toBe("10");
  await app.click("Speichern");
  await screen.findByRole("alertdialog");
  await app.click("Speichern");
  await saveBar().findByText("Gespeichert");
  expect(server.inputs).toEqual([{ revision: 3, changes: { sessionIdleMinutes: 10 } }]);
});

test("System settings: a reset sends the default, and focuses the field", async () => {
  const { app, server } = await open();
  await app.click("Auf Standard zurücksetzen");
  expect([valueOf(support), document.activeElement]).toEqual(["", screen.getByLabelText(support)]);
  await app.click("Speichern");
  await saveBar().findByText("Gespeichert");
  expect(server.inputs[0]?.changes).toEqual({ supportContact: null });
});

test("System settings: the previous number is grouped like the default", async () => {
  const { app } = await open();
  await app.fill("Höchste Anzahl von Einträgen je Export", "9000");
  expect(await screen.findByText("Vorher: 10.000")).toBeDefined();
});

test("System settings: changes of two administrators are merged", async () => {
  const { app, server } = await open();
  server.change({ supportContact: "115" });
  await app.fill(idle, "20");
  await app.click("Speichern");
  await saveBar().findByText("Gespeichert");
  expect(server.inputs.at(-1)).toEqual({ revision: 4, changes: { sessionIdleMinutes: 20 } });
  expect(valueOf(support)).toBe("115");
});

test("System settings: what the environment sets is locked, with the name of the variable", async () => {
  await open(settingsServer({ lockedBy: "MAIL_FROM" }));
  expect(screen.getByLabelText<HTMLInputElement>(sender).readOnly).toBe(true);
  expect(descriptionOf(sender)).toMatch(/Umgebungsvariablen MAIL_FROM fest/);
});

test("System settings: a test mail tries the sender in the field, and says what came of it", async () => {
  const { app, server } = await open();
  await app.click(`Test-E-Mail an ${admin.email} senden`);
  expect(await screen.findByText(/hat die Test-E-Mail .* angenommen/)).toBeDefined();
  await app.fill(sender, "falsch@example.org");
  await app.click(`Test-E-Mail an ${admin.email} senden`);
  expect((await screen.findByRole("alert")).textContent).toMatch(/antwortete: 550 Sender rejected/);
  expect(server.mails.at(-1)).toEqual({ mailSender: "falsch@example.org" });
});

test("System settings: a banner needs both languages", async () => {
  const { app, server } = await open();
  await app.user.click(screen.getByLabelText("Hinweis anzeigen"));
  await app.fill("Hinweis auf Deutsch", "Umzug am Freitag");
  await app.click("Speichern");
  await waitFor(() => expect(fieldError("Hinweis auf Englisch")).not.toBeNull());
  await app.fill("Hinweis auf Englisch", "We move on Friday");
  await app.click("Speichern");
  await saveBar().findByText("Gespeichert");
  expect(server.inputs.at(-1)?.changes).toEqual({
    banner: { german: "Umzug am Freitag", english: "We move on Friday", endsAt: null, isOnLogin: false },
  });
});
