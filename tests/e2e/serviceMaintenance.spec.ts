/** A service is switched off for the whole system, citizens are refused, and it is switched on again. */
import { addDays, calendarDayOf } from "#domain/calendarDays";
import { formatDate } from "#i18n/formats";
import { expectAccessible } from "./support/accessible";
import { call } from "./support/calls";
import { expect, test } from "./support/communeTest";
import { intakeToken, processEnv } from "./support/processTarget";

test.use({ serverEnv: processEnv, dataOf: "maintenance" });

const ags = "09761000";
const serviceId = "ew-fuehrungszeugnis";
const path = `/admin/services/${serviceId}/maintenance`;
const day = formatDate(addDays(calendarDayOf(new Date()), 2));

const words = {
  de: {
    off: "Für alle Kommunen abschalten",
    none: /Der Dienst ist nicht in Wartung/,
    endDay: "Ende: Tag",
    endTime: "Ende: Uhrzeit",
    german: "Satz für Bürgerinnen und Bürger: Deutsch",
    add: "Sprache hinzufügen",
    english: "Satz für Bürgerinnen und Bürger: Englisch",
    end: "Wartung beenden",
    banner: `Wartung: Führungszeugnis ist bis ${day} 14:00 Uhr abgeschaltet.`,
    status: `Wartung bis ${day} 14:00`,
  },
  en: {
    off: "Disable for all communes",
    none: /The service is not in maintenance/,
    endDay: "End: day",
    endTime: "End: time",
    german: "Sentence for citizens: German",
    add: "Add language",
    english: "Sentence for citizens: English",
    end: "End maintenance",
    banner: `Maintenance: Certificate of good conduct is disabled until ${day} 14:00.`,
    status: `Maintenance until ${day} 14:00`,
  },
} as const;

/** What the front end of citizens reads. */
async function intake(url: string) {
  const query = `query ($ags: AGS!, $serviceId: String!) {
    serviceAvailability(ags: $ags, serviceId: $serviceId, language: "en") {
      acceptsApplications reason maintenance { text } }
    quoteFees(input: { ags: $ags, serviceId: $serviceId, variables: {} }) { errors { code } } }`;
  const body = { query, variables: { ags, serviceId } };
  const { data } = await call(url, body, { token: intakeToken, path: "/mgt/process/graphql" });
  return data;
}

async function submit(url: string, idempotencyKey: string) {
  const query = `mutation ($input: SubmitApplicationInput!) {
    submitApplication(input: $input) { pid errors { code } } }`;
  const input = { ags, serviceId, key: "test", type: "ASYNCHRONOUS", variables: {}, idempotencyKey };
  const { data } = await call(
    url,
    { query, variables: { input } },
    { token: intakeToken, path: "/mgt/process/graphql" },
  );
  return (data as { readonly submitApplication: object }).submitApplication;
}

for (const language of ["de", "en"] as const) {
  test(`Maintenance: support switches a service off, citizens and the member learn of it, and it is ended (${language})`, async ({
    app,
    page,
    visitAs,
    colleagueAs,
  }) => {
    const say = words[language];
    await visitAs("support", path, language);
    await expect(page.getByText(say.none)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: say.off }).click();
    const form = page.getByRole("dialog");
    await form.getByLabel(say.endDay).fill(day);
    await form.getByLabel(say.endTime).fill("14:00");
    await form.getByLabel(say.german).fill("Wartung bis mittags.");
    await form.getByRole("button", { name: say.add }).click();
    await expect(form.getByLabel(say.english)).toBeFocused();
    await form.getByLabel(say.english).fill("Closed until noon.");
    await expectAccessible(page, { isOver: true });
    await form.getByRole("button", { name: say.off }).click();
    await expect(form).toBeHidden();
    const banner = page.getByRole("banner").getByText(say.banner);
    await expect(banner).toBeVisible();
    await expect(page.getByRole("main").getByText(say.status).first()).toBeVisible();
    await expectAccessible(page);

    expect(await submit(app.url, `during-${language}`)).toEqual({
      pid: null,
      errors: [{ code: "service_in_maintenance" }],
    });
    expect(await intake(app.url)).toEqual({
      serviceAvailability: {
        acceptsApplications: false,
        reason: "MAINTENANCE",
        maintenance: { text: "Closed until noon." },
      },
      quoteFees: { errors: [{ code: "service_in_maintenance" }] },
    });

    const member = await colleagueAs("member", `/mgt/serviceedit/${ags}/${serviceId}`);
    await expect(member.getByRole("banner").getByText(words.de.banner)).toBeVisible();
    await expect(member.getByRole("main").getByText(words.de.status)).toBeVisible();

    await page.bringToFront();
    await page.getByRole("button", { name: say.end }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: say.end }).click();
    await expect(page.getByText(say.none)).toBeVisible();
    await expect(banner).toBeHidden();
    expect(await submit(app.url, `after-${language}`)).toMatchObject({ errors: [] });
  });
}

test("Maintenance: a planned one is announced on the service, and members cannot open the page", async ({
  page,
  visitAs,
}) => {
  await visitAs("support", "/admin/services/gewerbe-anmeldung/maintenance");
  await expect(
    page
      .getByRole("main")
      .getByText(/^Wartung ab /)
      .first(),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Wartung zurückziehen" })).toBeVisible();
  await expect(page.getByRole("banner").getByText(/Wartung/)).toHaveCount(0);
  await visitAs("member", path);
  await expect(page).toHaveURL("/");
});
