import { Flex, Heading, Stack, Text } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { isLocalePath } from "#domain/serviceFiles";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { useFormats } from "#i18n/useFormats";
import { Notice } from "#ui/Notice";
import { RemoveFilesButton } from "./RemoveFilesButton";

interface FolderDetailsProps {
  readonly path: string;
  readonly files: readonly { readonly id: string; readonly revision: number; readonly byteSize: number }[];
  readonly serviceId: string;
  readonly onRemoved: () => void;
  /** Called after undoing the removal. */
  readonly onRestored: () => void;
}

/** The selected folder and its actions. */
export function FolderDetails({ path, files, serviceId, onRemoved, onRestored }: FolderDetailsProps) {
  const { t } = useLingui();
  const { fileSize } = useFormats();
  const errorMessage = useErrorMessage();
  const bytes = fileSize(files.reduce((sum, { byteSize }) => sum + byteSize, 0));
  return (
    <Stack gap={3}>
      <Heading as="h3" textStyle="h3" overflowWrap="anywhere">
        {path}
      </Heading>
      <Text>
        <Plural value={files.length} one="Ordner mit # Datei" other="Ordner mit # Dateien" />
        {", "}
        {bytes}
      </Text>
      {isLocalePath(path) ? (
        <Notice tone="neutral" icon="lock">
          {errorMessage({ code: "changing_fixed_service_file_local_error", params: {} })}
        </Notice>
      ) : (
        <>
          <Text textStyle="sm" color="fg.muted">
            <Trans>Neue Dateien kommen in diesen Ordner, solange er ausgewählt ist.</Trans>
          </Text>
          <Flex>
            <RemoveFilesButton
              serviceId={serviceId}
              items={files.map(({ id, revision }) => ({ id, revision }))}
              title={t`Ordner ${path} entfernen`}
              onRemoved={onRemoved}
              onRestored={onRestored}
            >
              <Plural
                value={files.length}
                one="Der Ordner und # Datei werden entfernt. Gleich danach können Sie das rückgängig machen."
                other="Der Ordner und alle # Dateien werden entfernt. Gleich danach können Sie das rückgängig machen."
              />
            </RemoveFilesButton>
          </Flex>
        </>
      )}
    </Stack>
  );
}
