import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { isErrorCode, type ErrorCode } from "#domain/errorCodes";
import { confirmedShrink } from "#domain/imports/shrink";
import { useFormats } from "#i18n/useFormats";
import type { ImportConfirmations_import$key } from "./__generated__/ImportConfirmations_import.graphql";

interface ImportConfirmationsProps {
  readonly preview: ImportConfirmations_import$key;
  readonly confirmed: ReadonlySet<ErrorCode>;
  readonly onConfirm: (code: ErrorCode, isConfirmed: boolean) => void;
}

/** What has to be confirmed before the stock is replaced. */
export function ImportConfirmations({ preview, confirmed, onConfirm }: ImportConfirmationsProps) {
  const { needsConfirmation, counts } = useFragment(
    graphql`
      fragment ImportConfirmations_import on ImportPreview {
        needsConfirmation
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
    <div className="import-confirmations">
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
        return (
          <label key={code} className="import-checkbox">
            <input
              type="checkbox"
              checked={confirmed.has(code)}
              onChange={(event) => onConfirm(code, event.currentTarget.checked)}
            />
            <Plural
              value={counts.refused}
              one="Ohne die eine fehlerhafte Zeile fortfahren"
              other="Ohne die # fehlerhaften Zeilen fortfahren"
            />
          </label>
        );
      })}
    </div>
  );
}

interface ShrinkConfirmationProps {
  readonly before: number;
  readonly after: number;
  readonly removed: number;
  readonly onConfirm: (isConfirmed: boolean) => void;
}

/** Much would be gone: whoever means it types how much. */
function ShrinkConfirmation({ before, after, removed, onConfirm }: ShrinkConfirmationProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const id = useId();
  const [typed, setTyped] = useState("");
  const percent = confirmedShrink(before, after) ?? 0;
  return (
    <div className="import-shrink">
      <p id={`${id}-text`}>
        <Trans>
          <b>
            Der Bestand schrumpft von {number(before)} auf {number(after)} Einträge, um {percent} %.
          </b>{" "}
          Sind die neuen Daten vollständig?
        </Trans>
      </p>
      <label htmlFor={id}>
        <Trans>Geben Sie zur Bestätigung ein, wie viele Einträge wegfallen: {number(removed)}</Trans>
      </label>
      <input
        id={id}
        className="import-input"
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
    </div>
  );
}
