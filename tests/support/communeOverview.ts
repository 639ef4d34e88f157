/** The overview of communes with a few of them, and whoever reads it. */
import type { ViewerRole } from "#server/context";
import type { DatabaseKind, TestDatabase } from "./databases";
import { storeCommunes, type RegisterCommune } from "./register";
import { addUser, call, systemRole, type CallResult } from "./serverCalls";
import { addSession } from "./sessions";

/** When calls are made. */
export const overviewTime = new Date("2026-11-20T10:00:00.000Z");
const commune = (
  ags: string,
  name: string,
  postalCodes: string[],
  ...services: string[]
): RegisterCommune => ({
  ags,
  name,
  unit: "Gemeinde",
  postalCodes,
  services,
});

/** The communes that there are. */
export const overviewCommunes = [
  commune("05315000", "Köln", ["50667", "51149"], "owi-einspruch", "ew-ummeldung", "pw-eheurkunde"),
  commune("09761000", "Augsburg", ["86150"], "ew-ummeldung", "ikfz-neuzulassung"),
  commune("09577177", "Weißenburg in Bayern", ["91781"], "pw-eheurkunde"),
  commune("01059045", "Neuenkirchen", ["25792"]),
  commune("03357031", "Neuenkirchen", ["27251"], "ew-ummeldung"),
  commune("13075102", "Neuenkirchen", ["17039"]),
  commune("16051000", "Ḍə’rf 100% \\_", ["99084"]),
  commune("14524330", "Äugst", ["08056"]),
];

/** The query of the overview. */
export const overviewQuery = `query ($filter: CommuneFilter, $orderBy: CommuneOrder, $first: Int, $after: String, $last: Int, $before: String) {
  communes(filter: $filter, orderBy: $orderBy, first: $first, after: $after, last: $last, before: $before) {
    totalCount
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    edges { cursor node { ags name unit state serviceIds picture { url mediaType width height } } }
  }
}`;

/** A page of it. */
export interface Listed {
  readonly totalCount: number;
  readonly pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string;
    endCursor: string;
  };
  readonly edges: readonly {
    cursor: string;
    node: { ags: string; name: string; serviceIds: string[]; picture: unknown };
  }[];
}

/** Where tests of the overview sit. */
export interface Overview {
  readonly open: TestDatabase;
  /** Token of somebody of the support. */
  readonly support: string;
  /** Logs somebody in; answers the token. */
  readonly tokenOf: (username: string, roles: readonly ViewerRole[]) => Promise<string>;
  readonly answer: (token: string, variables: Record<string, unknown>) => Promise<CallResult>;
  /** As answer, where nothing may go wrong. */
  readonly read: (token: string, variables?: Record<string, unknown>) => Promise<Listed>;
  /** The AGS of all that a filter finds, by default for support. */
  readonly found: (filter: Record<string, unknown>, token?: string) => Promise<string[]>;
}

/** The AGS of a page, in its order. */
export const agsOf = (listed: Listed): string[] => listed.edges.map((edge) => edge.node.ags);

/** Opens one; the caller closes the database. */
export async function openOverview(kind: DatabaseKind): Promise<Overview> {
  const open = await kind.open();
  await storeCommunes(open.db, overviewCommunes);
  const tokenOf = async (username: string, roles: readonly ViewerRole[]) =>
    addSession(open.db, await addUser(open.db, { username, roles }), overviewTime);
  const support = await tokenOf("support", systemRole("SUPPORT"));
  const answer = (token: string, variables: Record<string, unknown>) =>
    call(open.db, { token, now: overviewTime }, overviewQuery, variables);
  const read = async (token: string, variables: Record<string, unknown> = {}) => {
    const { data, errors } = await answer(token, variables);
    if (errors?.[0]) throw errors[0];
    return data?.["communes"] as Listed;
  };
  const found = async (filter: Record<string, unknown>, token = support) => {
    const listed = await read(token, { filter });
    if (listed.totalCount !== listed.edges.length) throw new Error("Not all are on one page.");
    return agsOf(listed);
  };
  return { open, support, tokenOf, answer, read, found };
}
