/** The import of postal codes: its section, its dialog and a valid file. */
import { importServer, type TestImport } from "../mgt/commune/importServer";
import { recordServer } from "../mgt/commune/recordServer";
import { member, support } from "./people";
import { mockUploads } from "./uploads";
import { act, loginAs, screen, visit, within } from "./visit";

export const good = () => new File(["PLZ;Ort\n86150;Augsburg\n86199;Göggingen\n"], "plz.csv");

/** happy-dom does not navigate; this does what the browser would do. */
export const goTo = (url: string) =>
  act(async () => {
    window.history.replaceState(null, "", url);
    window.dispatchEvent(new PopStateEvent("popstate"));
  });

export async function visitSection(...found: readonly TestImport[]) {
  const uploads = mockUploads();
  const imports = importServer(...found);
  const records = recordServer({
    list: "postalCodes",
    type: "PostalCodes",
    orders: { POSTAL_CODE: "postalCode", PLACE: "place" },
    records: [{ id: "PostalCode:1", revision: 0, postalCode: "86150", place: "Augsburg" }],
  });
  const app = await visit("/mgt/edit/09761000/postal-codes", {
    viewer: support,
    mgt: {
      ...records.mgt,
      Query: { ...records.mgt.Query, ...imports.Query },
      Mutation: { ...records.mgt.Mutation, ...imports.Mutation, login: loginAs(member) },
    },
  });
  await screen.findByRole("grid");
  return { app, uploads, imports, records };
}

export async function open(...found: readonly TestImport[]) {
  const { app, ...servers } = await visitSection(...found);
  await app.click("Datei einlesen …");
  const dialog = await screen.findByRole("dialog", { name: /Postleitzahlen ersetzen/ });
  const choose = async (file: File) =>
    app.user.upload(await within(dialog).findByLabelText(/Datei wählen/), file);
  return { app, dialog, ...servers, choose, inDialog: within(dialog) };
}
