import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { useListSearch } from "#lists/useListSearch";
import { useOwnedQuery } from "#relay/preload";
import { useMutationAsync } from "#relay/useMutationAsync";
import { lazyOverlay } from "#ui/lazyOverlay";
import type { Column } from "#ui/table/columns";
import { registerOfficesList, type RegisterOfficesSearch } from "../recordLists";
import { EmptyRecords } from "../records/EmptyRecords";
import type { RecordListProps } from "../records/records";
import { RecordSection } from "../records/RecordSection";
import { RecordTable } from "../records/RecordTable";
import type { RegisterOfficeForm_registerOffice$key } from "./__generated__/RegisterOfficeForm_registerOffice.graphql";
import type {
  RegisterOfficesSectionQuery,
  RegisterOfficesSectionQuery$data,
} from "./__generated__/RegisterOfficesSectionQuery.graphql";
import type { RegisterOfficesSectionRemoveMutation } from "./__generated__/RegisterOfficesSectionRemoveMutation.graphql";

const RegisterOfficeForm = lazyOverlay(async () => (await import("./RegisterOfficeForm")).RegisterOfficeForm);

const registerOfficesSectionQuery = graphql`
  query RegisterOfficesSectionQuery(
    $ags: AGS!
    $orderBy: RegisterOfficeOrder
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) @throwOnFieldError @preloadable {
    commune(ags: $ags) {
      ...CommuneHeader_commune
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
  }
`;

const removeMutation = graphql`
  mutation RegisterOfficesSectionRemoveMutation($input: RemoveRegisterOfficesInput!) {
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

type RegisterOfficeRow = NonNullable<
  RegisterOfficesSectionQuery$data["commune"]
>["registerOffices"]["edges"][number]["node"];

interface RegisterOfficesSectionProps {
  readonly queryRef: PreloadedQuery<RegisterOfficesSectionQuery>;
  readonly search: RegisterOfficesSearch;
}

/** Register offices of a commune. */
export function RegisterOfficesSection({ queryRef, search }: RegisterOfficesSectionProps) {
  const address = useListSearch(registerOfficesList, search);
  const columns = useRegisterOfficeColumns();
  return (
    <RecordSection
      section="register-offices"
      intent={RegisterOfficeForm.intent}
      queryRef={queryRef}
      address={address}
      columns={columns}
      lede={
        <Trans>
          Bei diesen Standesämtern werden Urkunden bestellt und Anträge des Personenstandswesens gestellt.
        </Trans>
      }
      renderForm={(registerOffice: RegisterOfficeForm_registerOffice$key | null, onClose) => (
        <RegisterOfficeForm ags={queryRef.variables.ags} registerOffice={registerOffice} onClose={onClose} />
      )}
    >
      {(table) => <RegisterOfficesTable {...table} />}
    </RecordSection>
  );
}

type RegisterOfficesTableProps = RecordListProps<
  PreloadedQuery<RegisterOfficesSectionQuery>,
  RegisterOfficeRow,
  RegisterOfficeForm_registerOffice$key
>;

function RegisterOfficesTable({ onAdd, ...table }: RegisterOfficesTableProps) {
  const { t } = useLingui();
  const { commune } = useOwnedQuery<RegisterOfficesSectionQuery>(
    registerOfficesSectionQuery,
    table.list.queryRef,
  );
  const remove = useMutationAsync<RegisterOfficesSectionRemoveMutation>(removeMutation);
  if (!commune) return null;
  return (
    <RecordTable
      {...table}
      page={commune.registerOffices}
      labels={{
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

function useRegisterOfficeColumns(): readonly Column<RegisterOfficeRow>[] {
  const { t } = useLingui();
  return useMemo(
    () => [
      {
        key: "name",
        header: t`Name`,
        cell: (row) => row.name,
        sortField: "NAME",
        narrow: "title",
        lang: "de",
      },
      {
        key: "identifier",
        header: t`Kennung`,
        cell: (row) => row.identifier,
        sortField: "IDENTIFIER",
        width: "130px",
        narrow: "meta",
      },
      {
        key: "prefix",
        header: t`Präfix`,
        cell: (row) => row.authorityPrefix,
        width: "80px",
        isHideable: true,
      },
      { key: "url", header: t`Adresse`, cell: (row) => row.url, isHideable: true },
      {
        key: "certificates",
        header: t`Nur Urkunden`,
        cell: (row) => (row.certificatesOnly ? t`Ja` : "–"),
        width: "112px",
        isHideable: true,
      },
    ],
    [t],
  );
}
