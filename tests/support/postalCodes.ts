/** A fake server with the postal codes of a commune, and the section that shows them. */
import { failed, recordServer, type TestRecord } from "../mgt/commune/recordServer";
import { support } from "./people";
import { act, screen, visit, within, type App } from "./visit";

export const address = "/mgt/edit/09761000/postal-codes";

export const entry = (number: number, place = `Ort ${number}`): TestRecord => ({
  id: `PostalCode:${number}`,
  revision: 3,
  postalCode: String(10_000 + number),
  place,
});

export const few = [entry(1, "Augsburg"), entry(2, "Göggingen"), entry(3, "Bergheim")];
export const many = Array.from({ length: 120 }, (_, index) => entry(index + 1));

interface SaveArguments {
  readonly input: {
    readonly id: string | null;
    readonly revision: number | null;
    readonly postalCode: string;
    readonly place: string;
  };
}

export async function open(url = address, records: readonly TestRecord[] = few, viewer = support) {
  const server = recordServer({
    list: "postalCodes",
    type: "PostalCodes",
    orders: { POSTAL_CODE: "postalCode", PLACE: "place" },
    records,
    mutations: {
      savePostalCode: (_: unknown, { input }: SaveArguments) => {
        const { id, revision, postalCode, place } = input;
        const now = server.stored.find((one) => one.id === id);
        if (id !== null && now?.revision !== revision) {
          return { postalCodeEdge: now && { node: now }, errors: [failed("conflict")] };
        }
        if (
          server.stored.some((one) => one.id !== id && one.postalCode === postalCode && one.place === place)
        ) {
          return { postalCodeEdge: null, errors: [failed("not_unique", ["postalCode"])] };
        }
        const node = { id: id ?? "PostalCode:new", revision: (revision ?? -1) + 1, postalCode, place };
        server.stored = [...server.stored.filter((one) => one.id !== node.id), node];
        return { postalCodeEdge: { node }, errors: [] };
      },
    },
  });
  const app = await visit(url, { viewer, mgt: server.mgt });
  await screen.findByRole("heading", { level: 2, name: "Postleitzahlen" });
  return { app, server };
}

export const grid = () => screen.findByRole("grid", { name: "Postleitzahlen" });
export const shown = () =>
  [...document.querySelectorAll("tbody tr[data-row-key]")].map((row) =>
    [...row.querySelectorAll("[data-narrow]")].map(({ textContent }) => textContent).join(" "),
  );
export const first = () => shown()[0];
/** The text of the selection bar; the live region repeats it half a second later. */
export const chosen = () => document.querySelector(".bulk-bar b")?.textContent;
export const asked = (app: App) =>
  app.calls.filter(({ operation }) => operation === "PostalCodesSectionQuery");
export const lastAsked = (app: App) => asked(app).at(-1)?.variables;
export const inputOf = (app: App, operation: string) =>
  app.calls.findLast((call) => call.operation === operation)?.variables.input;

/** The dialog's button, which has the same label as the one that opened the dialog. */
export const submit = async (app: App) =>
  app.user.click(
    within(await screen.findByRole("dialog", { name: /hinzufügen/ })).getByRole("button", {
      name: "Hinzufügen",
    }),
  );

/** happy-dom does not implement history.back(); this does what the browser would do. */
export const goTo = (url: string) =>
  act(async () => {
    window.history.replaceState(null, "", url);
    window.dispatchEvent(new PopStateEvent("popstate"));
  });
