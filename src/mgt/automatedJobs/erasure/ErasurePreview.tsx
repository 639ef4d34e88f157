import { Box, Heading, Text } from "@chakra-ui/react";
import { Plural, Trans } from "@lingui/react/macro";
import { useEffect } from "react";
import { graphql } from "react-relay/hooks";
import { formatDate } from "#i18n/formats";
import { DialogQuery } from "#relay/DialogQuery";
import { useDialogQuery } from "#relay/useDialogQuery";
import { AppLink } from "#ui/AppLink";
import ErasurePreviewParameters from "./__generated__/ErasurePreviewQuery$parameters";
import type { ErasurePreviewQuery } from "./__generated__/ErasurePreviewQuery.graphql";
import { ErasedServices } from "./ErasedServices";
import { ProofFacts } from "./ProofFacts";

const previewQuery = graphql`
  query ErasurePreviewQuery @throwOnFieldError @preloadable {
    applicantErasurePreview {
      day
      defaultDays
      count
      heldCount
      services {
        serviceId
        days
        count
        heldCount
        firstEndedAt
        lastEndedAt
      }
    }
    applicantErasures(first: 1) {
      totalCount
      edges {
        node {
          id
          ...ProofFacts_erasure
        }
      }
    }
  }
`;

/** What the next run would erase, what is held, and the latest proof. */
export function ErasurePreview() {
  const { opened, open } = useDialogQuery<ErasurePreviewQuery>(ErasurePreviewParameters);
  useEffect(() => open({}), [open]);
  return (
    <Box as="section" mt={7}>
      <Heading as="h2" textStyle="h3">
        <Trans>Nächste Löschung</Trans>
      </Heading>
      {opened && (
        <DialogQuery query={previewQuery} opened={opened}>
          {({ applicantErasurePreview: preview, applicantErasures }) => (
            <>
              <Preview {...preview} />
              {applicantErasures.edges.map(({ node }) => (
                <Box key={node.id} mt={7}>
                  <Heading as="h2" textStyle="h3" mb={2}>
                    <Trans>Letzter Löschnachweis</Trans>
                  </Heading>
                  <ProofFacts erasure={node} />
                </Box>
              ))}
            </>
          )}
        </DialogQuery>
      )}
    </Box>
  );
}

function Preview({
  day,
  defaultDays,
  count,
  heldCount,
  services,
}: ErasurePreviewQuery["response"]["applicantErasurePreview"]) {
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
      <ErasedServices services={services} />
    </>
  );
}
