import { graphql } from "graphql";
import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { attentionKinds } from "#domain/attention";
import { computeAttention } from "#server/domain/attention/attention";
import { createSchema } from "#server/graphql/endpoint";
import { mgtResolvers } from "#server/mgt/resolvers";
import { storeManyAttention } from "../tests/support/manyAttention";
import { readRegister, storeCommunes } from "../tests/support/register";
import { openProcessStore } from "./processStore";
import { median, type Report } from "./report";

const repeats = 9;
const users = 20_000;

const overview = `{ systemOverview { attention {
  kind computedAt lines { id urgency subject count communeCount serviceCount since endsOn name seen { until } }
} } }`;

/** Time to compute what needs attention, of each kind and of all in one request. */
export async function attention(report: Report, count = 1_000_000): Promise<void> {
  const store = await openProcessStore("postgres");
  const { ctx, db } = store;
  const area = `attention, ${count.toLocaleString("en-US")} processes, postgres`;
  const measure = async (what: string, run: () => Promise<unknown>) => {
    const times: number[] = [];
    for (let round = 0; round < repeats; round += 1) {
      const begin = performance.now();
      await run();
      times.push(performance.now() - begin);
    }
    report.add(area, what, median(times), "ms");
    report.add(area, `${what}, worst`, Math.max(...times), "ms");
  };
  try {
    const stored = new Set((await db.selectFrom("commune").select("ags").execute()).map(({ ags }) => ags));
    await storeCommunes(
      db,
      readRegister().filter(({ ags }) => !stored.has(ags)),
    );
    // Sums of statistics take far longer than the processes.
    await sql`alter table process disable trigger user`.execute(db);
    await store.fill(count, "a");
    await storeManyAttention(db, users);
    for (const kind of attentionKinds) {
      await measure(kind, async () => {
        const [of] = await computeAttention(ctx, ctx.viewer, [kind]);
        if (!of?.lines) throw new Error(`${kind} was not computed.`);
      });
    }
    const schema = createSchema(readFileSync("schema/mgt.graphql", "utf8"), mgtResolvers);
    await measure("all kinds in one request", async () => {
      const { errors } = await graphql({ schema, source: overview, contextValue: ctx });
      if (errors?.[0]) throw errors[0];
    });
  } finally {
    await store.close();
  }
}
