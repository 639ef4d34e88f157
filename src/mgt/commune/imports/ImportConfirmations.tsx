import { Grid, Input } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { isErrorCode, type ErrorCode } from "#domain/errorCodes";
import { confirmedShrink } from "#domain/imports/shrink";
import { useFormats } from "#i18n/useFormats";
import { LabelledField } from "#forms/fields/LabelledField";
import { SkippedRowsConfirmation } from "#mgt/imports/SkippedRowsConfirmation";
import { LabelledCheckbox } from "#ui/LabelledCheckbox";
import type { ImportConfirmations_import$key } from "./__generated__/ImportConfirmations_import.graphql";

interface ImportConfirmationsProps {
  readonly preview: ImportConfirmations_import$key;
  readonly confirmed: ReadonlySet<ErrorCode>;
  readonly onConfirm: (code: ErrorCode, isConfirmed: boolean) => void;
}

/** Confirmations required before the import is committed. */
export function ImportConfirmations({ preview, confirmed, onConfirm }: ImportConfirmationsProps) {
  const { needsConfirmation, counts, otherCommunes } = useFragment(
    graphql`
      fragment ImportConfirmations_import on ImportPreview @throwOnFieldError {
        needsConfirmation
        otherCommunes {
          rowCount
        }
        counts {
          added
          changed
          unchanged
          removed
          refused
        }
      }
    `,
    preview,
  );
  const kept = counts.changed + counts.unchanged;
  return (
    <Grid gap={3}>
      {needsConfirmation.filter(isErrorCode).map((code) => {
        if (code === "shrink_needs_confirmation") {
          return (
            <ShrinkConfirmation
              key={code}
              before={kept + counts.removed}
              after={kept + counts.added}
              removed={counts.removed}
              onConfirm={(isConfirmed) => onConfirm(code, isConfirmed)}
            />
          );
        }
        const isConfirmed = confirmed.has(code);
        const confirm = (isNowConfirmed: boolean) => onConfirm(code, isNowConfirmed);
        if (code === "rows_of_other_communes") {
          return (
            <LabelledCheckbox key={code} checked={isConfirmed} onCheck={confirm} textStyle="md">
              <Plural
                value={otherCommunes?.rowCount ?? 0}
                one="Auch die eine Zeile einer anderen Kommune übernehmen"
                other="Auch die # Zeilen anderer Kommunen übernehmen"
              />
            </LabelledCheckbox>
          );
        }
        return (
          <SkippedRowsConfirmation
            key={code}
            count={counts.refused}
            isConfirmed={isConfirmed}
            onConfirm={confirm}
          />
        );
      })}
    </Grid>
  );
}

interface ShrinkConfirmationProps {
  readonly before: number;
  readonly after: number;
  readonly removed: number;
  readonly onConfirm: (isConfirmed: boolean) => void;
}

/** An import that removes many entries must be confirmed by typing how many. */
function ShrinkConfirmation({ before, after, removed, onConfirm }: ShrinkConfirmationProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const id = useId();
  const [typed, setTyped] = useState("");
  const percent = number(confirmedShrink(before, after) ?? 0);
  // Keep decimals near 100 %: with 1 of 1,500 left, the decrease must not read as 100 %.
  const isNearlyAll = after > 0 && before - after > before * 0.99;
  const share = isNearlyAll ? t`mehr als ${percent} %` : t`${percent} %`;
  const rest = number(after);
  return (
    <Grid gap={1} fontSize="sm" lineHeight="md">
      <p id={`${id}-text`}>
        <Trans>
          <b>
            <Plural
              value={before}
              one={`Der Bestand schrumpft von # Eintrag auf ${rest}, um ${share}.`}
              other={`Der Bestand schrumpft von # Einträgen auf ${rest}, um ${share}.`}
            />
          </b>{" "}
          Sind die neuen Daten vollständig?
        </Trans>
      </p>
      <LabelledField
        id={id}
        label={<Trans>Geben Sie zur Bestätigung ein, wie viele Einträge wegfallen: {number(removed)}</Trans>}
      >
        <Input
          maxW="160px"
          fontVariantNumeric="tabular-nums"
          inputMode="numeric"
          autoComplete="off"
          aria-describedby={`${id}-text`}
          placeholder={t`Anzahl`}
          value={typed}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value);
            onConfirm(value.replaceAll(/[\s.,]/g, "") === String(removed));
          }}
        />
      </LabelledField>
    </Grid>
  );
}
