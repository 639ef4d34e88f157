import { readFileSync } from "node:fs";
import { join } from "node:path";
import { stateOfAgs } from "#domain/ags";
import { serviceCatalogue } from "#domain/serviceCatalogue";
import { communeInitial, communeSearchText } from "#server/domain/communes/communeSearch";
import { openDatabase } from "#server/storage/database/database";
import { createLogger } from "#server/logging";

const batch = 500;

/** Stores every commune of the register in a migrated database. Returns the number of communes. */
export async function fillFromRegister(databaseUrl: string, registerDir: string): Promise<number> {
  const codes = new Map<string, { postal_code: string; place: string }[]>();
  for (const [ags = "", postalCode = "", place = ""] of rowsOf(join(registerDir, "postal_codes_full.csv"))) {
    const known = codes.get(ags) ?? [];
    codes.set(ags, [...known, { postal_code: postalCode, place }]);
  }
  const communes = rowsOf(join(registerDir, "communes_full.csv")).flatMap(
    ([ags = "", , name = "", unit = ""]) => {
      const state = stateOfAgs(ags);
      const postalCodes = (codes.get(ags) ?? []).map((code) => code.postal_code);
      const search = {
        initial: communeInitial(name),
        search_text: communeSearchText(name, ags, postalCodes),
      };
      return state ? [{ ags, name, unit, state, ...search }] : [];
    },
  );

  const { db, close } = await openDatabase({ dataDir: "", databaseUrl, log: createLogger("warn") });
  try {
    await db.transaction().execute(async (tx) => {
      for (let from = 0; from < communes.length; from += batch) {
        const some = communes.slice(from, from + batch);
        await tx
          .insertInto("commune")
          .values(some)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        const offers = some.flatMap(({ ags }, index) => servicesOf(ags, from + index));
        await tx
          .insertInto("commune_service")
          .values(offers)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
    });
    const { count } = await db
      .selectFrom("commune")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    return count;
  } finally {
    await close();
  }
}

/** Between 5 and 14 services, varied between neighbouring communes. */
function servicesOf(ags: string, index: number): { commune_ags: string; service_id: string }[] {
  return Array.from({ length: 5 + (index % 10) }, (_, nth) => {
    const service = serviceCatalogue[(index * 7 + nth * 11) % serviceCatalogue.length];
    return { commune_ags: ags, service_id: service?.id ?? "" };
  });
}

function rowsOf(file: string): string[][] {
  const [, ...lines] = readFileSync(file, "utf8").trim().split(/\r?\n/);
  return lines.map((line) => line.split(";"));
}
