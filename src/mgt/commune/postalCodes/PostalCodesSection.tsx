import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { useListSearch } from "#lists/useListSearch";
import { useOwnedQuery } from "#relay/preload";
import { lazyDialog } from "#ui/lazyDialog";
import { ImportButton, ImportDialog } from "../imports/ImportButton";
import { AddButton } from "../records/AddButton";
import { postalCodesList, type PostalCodesSearch } from "../recordLists";
import { RecordSection } from "../records/RecordSection";
import type { PostalCodeForm_postalCode$key } from "./__generated__/PostalCodeForm_postalCode.graphql";
import type { PostalCodesSectionQuery } from "./__generated__/PostalCodesSectionQuery.graphql";
import { ExportPostalCodes } from "./ExportPostalCodes";
import { PostalCodesTable, type PostalCodesTableProps } from "./PostalCodesTable";
import { usePostalCodeColumns } from "./usePostalCodeColumns";

const PostalCodeForm = lazyDialog(async () => (await import("./PostalCodeForm")).PostalCodeForm);

const postalCodesSectionQuery = graphql`
  query PostalCodesSectionQuery(
    $ags: AGS!
    $filter: PostalCodeFilter
    $orderBy: PostalCodeOrder
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) @throwOnFieldError @preloadable {
    commune(ags: $ags) {
      ...CommuneHeader_commune
      ...PostalCodesTable_commune
        @arguments(
          filter: $filter
          orderBy: $orderBy
          first: $first
          after: $after
          last: $last
          before: $before
        )
    }
  }
`;

interface PostalCodesSectionProps {
  readonly queryRef: PreloadedQuery<PostalCodesSectionQuery>;
  readonly search: PostalCodesSearch;
}

/** Which postal codes belong to a commune. */
export function PostalCodesSection({ queryRef, search }: PostalCodesSectionProps) {
  const { t } = useLingui();
  const [edited, setEdited] = useState<PostalCodeForm_postalCode$key | "new" | null>(null);
  const address = useListSearch(postalCodesList, search);
  const columns = usePostalCodeColumns();
  const [isImporting, setImporting] = useState(false);
  const [existing, setExisting] = useState<number | null>(null);
  const { ags } = queryRef.variables;
  const add = () => setEdited("new");
  const beginImport = () => setImporting(true);
  return (
    <>
      <RecordSection
        section="postal-codes"
        intent={PostalCodeForm.intent}
        queryRef={queryRef}
        address={address}
        columns={columns}
        searchLabel={t`Postleitzahl oder Ort`}
        lede={<Trans>Über die Postleitzahl finden Bürgerinnen und Bürger die Dienste Ihrer Kommune.</Trans>}
        actions={
          <>
            {existing !== null && existing > 0 && <ExportPostalCodes ags={ags} text={search.text ?? null} />}
            <ImportButton kind="POSTAL_CODES" onOpen={beginImport} />
            <AddButton onAdd={add} />
          </>
        }
      >
        {(shown, isStale) => (
          <Loaded
            queryRef={shown}
            address={address}
            isStale={isStale}
            onEdit={setEdited}
            onAdd={add}
            onImport={beginImport}
            onCounted={setExisting}
          />
        )}
      </RecordSection>
      {edited !== null && (
        <PostalCodeForm
          ags={ags}
          postalCode={edited === "new" ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
      {isImporting && (
        <ImportDialog kind="POSTAL_CODES" ags={ags} existing={existing} onClose={() => setImporting(false)} />
      )}
    </>
  );
}

interface LoadedProps extends Omit<PostalCodesTableProps, "commune"> {
  readonly queryRef: PreloadedQuery<PostalCodesSectionQuery>;
}

function Loaded({ queryRef, ...table }: LoadedProps) {
  const { commune } = useOwnedQuery<PostalCodesSectionQuery>(postalCodesSectionQuery, queryRef);
  return commune && <PostalCodesTable commune={commune} {...table} />;
}
