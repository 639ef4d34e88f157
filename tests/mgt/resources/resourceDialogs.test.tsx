import { waitFor } from "@testing-library/react";
import { useEffect, useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { RemoveResourceDialog } from "#mgt/resources/actions/RemoveResourceDialog";
import type { ResourceType } from "#mgt/resources/actions/__generated__/RemoveResourceDialogQuery.graphql";
import RemoveResourceDialogParameters from "#mgt/resources/actions/__generated__/RemoveResourceDialogQuery$parameters";
import { ResourceVersionsDialog } from "#mgt/resources/actions/ResourceVersionsDialog";
import ResourceVersionsDialogParameters from "#mgt/resources/actions/__generated__/ResourceVersionsDialogQuery$parameters";
import { useDialogQuery } from "#relay/useDialogQuery";
import { findAnnounced } from "../../support/announcements";
import { connection } from "../../support/connection";
import { screen, within, type App } from "../../support/visit";
import { augsburg, error, resourceNode, type Answer, type ResourceNode } from "./resourceServer";
import { openPart } from "./resourcePart";

const setting = {
  kind: "SERVICE_SETTING",
  ags: "09761000",
  communeName: "Augsburg",
  serviceId: "ikfz-neuzulassung",
  settingKey: "rest_service",
  resource: null,
};
const restKey = ["v2", "restService", "fachverfahren"] as const;
const used = {
  ...resourceNode(restKey, { name: "Fachverfahren", useCount: 1, revision: 4 }),
  uses: connection([setting]),
};
const targets = [
  { version: "v2", type: "restService", resourceId: "fachverfahren", name: "Fachverfahren", ags: null },
  { version: "v2", type: "restService", resourceId: "ersatz", name: "Ersatz", ags: null },
  { version: "v2", type: "restService", resourceId: "bonn", name: "Nur Bonn", ags: "05314000" },
];
const done = vi.fn<() => void>();
beforeEach(() => void done.mockClear());

/** The dialog, which its page closes after the removal. */
function Removal({ id, type }: ResourceNode) {
  const { opened, open } = useDialogQuery(RemoveResourceDialogParameters);
  useEffect(
    () => open({ id, type: type as ResourceType, isReplaceable: type !== "commune" }),
    [open, id, type],
  );
  const [isRemoved, setRemoved] = useState(false);
  if (isRemoved || !opened) return null;
  const onRemoved = () => {
    done();
    setRemoved(true);
  };
  return <RemoveResourceDialog opened={opened} onClose={() => undefined} onRemoved={onRemoved} />;
}
const removal = (resource: ResourceNode) => <Removal {...resource} />;

test("Removal of a resource: a used REST service needs another one, which replaces it in the same step", async () => {
  const inputs: object[] = [];
  const removeResource: Answer = (input) => {
    inputs.push(input);
    return { removedId: used.id, resource: null, errors: [] };
  };
  const app = await openPart(removal(used), used, { removeResource }, { resourceTargets: () => targets });
  const dialog = within(await screen.findByRole("dialog", { name: "Ressource entfernen" }));
  await dialog.findByText(/an 1 Stelle/);
  expect(dialog.getByRole("link", { name: "Neuzulassung" }).getAttribute("href")).toBe(
    "/mgt/serviceedit/09761000/ikfz-neuzulassung",
  );
  const field = await dialog.findByRole("combobox", { name: "An ihre Stelle tritt" });
  expect(
    within(field)
      .getAllByRole("option")
      .map(({ textContent }) => textContent),
  ).toEqual(["Bitte wählen", "Ersatz (ersatz, v2)"]);
  expect(dialog.getByRole("button", { name: "Ressource entfernen" }).hasAttribute("disabled")).toBe(true);
  await app.user.selectOptions(field, "ersatz");
  await app.click("An 1 Stelle ersetzen und entfernen");
  await waitFor(() => expect(done).toHaveBeenCalled());
  expect(inputs).toEqual([{ id: used.id, revision: 4, replacementId: "ersatz", isUseConfirmed: false }]);
  await findAnnounced("Fachverfahren entfernt");
});

test("Removal of a resource: other kinds may leave their references empty, but only by choice", async () => {
  const keystore = {
    ...resourceNode(["v1", "keystore", "siegel"], { name: "Siegel", useCount: 1 }),
    uses: connection([{ ...setting, settingKey: "signature_keystore" }]),
  };
  const inputs: object[] = [];
  const removeResource: Answer = (input) => {
    inputs.push(input);
    return { removedId: keystore.id, resource: null, errors: [] };
  };
  const app = await openPart(removal(keystore), keystore, { removeResource }, { resourceTargets: () => [] });
  const field = await screen.findByRole("combobox", { name: "An ihre Stelle tritt" });
  expect(screen.getByRole("button", { name: "Ressource entfernen" }).hasAttribute("disabled")).toBe(true);
  await app.user.selectOptions(field, "Nichts: Die Verweise gehen ins Leere");
  await app.click("Ressource entfernen");
  await waitFor(() => expect(inputs).toMatchObject([{ replacementId: null, isUseConfirmed: true }]));
});

test("Removal of a resource: a conflict shows the new state, and the next try uses it", async () => {
  const unused = resourceNode(["v1", "okkomm", "bayern"], { name: "Bayern" });
  const inputs: object[] = [];
  const removeResource: Answer = (input) => {
    inputs.push(input);
    return inputs.length === 1
      ? {
          removedId: null,
          resource: { ...unused, name: "Bayern Süd", revision: 2 },
          errors: [error("conflict", { by: "admin", at: "2026-11-20T13:05:00.000Z" })],
        }
      : { removedId: unused.id, resource: null, errors: [] };
  };
  const app = await openPart(removal(unused), unused, { removeResource });
  await screen.findByText(/wird nirgends benutzt/);
  await app.click("Ressource entfernen");
  expect((await screen.findByRole("alert")).textContent).toMatch(
    /^admin hat die Ressource am 20.11.2026 14:05/,
  );
  await screen.findByText("Bayern Süd");
  await app.click("Ressource entfernen");
  await waitFor(() => expect(inputs).toMatchObject([{ revision: 1 }, { revision: 2 }]));
});

const commune = (runningProcesses: number) =>
  resourceNode(["v1", "commune", "09761000"], {
    name: "Augsburg",
    commune: augsburg,
    communeRemoval: { services: 12, roles: 3, processes: 127, runningProcesses },
  });

test("Removal of a resource: a commune says what goes and what stays, and its name has to be typed", async () => {
  const inputs: object[] = [];
  const removeResource: Answer = (input) => {
    inputs.push(input);
    return { removedId: commune(0).id, resource: null, errors: [] };
  };
  const app = await openPart(removal(commune(0)), commune(0), { removeResource });
  await screen.findByText(/^Mit ihr werden 12 Dienste entfernt/);
  screen.getByText("3 Rollen von Benutzern werden entfernt; die Benutzer bleiben.");
  screen.getByText("127 Prozesse bleiben mit ihren Anträgen erhalten.");
  const field = screen.getByRole("textbox");
  await app.user.type(field, "Augsbur");
  expect(screen.getByRole("button", { name: "Kommune entfernen" }).hasAttribute("disabled")).toBe(true);
  await app.user.type(field, "g");
  await app.click("Kommune entfernen");
  await waitFor(() => expect(inputs).toMatchObject([{ communeName: "Augsburg", revision: 1 }]));
});

test("Removal of a resource: a commune with running processes cannot be removed", async () => {
  await openPart(removal(commune(2)), commune(2));
  await screen.findByText(/^2 Prozesse sind noch nicht beendet/);
  expect(screen.queryByRole("button", { name: "Kommune entfernen" })).toBeNull();
  expect(screen.getByRole("link", { name: "Prozesse der Kommune" }).getAttribute("href")).toBe(
    "/admin/processes?commune=09761000",
  );
});

const versioned = {
  ...resourceNode(restKey, { revision: 3, yaml: "name: Drei\n" }),
  versions: connection([
    {
      id: "Version:2",
      revision: 2,
      yaml: "name: Zwei\n",
      comment: "Neuer Schlüssel",
      changedSecrets: ["/authentication/password"],
      savedAt: "2026-11-11T09:00:00.000Z",
      savedBy: { userId: null, username: "admin", role: "ADMIN" },
    },
    {
      id: "Version:1",
      revision: 1,
      yaml: "name: Eins\n",
      comment: "",
      changedSecrets: [],
      savedAt: "2026-11-10T09:00:00.000Z",
      savedBy: null,
    },
  ]),
};

function Versions() {
  const { opened, open, close } = useDialogQuery(ResourceVersionsDialogParameters);
  useEffect(() => open({ id: versioned.id }), [open]);
  return (
    opened && (
      <ResourceVersionsDialog
        opened={opened}
        id={versioned.id}
        revision={3}
        onClose={close}
        onRestored={done}
      />
    )
  );
}
const versions = <Versions />;

/** Opens a difference and returns its text. */
async function differenceOf(app: App, name: string): Promise<string> {
  const summary = await screen.findByText(name);
  await app.user.click(summary);
  const details = summary.closest("details");
  const textOf = () => details?.querySelector("div > div")?.shadowRoot?.textContent ?? "";
  await waitFor(() => expect(textOf()).not.toBe(""));
  return textOf();
}

test("Versions of a resource: show who saved them and why, changed secrets by name, and differences to each other state", async () => {
  const app = await openPart(versions, versioned);
  await screen.findByText("Neuer Schlüssel");
  screen.getByText("authentication.password");
  screen.getByText("11.11.2026 10:00 von admin");
  screen.getByText("10.11.2026 10:00 von der Einrichtung");
  const toPrevious = await differenceOf(app, "Unterschied: Fassung 1 → Fassung 2");
  expect(toPrevious).toContain("Eins");
  expect(toPrevious).toContain("Zwei");
  await app.click("zum jetzigen Stand");
  const toCurrent = await differenceOf(app, "Unterschied: Fassung 1 → Jetziger Stand");
  expect(toCurrent).toContain("Eins");
  expect(toCurrent).toContain("Drei");
});

test("Versions of a resource: one is restored after a question; a conflict is told and restores nothing", async () => {
  const inputs: object[] = [];
  const restoreResourceVersion: Answer = (input) => {
    inputs.push(input);
    return inputs.length === 1
      ? { resource: versioned, errors: [error("conflict")] }
      : { resource: { ...versioned, revision: 4 }, errors: [] };
  };
  const app = await openPart(versions, versioned, { restoreResourceVersion });
  for (const count of [1, 2]) {
    await app.click("Fassung 1 wiederherstellen …");
    await app.click("Fassung wiederherstellen");
    await waitFor(() => expect(inputs).toHaveLength(count));
  }
  expect(inputs[0]).toEqual({ id: versioned.id, revision: 3, versionId: "Version:1" });
  await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
  await findAnnounced("Fassung 1 wiederhergestellt");
});
