import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import type { ListAddress } from "#lists/useListSearch";
import { useMutationAsync } from "#relay/useMutationAsync";
import { EmptyRecords } from "../records/EmptyRecords";
import { RecordTable } from "../records/RecordTable";
import type { RegisterOfficeForm_registerOffice$key } from "./__generated__/RegisterOfficeForm_registerOffice.graphql";
import type { RegisterOfficesTable_commune$key } from "./__generated__/RegisterOfficesTable_commune.graphql";
import type { RegisterOfficesTableRemoveMutation } from "./__generated__/RegisterOfficesTableRemoveMutation.graphql";
import { useRegisterOfficeColumns } from "./useRegisterOfficeColumns";

const removeMutation = graphql`
  mutation RegisterOfficesTableRemoveMutation($input: RemoveRegisterOfficesInput!) {
    removeRegisterOffices(input: $input) {
      conflicts {
        id
        ...RegisterOfficeForm_registerOffice
      }
      errors {
        code
      }
    }
  }
`;

interface RegisterOfficesTableProps {
  readonly commune: RegisterOfficesTable_commune$key;
  readonly address: ListAddress;
  readonly isStale: boolean;
  readonly onEdit: (registerOffice: RegisterOfficeForm_registerOffice$key) => void;
  readonly onAdd: () => void;
}

export function RegisterOfficesTable({ commune, onAdd, ...table }: RegisterOfficesTableProps) {
  const { t } = useLingui();
  const { registerOffices } = useFragment(
    graphql`
      fragment RegisterOfficesTable_commune on Commune
      @argumentDefinitions(
        orderBy: { type: "RegisterOfficeOrder" }
        first: { type: "Int" }
        after: { type: "String" }
        last: { type: "Int" }
        before: { type: "String" }
      ) {
        registerOffices(orderBy: $orderBy, first: $first, after: $after, last: $last, before: $before) {
          totalCount
          pageInfo {
            hasNextPage
            hasPreviousPage
            startCursor
            endCursor
          }
          edges {
            node {
              id
              revision
              name
              url
              authorityPrefix
              identifier
              certificatesOnly
              ...RegisterOfficeForm_registerOffice
            }
          }
        }
      }
    `,
    commune,
  );
  const columns = useRegisterOfficeColumns();
  const remove = useMutationAsync<RegisterOfficesTableRemoveMutation>(removeMutation);
  return (
    <RecordTable
      {...table}
      section="register-offices"
      page={registerOffices}
      columns={columns}
      words={{
        counted: (count) => t`${plural(count, { one: "# Standesamt", other: "# Standesämter" })}`,
        label: ({ name }) => name,
      }}
      remove={(items) => remove({ input: { items } })}
      empty={
        <EmptyRecords title={<Trans>Noch keine Standesämter</Trans>} onAdd={onAdd}>
          <Trans>Tragen Sie die Standesämter ein, an die Bestellungen und Anträge gehen sollen.</Trans>
        </EmptyRecords>
      }
    />
  );
}
