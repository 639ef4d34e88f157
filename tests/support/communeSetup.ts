/** Adds, initializes and removes communes, as saving their resources does. */
import { createCommune, type CommuneDescription } from "#server/domain/communes/communeSetup";
import { communeInitializationKind, type SetupLimits } from "#server/domain/communes/communeInitialization";
import { done, inTransaction, type Outcome } from "#server/domain/mutationResult";
import type { Context } from "#server/context";
import type { Database, Transaction } from "#server/storage/database/database";
import { silent } from "./databases";
import { contextOf } from "./serverCalls";
import { servicesOf } from "./services";

/** A commune to add. */
export const newCommune: CommuneDescription = {
  ags: "09771113",
  name: "Aichach",
  unit: "Stadt",
  initialServices: ["service-portal", "ew-meldebescheinigung"],
};

/** Runs work in a transaction of a call with this token. */
export async function asCaller<Value>(
  db: Database,
  token: string,
  now: Date,
  work: (ctx: Context, tx: Transaction) => Promise<Value>,
): Promise<Outcome<Value>> {
  const ctx = await contextOf(db, { token, now });
  return inTransaction(ctx, async (tx) => done(await work(ctx, tx)));
}

/** Adds a commune with its resource. */
export function addCommune(
  db: Database,
  token: string,
  now: Date,
  changes: Partial<CommuneDescription> = {},
) {
  const description = { ...newCommune, ...changes };
  const { ags, name, unit } = description;
  return asCaller(db, token, now, async (ctx, tx) => {
    await createCommune(ctx, tx, description);
    const document = `# Angelegt von Hand\nunit: ${unit}\nags: "${ags}"\nname: ${name} # amtlich\n`;
    await tx
      .insertInto("resource")
      .values({ version: "v1", type: "commune", id: ags, commune_ags: ags, document, name })
      .execute();
  });
}

/** A server process that initializes communes at a given time. */
export function setupServer(db: Database, now: Date, limits: Partial<SetupLimits> = {}) {
  const { queue } = servicesOf(db);
  const kind = communeInitializationKind({ db, queue, log: silent, now: () => now }, limits);
  return { run: (ags: string) => kind.run({ ags }, new AbortController().signal), sweep: kind.sweep };
}
