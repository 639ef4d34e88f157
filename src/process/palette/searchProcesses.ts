import { fetchQuery, graphql } from "react-relay/hooks";
import type { Environment } from "relay-runtime";
import type {
  searchProcessesQuery,
  searchProcessesQuery$data,
} from "./__generated__/searchProcessesQuery.graphql";
import type { searchProcessesTransactionsQuery } from "./__generated__/searchProcessesTransactionsQuery.graphql";

const processesQuery = graphql`
  query searchProcessesQuery($text: String!, $count: Int!) @throwOnFieldError {
    processes(filter: { text: $text, records: [ACTIVE, ARCHIVED, DELETED] }, first: $count) {
      edges {
        node {
          id
          pid
          uuid
          businessKey
          paymentSystemIdentifier
          name
          serviceId
          status
          commune {
            ags
            name
          }
        }
      }
    }
  }
`;

const transactionsQuery = graphql`
  query searchProcessesTransactionsQuery($text: String!) @throwOnFieldError {
    findTransactions(text: $text) {
      id
      pid
      uuid
      businessKey
      paymentSystemIdentifier
      name
      serviceId
      status
      commune {
        ags
        name
      }
    }
  }
`;

export type FoundProcess = searchProcessesQuery$data["processes"]["edges"][number]["node"];

/** Finds processes by the beginning of pid, uuid, business key or payment id, including archived and deleted ones. */
export async function searchProcesses(
  environment: Environment,
  text: string,
  count: number,
): Promise<readonly FoundProcess[]> {
  const data = await fetchQuery<searchProcessesQuery>(environment, processesQuery, {
    text,
    count,
  }).toPromise();
  return data?.processes.edges.map(({ node }) => node) ?? [];
}

/** Finds the transactions of the viewer's services in the same way, without deleted ones. */
export async function searchTransactions(
  environment: Environment,
  text: string,
): Promise<readonly FoundProcess[]> {
  const data = await fetchQuery<searchProcessesTransactionsQuery>(environment, transactionsQuery, {
    text,
  }).toPromise();
  return data?.findTransactions ?? [];
}
