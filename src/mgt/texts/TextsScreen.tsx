import { Box } from "@chakra-ui/react";
import { startTransition, useDeferredValue, useEffect, useState } from "react";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { useListSearch } from "#lists/useListSearch";
import { useShownQuery } from "#lists/useList";
import { PanelBoundary } from "#relay/PanelBoundary";
import { useOwnedQuery } from "#relay/preload";
import { useRefetchStale } from "#relay/staleRecords";
import { useCan } from "#session/useSession";
import { TransferDialog } from "./TextActions";
import type { TextsScreenQuery } from "./__generated__/TextsScreenQuery.graphql";
import type { RowsExtent } from "./TextRows";
import { TextsForm } from "./TextsForm";
import { textsList, type TextsSearch } from "./textsList";

const textsQuery = graphql`
  query TextsScreenQuery(
    $ags: AGS!
    $serviceId: String!
    $filter: TextEntryFilter!
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) @throwOnFieldError @preloadable {
    ...ServicePage_query @arguments(ags: $ags, serviceId: $serviceId)
    commune(ags: $ags) {
      name
    }
    communeService(ags: $ags, serviceId: $serviceId) {
      id
      texts {
        id
        ...TextsForm_texts
          @arguments(filter: $filter, first: $first, after: $after, last: $last, before: $before)
      }
    }
  }
`;

/**
 * Rows rendered by stage: nothing, the form without the list, the list without rows, the first row, rows in the window,
 * and finally with overscan.
 */
const stages: readonly (RowsExtent | null)[] = [
  null,
  null,
  { overscan: 0, most: 0 },
  { overscan: 0, most: 1 },
  { overscan: 0 },
  { overscan: 2 },
];

/** Minimum height before the rows are rendered, so that the router can restore any scroll position. */
const pageSpace = "100000px";

interface TextsScreenProps {
  readonly queryRef: PreloadedQuery<TextsScreenQuery>;
  readonly search: TextsSearch;
}

/** Texts of a service, in all languages of the commune. */
export function TextsScreen({ queryRef, search }: TextsScreenProps) {
  const shown = useShownQuery(queryRef);
  const query = useOwnedQuery<TextsScreenQuery>(textsQuery, shown.queryRef);
  // The router renders changes synchronously; deferring the many fields keeps typing responsive.
  const address = useListSearch(textsList, useDeferredValue(search));
  const { communeService: service } = query;
  const { variables } = shown.queryRef;
  useRefetchStale<TextsScreenQuery>(textsQuery, variables, service?.texts?.id);
  const canTransfer = useCan("transfer_text_to_communes");
  const stage = useStage();
  const extent = stages[stage] ?? null;
  return (
    <Box
      flex={1}
      px={{ base: 4, sm: 6 }}
      pt={{ base: 3, sm: 4 }}
      pb={8}
      minW={0}
      aria-busy={shown.isStale || undefined}
      css={{ "&[aria-busy] ol": { opacity: 0.62 } }}
    >
      {stage > 0 && service?.texts && (
        <PanelBoundary data={service}>
          <TextsForm
            id={service.id}
            communeName={query.commune?.name ?? ""}
            texts={service.texts}
            address={address}
            serviceId={variables.serviceId}
            filter={variables.filter}
            extent={extent}
          />
        </PanelBoundary>
      )}
      {service && search.transfer && canTransfer && (
        <TransferDialog
          key={search.transfer}
          id={service.id}
          serviceId={variables.serviceId}
          texts={null}
          shownId={search.transfer}
          onClose={() => address.change({ transfer: undefined }, { replace: true })}
        />
      )}
      {stage < stages.length - 1 && <div style={{ height: pageSpace, overflowAnchor: "none" }} />}
    </Box>
  );
}

/** Current stage of the first rendering; input is handled between stages. */
function useStage(): number {
  const [stage, setStage] = useState(0);
  useEffect(() => {
    if (stage < stages.length - 1) startTransition(() => setStage(stage + 1));
  }, [stage]);
  return stage;
}
