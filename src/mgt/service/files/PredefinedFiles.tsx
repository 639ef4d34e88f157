import { Box, Grid, Heading, Text } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useId } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { PredefinedFiles_service$key } from "./__generated__/PredefinedFiles_service.graphql";
import { PredefinedFileCard } from "./PredefinedFileCard";

const serviceFragment = graphql`
  fragment PredefinedFiles_service on CommuneService @throwOnFieldError {
    predefinedFiles {
      id
      ...PredefinedFileCard_file
    }
  }
`;

/** The files with a fixed purpose. */
export function PredefinedFiles({ service }: { readonly service: PredefinedFiles_service$key }) {
  const { predefinedFiles } = useFragment(serviceFragment, service);
  const titleId = useId();
  return (
    <Box as="section" aria-labelledby={titleId}>
      <Heading id={titleId}>
        <Trans>Vordefinierte Dateien</Trans>
      </Heading>
      <Text color="fg.muted" textStyle="sm" textWrap="pretty">
        <Trans>
          Sie haben einen festen Platz im Dienst. Ohne eigene Datei gilt der Standard; eine neue Datei sehen
          Bürgerinnen und Bürger sofort.
        </Trans>
      </Text>
      <Grid
        as="ul"
        mt={3}
        gap={3}
        templateColumns="repeat(auto-fill, minmax(min(100%, 340px), 1fr))"
        alignItems="stretch"
      >
        {predefinedFiles.map((file) => (
          <PredefinedFileCard key={file.id} file={file} />
        ))}
      </Grid>
    </Box>
  );
}
