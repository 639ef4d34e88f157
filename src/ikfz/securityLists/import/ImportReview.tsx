import { Box, Text } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { singleByteEncodings, textEncodings, type TextEncodingName } from "#domain/encodings/textEncoding";
import type { SecurityListImportResult, SecurityListKind } from "#domain/securityLists/securityLists";
import type { Failure } from "#i18n/errorMessages";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { useFormats } from "#i18n/useFormats";
import type { OpenedQuery } from "#relay/useDialogQuery";
import { LabelledCheckbox } from "#ui/LabelledCheckbox";
import { Notice } from "#ui/Notice";
import { useAnnounce } from "#ui/ui";
import { EncodingField, encodingLabels } from "#ui/upload/EncodingField";
import type { ImportEntriesQuery } from "./__generated__/ImportEntriesQuery.graphql";
import { ImportEntries } from "./ImportEntries";
import { ResultCounts } from "./ResultCounts";
import type { CheckedImport } from "./useListImport";

interface ImportReviewProps {
  readonly list: SecurityListKind;
  readonly checked: CheckedImport;
  /** The query of its entries. */
  readonly entries: OpenedQuery<ImportEntriesQuery>;
  /** Loads a page of entries with an outcome; null: with any. */
  readonly onEntries: (result: SecurityListImportResult | null, after: string | null) => void;
  /** Why the import was refused. */
  readonly failure: Failure | null;
  readonly allowsSuffixes: boolean;
  readonly onAllowSuffixes: (isAllowed: boolean) => void;
  /** Checks the file again in another encoding; undefined for a pasted text. */
  readonly onEncoding: ((encoding: TextEncodingName) => void) | undefined;
}

/** Preview of an import by entry. */
export function ImportReview(props: ImportReviewProps) {
  const { list, checked, entries, failure, onEntries, onEncoding } = props;
  const { t } = useLingui();
  const { number } = useFormats();
  const errorMessage = useErrorMessage();
  const announce = useAnnounce();
  const [result, setResult] = useState<SecurityListImportResult | null>(null);
  const { fileName, importedCount, refusedCount, entryCount, suffixes } = checked;
  const encoding = textEncodings.find((known) => known === checked.encoding);
  const [imported, refused] = [number(importedCount), number(refusedCount)];
  const summary = t`Vorschau: ${imported} werden importiert, ${refused} nicht.`;
  useEffect(() => announce(summary), [announce, summary]);
  const canReadAs = encoding === "UTF_8" || singleByteEncodings.some((known) => known === encoding);
  function filter(chosen: SecurityListImportResult | null) {
    setResult(chosen);
    onEntries(chosen, null);
  }
  const counted = t`${plural(entryCount, { one: "# Eintrag", other: "# Einträge" })}`;
  return (
    <>
      {failure && (
        <Notice tone="error" role="alert">
          {failure.code === "preview_expired" ? (
            <Trans>
              Die Prüfung gilt nicht mehr: Sie ist zu alt oder wurde schon importiert. Es wurde nichts
              importiert. Prüfen Sie die Einträge noch einmal.
            </Trans>
          ) : (
            errorMessage(failure)
          )}
        </Notice>
      )}
      <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
        {onEncoding ? <code translate="no">{fileName}</code> : t`Eingefügter Text`} · {counted}
        {onEncoding && encoding && ` · ${encodingLabels[encoding]}`}
      </Text>
      {onEncoding && encoding && canReadAs && (
        <EncodingField encoding={encoding} sample={null} onChoose={onEncoding} />
      )}
      <ResultCounts counts={checked.counts} chosen={result} onChoose={filter} />
      {importedCount === 0 && suffixes.totalCount === 0 && (
        <Notice tone="waiting" icon="info">
          <Trans>In der Datei ist nichts, was importiert werden kann.</Trans>
        </Notice>
      )}
      {suffixes.totalCount > 0 && <PublicSuffixes {...props} />}
      <ImportEntries key={result} opened={entries} list={list} onPage={(after) => onEntries(result, after)} />
    </>
  );
}

/** Lists the public suffixes of a file, which are only added after confirmation. */
function PublicSuffixes({ checked: { suffixes }, allowsSuffixes, onAllowSuffixes }: ImportReviewProps) {
  const names = suffixes.edges.map(({ node }) => node.text).join(", ");
  const others = suffixes.totalCount - suffixes.edges.length;
  return (
    <Notice tone="waiting" icon="warning">
      <p>
        <Trans>
          Öffentliche Endungen wie de oder co.uk sperren alle Adressen darunter. Sie bleiben außen vor, wenn
          Sie es nicht anders wählen:
        </Trans>{" "}
        <b translate="no">{names}</b>
        {others > 0 && (
          <>
            {" "}
            <Plural value={others} one="und # weitere" other="und # weitere" />
          </>
        )}
      </p>
      <Box mt={2}>
        <LabelledCheckbox checked={allowsSuffixes} onCheck={onAllowSuffixes}>
          <Plural
            value={suffixes.totalCount}
            one="Auch die öffentliche Endung importieren"
            other="Auch die # öffentlichen Endungen importieren"
          />
        </LabelledCheckbox>
      </Box>
    </Notice>
  );
}
