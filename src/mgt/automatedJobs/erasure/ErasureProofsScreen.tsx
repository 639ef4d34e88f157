import { Box } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { erasureJob } from "#domain/erasure";
import { formatDate, formatDateTime } from "#i18n/formats";
import { useFormats } from "#i18n/useFormats";
import { ListBody } from "#lists/ListBody";
import { ListScreen } from "#lists/ListScreen";
import { ListTable } from "#lists/ListTable";
import { useIdleRouteLoad } from "#lists/useIdleRouteLoad";
import { useList, type ShownList } from "#lists/useList";
import { useOwnedQuery } from "#relay/preload";
import { AppLink } from "#ui/AppLink";
import { EmptyState } from "#ui/EmptyState";
import { automatedJobsTitle, erasureProofsTitle } from "#ui/screenTitles";
import type { Column } from "#ui/table/columns";
import { useAutomatedJobName } from "#ui/useAutomatedJobName";
import type {
  ErasureProofsScreenQuery,
  ErasureProofsScreenQuery$data,
} from "./__generated__/ErasureProofsScreenQuery.graphql";
import { proofsList, type ProofsSearch } from "./proofsList";

const proofsQuery = graphql`
  query ErasureProofsScreenQuery($first: Int, $after: String, $last: Int, $before: String)
  @throwOnFieldError
  @preloadable {
    applicantErasures(first: $first, after: $after, last: $last, before: $before) {
      totalCount
      edges {
        node {
          id
          day
          count
          firstEndedAt
          lastEndedAt
          sha256
          finishedAt
        }
      }
      pageInfo {
        hasNextPage
        hasPreviousPage
        startCursor
        endCursor
      }
    }
  }
`;

type Reference = PreloadedQuery<ErasureProofsScreenQuery>;
type ProofRow = ErasureProofsScreenQuery$data["applicantErasures"]["edges"][number]["node"];

interface ErasureProofsScreenProps {
  readonly queryRef: Reference;
  readonly search: ProofsSearch;
}

/** All proofs of erased applicants' data, also of runs that are no longer kept. */
export function ErasureProofsScreen({ queryRef, search }: ErasureProofsScreenProps) {
  const { i18n } = useLingui();
  const nameOf = useAutomatedJobName();
  const list = useList({
    id: "erasure-proofs",
    title: i18n._(erasureProofsTitle),
    codec: proofsList,
    search,
    columns: useProofColumns(),
    queryRef,
  });
  return (
    <ListScreen
      title={list.title}
      from={[
        { to: "/admin/more/automated-jobs", text: i18n._(automatedJobsTitle) },
        { to: "/admin/more/automated-jobs/$job", params: { job: erasureJob }, text: nameOf(erasureJob) },
      ]}
      lede={
        <Trans>
          Was Läufe gelöscht haben. Nachweise bleiben auf Dauer, auch wenn der Lauf nicht mehr gespeichert
          ist.
        </Trans>
      }
    >
      <ListBody list={list}>{(shown) => <ProofsTable list={shown} />}</ListBody>
    </ListScreen>
  );
}

function ProofsTable({ list }: { readonly list: ShownList<ProofRow, Reference> }) {
  const { t } = useLingui();
  const { applicantErasures } = useOwnedQuery<ErasureProofsScreenQuery>(proofsQuery, list.queryRef);
  useIdleRouteLoad("/admin/more/automated-jobs/erase-applicant-data/proofs/$proof");
  const { totalCount } = applicantErasures;
  return (
    <Box>
      <ListTable
        list={list}
        page={applicantErasures}
        rowLabel={({ finishedAt }) => formatDateTime(finishedAt)}
        found={t`${plural(totalCount, { one: "# Löschnachweis", other: "# Löschnachweise" })}`}
        empty={
          <EmptyState icon="clock" title={<Trans>Noch kein Löschnachweis</Trans>}>
            <Trans>Jeder Lauf, der Angaben löscht, schreibt einen.</Trans>
          </EmptyState>
        }
      />
    </Box>
  );
}

/** Characters of a hash that tell proofs apart at a glance. */
const shortLength = 12;

/** Columns: when, due day, number of applications, when these had ended, and the hash. */
function useProofColumns(): readonly Column<ProofRow>[] {
  const { t } = useLingui();
  const { number } = useFormats();
  return [
    {
      key: "finished",
      isRowHeader: true,
      header: t`Gelöscht am`,
      cell: ({ id, finishedAt }) => (
        <AppLink
          variant="bare"
          to="/admin/more/automated-jobs/erase-applicant-data/proofs/$proof"
          params={{ proof: id }}
        >
          <time dateTime={finishedAt}>{formatDateTime(finishedAt)}</time>
        </AppLink>
      ),
      width: "160px",
      narrow: "title",
    },
    {
      key: "count",
      header: t`Anträge`,
      cell: ({ count }) => number(count),
      width: "104px",
      align: "end",
      narrow: "aside",
    },
    {
      key: "ended",
      header: t`Beendet waren sie`,
      cell: ({ firstEndedAt, lastEndedAt }) =>
        firstEndedAt && lastEndedAt ? `${formatDate(firstEndedAt)} – ${formatDate(lastEndedAt)}` : "–",
      minWidth: 200,
      narrow: "meta",
    },
    {
      key: "day",
      header: t`Fällig am`,
      cell: ({ day }) => formatDate(day),
      width: "128px",
      hideOrder: 2,
    },
    {
      key: "hash",
      header: t`Prüfsumme (SHA-256)`,
      cell: ({ sha256 }) => (
        <code translate="no" data-tooltip={sha256}>
          {sha256.slice(0, shortLength)}…
        </code>
      ),
      width: "184px",
      hideOrder: 1,
      narrow: "meta",
    },
  ];
}
