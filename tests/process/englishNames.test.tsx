import { expect, test } from "vitest";
import { findService } from "#domain/serviceCatalogue";
import { support } from "../support/people";
import { screen, visit, within } from "../support/visit";
import { answered, noActivities, payment, pid } from "./processServer";

const service = findService("ikfz-kennzeichenreservierung");
const url = `/admin/processes/${pid}?view=page`;

async function openEnglish(name: string) {
  const changes = { name, payment: { ...payment, completionType: "AUTOMATISCH" } };
  await visit(url, {
    viewer: support,
    stored: { language: "en" },
    process: { Query: { process: () => answered(changes) } },
    "mgt-v2": noActivities,
  });
  return screen.findByRole("heading", { level: 1 });
}

test("English names: a process shows the English name of its service, a payment its completion in English", async () => {
  const title = await openEnglish(service?.name.de ?? "");
  expect([title.textContent, title.lang]).toEqual([service?.name.en, "en"]);
  const facts = within(await screen.findByRole("region", { name: "Payment" }));
  expect(facts.getByText("automatic")).toBeTruthy();
  expect(facts.queryByText("AUTOMATISCH")).toBeNull();
});

test("English names: a name outside the catalogue is not translated", async () => {
  const title = await openEnglish("Sondernutzung");
  expect([title.textContent, title.lang]).toEqual(["Sondernutzung", "de"]);
});
