import { Box, Heading, Text } from "@chakra-ui/react";
import { Plural, Trans } from "@lingui/react/macro";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { formatDate } from "#i18n/formats";
import { useOwnedQuery } from "#relay/preload";
import { useBackgroundRefresh } from "#relay/useBackgroundRefresh";
import { AppLink } from "#ui/AppLink";
import type { ErasurePreviewQuery } from "./__generated__/ErasurePreviewQuery.graphql";
import { AllProofsLink } from "./AllProofsLink";
import { DueServices } from "./DueServices";
import { ErasurePanel } from "./ErasurePanel";
import { ProofFacts } from "./ProofFacts";

const previewQuery = graphql`
  query ErasurePreviewQuery @throwOnFieldError @preloadable {
    applicantErasurePreview {
      day
      defaultDays
      count
      heldCount
      ...DueServices_preview
    }
    applicantErasures(first: 1) {
      totalCount
      edges {
        node {
          ...ProofFacts_erasure
        }
      }
    }
  }
`;

interface ErasurePreviewProps {
  readonly queryRef: PreloadedQuery<ErasurePreviewQuery>;
  /** Changes when a run has ended. */
  readonly version: string;
}

/** What the next run would erase, what is held, and the latest proof. */
export function ErasurePreview(props: ErasurePreviewProps) {
  return (
    <ErasurePanel queryRef={props.queryRef}>
      <LoadedPreview {...props} />
    </ErasurePanel>
  );
}

function LoadedPreview({ queryRef, version }: ErasurePreviewProps) {
  useBackgroundRefresh<ErasurePreviewQuery>(previewQuery, {}, version);
  const data = useOwnedQuery<ErasurePreviewQuery>(previewQuery, queryRef);
  const { applicantErasurePreview, applicantErasures } = data;
  const [latest] = applicantErasures.edges;
  return (
    <>
      <Box as="section" mt={7}>
        <Heading as="h2" textStyle="h3">
          <Trans>Nächste Löschung</Trans>
        </Heading>
        <Preview preview={applicantErasurePreview} />
      </Box>
      <Box as="section" mt={7}>
        <Heading as="h2" textStyle="h3" mb={2}>
          <Trans>Letzter Löschnachweis</Trans>
        </Heading>
        {latest ? (
          <>
            <ProofFacts erasure={latest.node} />
            <AllProofsLink count={applicantErasures.totalCount} />
          </>
        ) : (
          <Text color="fg.muted" textStyle="sm">
            <Trans>Noch keiner. Jeder Lauf schreibt einen, und er wird nicht gelöscht.</Trans>
          </Text>
        )}
      </Box>
    </>
  );
}

interface PreviewProps {
  readonly preview: ErasurePreviewQuery["response"]["applicantErasurePreview"];
}

function Preview({ preview }: PreviewProps) {
  const { day, defaultDays, count, heldCount } = preview;
  const date = formatDate(day);
  return (
    <>
      <Text mt={1}>
        <Plural
          value={count}
          _0={`Am ${date} ist nichts zu löschen.`}
          one={`Am ${date} werden die Angaben von # Antrag gelöscht.`}
          other={`Am ${date} werden die Angaben von # Anträgen gelöscht.`}
        />
      </Text>
      {heldCount > 0 && (
        <Text>
          <AppLink to="/admin/processes" search={{ held: true }}>
            <Plural
              value={heldCount}
              one="Bei # weiteren ist die Löschung angehalten"
              other="Bei # weiteren ist die Löschung angehalten"
            />
          </AppLink>
        </Text>
      )}
      <Text color="fg.muted" textStyle="sm">
        <Trans>Dienste ohne eigene Frist: {defaultDays} Tage nach dem Ende.</Trans>
      </Text>
      <DueServices preview={preview} />
    </>
  );
}
