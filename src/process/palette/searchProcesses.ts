import { fetchQuery, graphql } from "react-relay/hooks";
import { readInlineData, type Environment } from "relay-runtime";
import type {
  searchProcesses_process$data,
  searchProcesses_process$key,
} from "./__generated__/searchProcesses_process.graphql";
import type { searchProcessesQuery } from "./__generated__/searchProcessesQuery.graphql";
import type { searchProcessesTransactionsQuery } from "./__generated__/searchProcessesTransactionsQuery.graphql";

const processFragment = graphql`
  fragment searchProcesses_process on Process @inline @throwOnFieldError {
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
`;

const processesQuery = graphql`
  query searchProcessesQuery($text: String!, $count: Int!) @throwOnFieldError {
    processes(filter: { text: $text, records: [ACTIVE, ARCHIVED, DELETED] }, first: $count) {
      edges {
        node {
          ...searchProcesses_process
        }
      }
    }
  }
`;

const transactionsQuery = graphql`
  query searchProcessesTransactionsQuery($text: String!) @throwOnFieldError {
    findTransactions(text: $text) {
      ...searchProcesses_process
    }
  }
`;

export type FoundProcess = Omit<searchProcesses_process$data, " $fragmentType">;

const read = (process: searchProcesses_process$key): FoundProcess => readInlineData(processFragment, process);

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
  return data?.processes.edges.map(({ node }) => read(node)) ?? [];
}

/** Finds the transactions of the viewer's services in the same way, without deleted ones. */
export async function searchTransactions(
  environment: Environment,
  text: string,
): Promise<readonly FoundProcess[]> {
  const data = await fetchQuery<searchProcessesTransactionsQuery>(environment, transactionsQuery, {
    text,
  }).toPromise();
  return data?.findTransactions.map(read) ?? [];
}
