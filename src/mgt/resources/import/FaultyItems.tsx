import { Box, Stack, Text } from "@chakra-ui/react";
import { Plural, useLingui } from "@lingui/react/macro";
import { payloadFailure } from "#relay/failure";
import { useDocumentMessage } from "../useDocumentMessage";
import type { ImportItem } from "./useResourcesImport";

/** Files that cannot be imported, with their problems by line. */
export function FaultyItems({ items }: { readonly items: readonly ImportItem[] }) {
  const { t } = useLingui();
  const documentMessage = useDocumentMessage();
  if (items.length === 0) return null;
  return (
    <Stack gap={1}>
      <Text fontWeight="medium">
        <Plural
          value={items.length}
          one="# Datei hat Fehler und wird nicht importiert"
          other="# Dateien haben Fehler und werden nicht importiert"
        />
      </Text>
      <Box as="ul" aria-label={t`Dateien mit Fehlern`} listStyleType="none">
        {items.map(({ fileName, problems }) => (
          <Box as="li" key={fileName} py={1.5} borderBottom="1px solid {colors.border.muted}">
            <Text overflowWrap="anywhere">{fileName}</Text>
            <Box as="ul" textStyle="sm" color="status.error.fg" overflowWrap="anywhere">
              {[...new Set(problems.map((problem) => documentMessage(payloadFailure(problem))))].map(
                (text) => (
                  <li key={text}>{text}</li>
                ),
              )}
            </Box>
          </Box>
        ))}
      </Box>
    </Stack>
  );
}
