import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { addDays, calendarDayOf } from "#domain/calendarDays";
import { momentAt } from "#domain/berlinTime";
import { formatDate } from "#i18n/formats";
import { member, support } from "../support/people";
import { screen, visit } from "../support/visit";

const serviceId = "ew-fuehrungszeugnis";
const path = `/admin/services/${serviceId}/maintenance`;
const soon = addDays(calendarDayOf(new Date()), 2);
const longAgo = "2020-01-01T08:00:00.000Z";

interface Stored {
  readonly beginsAt: string;
  readonly endsAt: string;
  readonly revision: number;
  readonly texts: readonly { readonly language: string; readonly text: string }[];
}

/** A server with this service, which records the inputs of mutations. */
function serving(maintenance: Stored | null, answer: object = { errors: [] }) {
  const inputs: unknown[] = [];
  let current: Stored | null = maintenance;
  const by = { serviceId, updatedAt: longAgo, updatedBy: { userId: null, username: "admin", role: "ADMIN" } };
  const service = () => ({
    id: "Service:1",
    serviceId,
    group: "ew",
    nameDe: "Führungszeugnis",
    nameEn: "Certificate of good conduct",
    state: "ENABLED",
    enabledCount: 3,
    openApplicationCount: 12,
    maintenanceLanguages: ["de", "en", "tr"],
    maintenance: current && { ...by, ...current },
  });
  const change = (next: (input: Stored) => Stored | null) => (_root: unknown, args: { input: Stored }) => {
    inputs.push(args.input);
    const payload = { errors: [], ...answer };
    if (payload.errors.length === 0) current = next(args.input);
    return { service: service(), ...payload };
  };
  const mgt = {
    Query: { service },
    Mutation: {
      saveServiceMaintenance: change((input) => ({
        ...input,
        beginsAt: input.beginsAt ?? longAgo,
        revision: (maintenance?.revision ?? 0) + 1,
      })),
      endServiceMaintenance: change(() => null),
    },
  };
  return { mgt, inputs };
}

const german = { language: "de", text: "Wartung bis mittags." };
const current: Stored = {
  beginsAt: longAgo,
  endsAt: momentAt(soon, "14:00")?.toISOString() ?? "",
  revision: 4,
  texts: [german],
};

test("Maintenance form: says what it affects, and switches a service off with its sentences", async () => {
  const { mgt, inputs } = serving(null);
  const app = await visit(path, { viewer: support, mgt });
  await screen.findByText(/Der Dienst ist nicht in Wartung/);
  await app.click("Für alle Kommunen abschalten");
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText(/3 Kommunen.*12 offene Anträge/)).toBeDefined();
  await app.fill("Ende: Tag", formatDate(soon));
  await app.fill("Ende: Uhrzeit", "14");
  await app.fill("Satz für Bürgerinnen und Bürger: Deutsch", "Wartung bis mittags.");
  await app.click("Sprache hinzufügen");
  await app.fill("Satz für Bürgerinnen und Bürger: Englisch", "Closed until noon.");
  expect(dialog.getByText("Closed until noon.", { selector: "p" }).lang).toBe("en");
  await app.user.click(dialog.getByRole("button", { name: "Für alle Kommunen abschalten" }));
  expect(await screen.findByRole("button", { name: "Wartung beenden" })).toBeDefined();
  expect(inputs).toEqual([
    {
      serviceId,
      revision: null,
      beginsAt: null,
      endsAt: current.endsAt,
      texts: [german, { language: "en", text: "Closed until noon." }],
    },
  ]);
});

test("Maintenance form: names invalid fields, and sends nothing", async () => {
  const { mgt, inputs } = serving(null);
  const app = await visit(path, { viewer: support, mgt });
  await screen.findByText(/Der Dienst ist nicht in Wartung/);
  await app.click("Für alle Kommunen abschalten");
  const dialog = within(await screen.findByRole("dialog"));
  await app.user.click(dialog.getByRole("radio", { name: "Später" }));
  await app.fill("Beginn: Tag", formatDate(soon));
  await app.fill("Beginn: Uhrzeit", "14:00");
  await app.fill("Ende: Tag", formatDate(soon));
  await app.fill("Ende: Uhrzeit", "25");
  await app.user.click(dialog.getByRole("button", { name: "Für alle Kommunen abschalten" }));
  expect(app.errorOf("Ende: Uhrzeit")).toMatch(/keine Uhrzeit/);
  expect(app.errorOf("Satz für Bürgerinnen und Bürger: Deutsch")).not.toBeNull();
  await app.fill("Ende: Uhrzeit", "13:59");
  expect(app.errorOf("Ende: Tag")).toMatch(/vor dem Startdatum/);
  await app.fill("Beginn: Tag", "01.01.2020");
  expect(app.errorOf("Beginn: Tag")).toMatch(/schon vorbei/);
  expect(inputs).toEqual([]);
});

test("Maintenance form: a refusal keeps what was typed, and names the field", async () => {
  const errors = [{ code: "date_in_past", field: ["endsAt"], params: [{ name: "moment", value: longAgo }] }];
  const { mgt, inputs } = serving(current, { errors });
  const app = await visit(path, { viewer: support, mgt });
  await app.click("Wartung ändern");
  const dialog = within(await screen.findByRole("dialog"));
  // It has begun, so only its end can be changed.
  expect(dialog.queryByRole("radio")).toBeNull();
  await app.fill("Ende: Uhrzeit", "15:30");
  await app.user.click(dialog.getByRole("button", { name: "Speichern" }));
  expect(app.errorOf("Ende: Tag")).toMatch(/schon vorbei/);
  expect(screen.getByLabelText<HTMLInputElement>("Ende: Uhrzeit").value).toBe("15:30");
  expect(inputs).toMatchObject([{ revision: 4, endsAt: momentAt(soon, "15:30")?.toISOString() }]);
});

test("Maintenance: is ended after a question, and the banner is asked for again", async () => {
  const { mgt, inputs } = serving(current);
  const app = await visit(path, { viewer: support, mgt });
  const asked = () => app.calls.filter(({ operation }) => operation === "sessionOperationsUserQuery").length;
  const before = asked();
  await app.click("Wartung beenden");
  const question = within(await screen.findByRole("alertdialog"));
  await app.user.click(question.getByRole("button", { name: "Wartung beenden" }));
  await screen.findByText(/Der Dienst ist nicht in Wartung/);
  expect(inputs).toEqual([{ serviceId, revision: 4 }]);
  expect(asked()).toBe(before + 1);
});

test("Maintenance: members are led away", async () => {
  const app = await visit(path, { viewer: member });
  expect(app.path()).toBe("/");
});
