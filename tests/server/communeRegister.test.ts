import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { proposeCommune } from "#server/domain/communes/communeRegister";
import { storeCommunes } from "../support/register";
import { call, contextOf, memberOf, systemRole } from "../support/serverCalls";
import { databases, temporaryFolder } from "../support/databases";
import { harnessTime, serverHarness } from "../support/serverHarness";

const communes = `ags;ars;name;type;district
01001000;010010000000;Flensburg, Stadt;Kreisfreie Stadt;"Flensburg, Stadt"
01002000;010020000000;Kiel, Landeshauptstadt;Kreisfreie Stadt;Kiel
09190111;091900111111;Murnau a.Staffelsee;Markt;Weilheim-Schongau
kein AGS;0;Nirgendwo;Gemeinde;
`;
const districts = "ags;name;type\n01001000;Kreis Flensburg;Kreis\n09190000;Weilheim-Schongau;Landkreis\n";

describe.each(databases)("Commune proposals on $name", async (kind) => {
  const folders = { full: "", empty: "", broken: "" };
  const harness = await serverHarness(kind);
  const services: string[] = [];
  await storeCommunes(harness.open.db, [
    { ags: "01002000", name: "Kiel", unit: "Stadt", postalCodes: [], services },
  ]);
  for (const name of ["full", "empty", "broken"] as const) folders[name] = await temporaryFolder();
  await writeFile(join(folders.full, "communes_full.csv"), communes);
  await writeFile(join(folders.full, "districts.csv"), districts);
  await writeFile(join(folders.broken, "communes_full.csv"), "ags;name\n01001000;Flensburg\n");
  afterAll(async () => {
    await harness.open.close();
    await Promise.all(Object.values(folders).map((folder) => rm(folder, { recursive: true })));
  });

  const propose = async (ags: string, registerDir: string | null) => {
    const ctx = await contextOf(harness.open.db);
    return proposeCommune({ ...ctx, config: { ...ctx.config, registerDir } }, ags);
  };

  test.each([
    ["01001000", false, "SH", "Flensburg", "Stadt"],
    ["01002000", true, "SH", "Kiel, Landeshauptstadt", "Stadt"],
    [" 09190111 ", false, "BY", "Murnau a.Staffelsee", "Markt"],
    ["09190000", false, "BY", "Weilheim-Schongau", "Landkreis"],
    ["16051000", false, "TH", null, null],
    ["1001000", false, null, null, null],
    ["kein AGS", false, null, null, null],
  ])("of %s", async (ags, isAdded, state, name, unit) => {
    expect(await propose(ags, folders.full)).toEqual({ ags, isAdded, state, name, unit });
  });

  test.each(["empty", "broken", "none"] as const)("have the Land only: register %s", async (folder) => {
    const registerDir = folder === "none" ? null : folders[folder];
    const land = { isAdded: false, state: "SH", name: null, unit: null };
    expect(await propose("01001000", registerDir)).toEqual({ ags: "01001000", ...land });
  });

  test("are for those who add communes", async () => {
    const source = `query { communeProposal(ags: "01002000") { isAdded state name unit } }`;
    const member = await harness.logIn("member", [memberOf("01002000")]);
    const { codes } = await call(harness.open.db, { token: member, now: harnessTime }, source);
    expect(codes).toEqual(["insufficient_permissions"]);
    const support = await harness.logIn("gruber", systemRole("SUPPORT"));
    expect(await harness.read(source, {}, support)).toEqual({
      communeProposal: { isAdded: true, state: "SH", name: null, unit: null },
    });
  });
});
