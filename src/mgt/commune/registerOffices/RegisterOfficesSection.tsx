import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { useListSearch, type ListAddress } from "#lists/useListSearch";
import { useOwnedQuery } from "#relay/preload";
import { lazyDialog } from "#ui/lazyDialog";
import { AddButton } from "../records/AddButton";
import { registerOfficesList, type RegisterOfficesSearch } from "../recordLists";
import { RecordSection } from "../records/RecordSection";
import type { RegisterOfficeForm_registerOffice$key } from "./__generated__/RegisterOfficeForm_registerOffice.graphql";
import type { RegisterOfficesSectionQuery } from "./__generated__/RegisterOfficesSectionQuery.graphql";
import { RegisterOfficesTable } from "./RegisterOfficesTable";
import { useRegisterOfficeColumns } from "./useRegisterOfficeColumns";

const RegisterOfficeForm = lazyDialog(async () => (await import("./RegisterOfficeForm")).RegisterOfficeForm);

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
      ...RegisterOfficesTable_commune
        @arguments(orderBy: $orderBy, first: $first, after: $after, last: $last, before: $before)
    }
  }
`;

interface RegisterOfficesSectionProps {
  readonly queryRef: PreloadedQuery<RegisterOfficesSectionQuery>;
  readonly search: RegisterOfficesSearch;
}

/** The register offices of a commune. */
export function RegisterOfficesSection({ queryRef, search }: RegisterOfficesSectionProps) {
  const [edited, setEdited] = useState<RegisterOfficeForm_registerOffice$key | "new" | null>(null);
  const address = useListSearch(registerOfficesList, search);
  const columns = useRegisterOfficeColumns();
  const add = () => setEdited("new");
  return (
    <>
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
        actions={<AddButton onAdd={add} />}
      >
        {(shown, isStale) => (
          <Loaded queryRef={shown} address={address} isStale={isStale} onEdit={setEdited} onAdd={add} />
        )}
      </RecordSection>
      {edited !== null && (
        <RegisterOfficeForm
          ags={queryRef.variables.ags}
          registerOffice={edited === "new" ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}

interface LoadedProps {
  readonly queryRef: PreloadedQuery<RegisterOfficesSectionQuery>;
  readonly address: ListAddress;
  readonly isStale: boolean;
  readonly onEdit: (registerOffice: RegisterOfficeForm_registerOffice$key) => void;
  readonly onAdd: () => void;
}

function Loaded({ queryRef, ...table }: LoadedProps) {
  const { commune } = useOwnedQuery<RegisterOfficesSectionQuery>(registerOfficesSectionQuery, queryRef);
  return commune && <RegisterOfficesTable commune={commune} {...table} />;
}
