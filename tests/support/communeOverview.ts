/** The commune overview with a few communes, and readers with different roles. */
import type { ViewerRole } from "#server/context";
import type { DatabaseKind, TestDatabase } from "./databases";
import { storeCommunes, type RegisterCommune } from "./register";
import { addUser, call, systemRole, type CallResult } from "./serverCalls";
import { addSession } from "./sessions";

/** Time of the calls. */
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

/** The stored communes. */
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

/** A page of the overview. */
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

/** A harness for tests of the overview. */
export interface Overview {
  readonly open: TestDatabase;
  /** Token of a support user. */
  readonly support: string;
  /** Logs a user in and returns the token. */
  readonly tokenOf: (username: string, roles: readonly ViewerRole[]) => Promise<string>;
  readonly answer: (token: string, variables: Record<string, unknown>) => Promise<CallResult>;
  /** Like `answer`, but throws on errors. */
  readonly read: (token: string, variables?: Record<string, unknown>) => Promise<Listed>;
  /** The AGS of all communes that match a filter, by default for support. */
  readonly found: (filter: Record<string, unknown>, token?: string) => Promise<string[]>;
}

/** The AGS of a page, in order. */
export const agsOf = (listed: Listed): string[] => listed.edges.map((edge) => edge.node.ags);

/** Opens a harness; the caller closes the database. */
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
