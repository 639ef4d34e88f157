import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { graphql } from "react-relay/hooks";
import { useListSearch } from "#lists/useListSearch";
import { useMutationAsync } from "#relay/useMutationAsync";
import { lazyOverlay } from "#ui/lazyOverlay";
import type { Column } from "#ui/table/columns";
import { registerOfficesList, type RegisterOfficesSearch } from "../recordLists";
import type { ListSectionProps } from "../records/records";
import { RecordSection } from "../records/RecordSection";
import { RecordTable } from "../records/RecordTable";
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

/** Register offices of a commune. */
export function RegisterOfficesSection({
  queryRef,
  search,
}: ListSectionProps<RegisterOfficesSectionQuery, RegisterOfficesSearch>) {
  const { t } = useLingui();
  const address = useListSearch(registerOfficesList, search);
  const columns = useRegisterOfficeColumns();
  const remove = useMutationAsync<RegisterOfficesSectionRemoveMutation>(removeMutation);
  return (
    <RecordSection<RegisterOfficesSectionQuery, RegisterOfficeRow>
      section="register-offices"
      form={RegisterOfficeForm}
      query={registerOfficesSectionQuery}
      queryRef={queryRef}
      address={address}
      columns={columns}
      lede={
        <Trans>
          Bei diesen Standesämtern werden Urkunden bestellt und Anträge des Personenstandswesens gestellt.
        </Trans>
      }
    >
      {(commune, table) => (
        <RecordTable
          {...table}
          page={commune.registerOffices}
          labels={{
            counted: (count) => t`${plural(count, { one: "# Standesamt", other: "# Standesämter" })}`,
            label: ({ name }) => name,
          }}
          remove={remove}
          empty={{
            title: <Trans>Noch keine Standesämter</Trans>,
            text: (
              <Trans>Tragen Sie die Standesämter ein, an die Bestellungen und Anträge gehen sollen.</Trans>
            ),
          }}
        />
      )}
    </RecordSection>
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
