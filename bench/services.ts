import { readFileSync } from "node:fs";
import { graphql } from "graphql";
import { createSchema } from "#server/graphql/endpoint";
import { mgtResolvers } from "#server/mgt/resolvers";
import { storeManyServices, usedService } from "../tests/support/manyServices";
import { openProcessStore } from "./processStore";
import { median, type Report } from "./report";

const repeats = 9;

const uses =
  "serviceId state communeCount enabledCount waitingCount applicationCount systemFeeCount hasFeeRule";
const contents =
  "ags state textCount draftCount fileCount feeCount hasFeeRule settingCount hasForm changedAt changedBy";

const queries = {
  catalogue: `{ services { totalCount edges { node { ${uses} } } } }`,
  "communes of a service": `{ service(serviceId: "${usedService}") { ${uses}
    communes { totalCount edges { node { ${contents} applicationCount } } } } }`,
  "communes with own fees": `{ service(serviceId: "${usedService}") { ${uses}
    communes(filter: { ownContent: [FEES] }) { totalCount edges { node { ${contents} } } } } }`,
};

/** Time of the catalogue of services and of a service's page, with 200,000 services of communes. */
export async function services(report: Report): Promise<void> {
  const store = await openProcessStore("postgres");
  try {
    await store.db.deleteFrom("commune").execute();
    await storeManyServices(store.db);
    const schema = createSchema(readFileSync("schema/mgt.graphql", "utf8"), mgtResolvers);
    for (const [name, source] of Object.entries(queries)) {
      const times: number[] = [];
      for (let round = 0; round < repeats; round += 1) {
        const begin = performance.now();
        const { errors } = await graphql({ schema, source, contextValue: store.ctx });
        times.push(performance.now() - begin);
        if (errors?.[0]) throw errors[0];
      }
      report.add("services, 200,000 of communes, postgres", name, median(times), "ms");
    }
  } finally {
    await store.close();
  }
}
