import { Box, Stack, Text } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { useFormats } from "#i18n/useFormats";
import { payloadFailure } from "#relay/failure";
import { LabelledCheckbox } from "#ui/LabelledCheckbox";
import type { ArchiveEntry } from "./useFilesImport";

interface ArchiveFilesProps {
  /** New and replaced files. */
  readonly entries: readonly ArchiveEntry[];
  /** Their paths. */
  readonly excluded: ReadonlySet<string>;
  readonly onExclude: (paths: ReadonlySet<string>) => void;
}

/** The importable files, each with a checkbox. */
export function ArchiveFiles({ entries, excluded, onExclude }: ArchiveFilesProps) {
  const { t } = useLingui();
  const isAll = excluded.size === 0;
  const isNone = entries.length === excluded.size;

  function take(path: string, isTaken: boolean) {
    const next = new Set(excluded);
    if (isTaken) next.delete(path);
    else next.add(path);
    onExclude(next);
  }

  return (
    <Box>
      {entries.length > 1 && (
        <LabelledCheckbox
          checked={isAll ? true : isNone ? false : "indeterminate"}
          onCheck={(isTaken) => onExclude(new Set(isTaken ? [] : entries.map(({ path }) => path)))}
          pb={2}
        >
          <Plural value={entries.length} one="Die # Datei" other="Alle # Dateien" />
        </LabelledCheckbox>
      )}
      <FileList label={t`Dateien, die importiert werden`}>
        {entries.map((entry) => (
          <Box as="li" key={entry.path} py={1.5} borderBottom="1px solid {colors.border.muted}">
            <LabelledCheckbox
              checked={!excluded.has(entry.path)}
              onCheck={(isTaken) => take(entry.path, isTaken)}
              alignItems="flex-start"
            >
              <Box overflowWrap="anywhere">
                {entry.path} <FileChange entry={entry} />
              </Box>
            </LabelledCheckbox>
          </Box>
        ))}
      </FileList>
    </Box>
  );
}

function FileChange({ entry: { byteSize, state, storedByteSize } }: { readonly entry: ArchiveEntry }) {
  const { fileSize } = useFormats();
  const [size, storedSize] = [fileSize(byteSize), fileSize(storedByteSize ?? 0)];
  return (
    <Text as="span" display="block" textStyle="xs" color="fg.muted">
      {state === "NEW" ? (
        <Trans>neu, {size}</Trans>
      ) : (
        <Trans>
          ersetzt die vorhandene Datei ({storedSize}), {size}
        </Trans>
      )}
    </Text>
  );
}

/** The files that are not imported, with their reasons. */
export function RefusedFiles({ entries }: { readonly entries: readonly ArchiveEntry[] }) {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  if (entries.length === 0) return null;
  return (
    <Stack gap={1}>
      <Text fontWeight="medium">
        <Plural
          value={entries.length}
          one="# Datei wird nicht importiert"
          other="# Dateien werden nicht importiert"
        />
      </Text>
      <FileList label={t`Dateien, die nicht importiert werden`}>
        {entries.map(({ path, error }, at) => (
          // A path may occur several times.
          <Box as="li" key={`${at} ${path}`} py={1.5} borderBottom="1px solid {colors.border.muted}">
            <Text textStyle="sm" overflowWrap="anywhere">
              {path}
            </Text>
            {error && (
              <Text textStyle="sm" color="status.error.fg" overflowWrap="anywhere">
                {errorMessage(payloadFailure(error))}
              </Text>
            )}
          </Box>
        ))}
      </FileList>
    </Stack>
  );
}

interface FileListProps {
  readonly label: string;
  /** List items. */
  readonly children: ReactNode;
}

/** A separately scrolling list, also by keyboard. */
function FileList({ label, children }: FileListProps) {
  return (
    <Box as="ul" aria-label={label} tabIndex={0} maxH="280px" overflowY="auto" overscrollBehavior="contain">
      {children}
    </Box>
  );
}
