import { afterAll, describe, expect, test } from "vitest";
import { toNodeId } from "#server/nodeId";
import { databases } from "../support/databases";
import { place } from "../support/processCalls";
import { fingerprint, processHarness, storeSamples } from "../support/processHarness";

describe.each(databases)("Process error groups on $name", async (kind) => {
  const harness = await processHarness(kind);
  await storeSamples(harness);
  afterAll(() => harness.open.close());

  test("are grouped by identical error, most first", async () => {
    const groups = `query ($after: String, $first: Int, $filter: ProcessFilter) {
      processErrorGroups(first: $first, after: $after, filter: $filter) { totalCount pageInfo { hasNextPage endCursor }
        edges { node { id fingerprint problem httpStatus errorText processCount serviceIds firstAt lastAt } } } }`;
    interface Groups {
      readonly processErrorGroups: {
        readonly totalCount: number;
        readonly pageInfo: { readonly endCursor: string };
        readonly edges: readonly { readonly node: { readonly id: string } }[];
      };
    }
    const { processErrorGroups: first } = await harness.read<Groups>(groups, { first: 1, filter: {} });
    expect(first).toMatchObject({
      totalCount: 2,
      pageInfo: { hasNextPage: true },
      edges: [
        {
          node: {
            fingerprint,
            problem: "HTTP_STATUS",
            httpStatus: 500,
            processCount: 2,
            errorText: "50x der Angaben fehlen",
            serviceIds: [place.serviceId],
            firstAt: "2026-03-28T23:00:00.000Z",
            lastAt: "2026-03-30T10:00:00.000Z",
          },
        },
      ],
    });
    const after = first.pageInfo.endCursor;
    const { processErrorGroups: next } = await harness.read<Groups>(groups, { first: 1, after, filter: {} });
    expect(next.edges).toMatchObject([{ node: { problem: "TIMEOUT", httpStatus: null, processCount: 1 } }]);
    const filtered = await harness.read<Groups>(groups, { filter: { triesFrom: 5 } });
    expect(filtered.processErrorGroups.edges).toMatchObject([{ node: { processCount: 1 } }]);
    const node = `query ($id: ID!) { node(id: $id) { ... on ProcessErrorGroup { processCount } } }`;
    expect(await harness.read(node, { id: first.edges[0]?.node.id })).toEqual({ node: { processCount: 2 } });
    expect(await harness.read(node, { id: toNodeId("ProcessErrorGroup", "0".repeat(32)) })).toEqual({
      node: null,
    });
    expect((await harness.query(groups, { after: "x" })).codes).toEqual(["bad_request"]);
  });
});
