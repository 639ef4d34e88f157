import { expect, test } from "vitest";
import { draftKey } from "#browser/draftKeys";
import { saveBar } from "../../support/forms";
import { member } from "../../support/people";
import { textStore, textsUrl } from "../../support/textStore";
import { screen, visit } from "../../support/visit";

const title = "Deutsch start.title";
const textIn = (label: string) => screen.getByLabelText<HTMLTextAreaElement>(label).value;

test("Texts: input that the earlier release kept is offered, restored and saved", async () => {
  const store = textStore();
  const changes = {
    "texts.de:start/title": { now: "Auto anmelden" },
    "texts.en:end/done": { now: "Done" },
  };
  window.sessionStorage.setItem(
    draftKey(member.id, `${new URL(textsUrl, window.location.href).pathname}:texts`),
    JSON.stringify({ at: Date.now(), revision: 4, changes }),
  );
  const app = await visit(textsUrl, { viewer: member, mgt: store.mgt });
  await screen.findByText(/^Es gibt nicht gespeicherte Eingaben von/);
  await app.click("Wiederherstellen");
  expect([textIn(title), textIn("Englisch end.done")]).toEqual(["Auto anmelden", "Done"]);
  await app.click("Als Entwurf speichern");
  await saveBar().findByText("Gespeichert");
  expect(store.saveTexts.mock.lastCall?.[1].input).toMatchObject({
    revision: 4,
    texts: [
      { key: "start.title", language: "de", text: "Auto anmelden" },
      { key: "end.done", language: "en", text: "Done" },
    ],
  });
});

test("Texts: a link of the earlier release to overridden texts shows the own ones", async () => {
  const app = await visit(`${textsUrl}?flag=overridden`, { viewer: member, mgt: textStore().mgt });
  await screen.findByRole("heading", { level: 1, name: "Texte" });
  const [read] = app.calls.filter(({ operation }) => operation === "TextsScreenQuery");
  expect(read?.variables["filter"]).toMatchObject({ flag: "OWN" });
});
