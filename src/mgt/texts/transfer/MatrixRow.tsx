import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { payloadFailure } from "#relay/failure";
import { Ags } from "#ui/Ags";
import { Status } from "#ui/Status";
import { TextDiff } from "#mgt/service/TextDiff";
import { useLanguageName } from "#i18n/useLanguageName";
import type { MatrixRow_row$key } from "./__generated__/MatrixRow_row.graphql";
import { CellStatus, useCellLabel } from "./CellLegend";

/** Overwrites or keeps the matching differing texts. */
export interface MatrixChoice {
  readonly ags?: string;
  readonly key?: string;
  readonly language?: string;
  readonly overwrite: boolean;
}

interface SourceText {
  readonly position: number;
  readonly key: string;
  readonly language: string;
  readonly text: string;
}

interface MatrixRowProps {
  readonly row: MatrixRow_row$key;
  /** The columns. */
  readonly texts: readonly SourceText[];
  readonly onChoose: (choice: MatrixChoice) => void;
}

/** Row of a commune. One cell can be expanded to compare the texts. */
export function MatrixRow({ row, texts, onChoose }: MatrixRowProps) {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const languageName = useLanguageName();
  const cellLabel = useCellLabel();
  const detailId = useId();
  const [opened, setOpened] = useState<number | null>(null);
  const data = useFragment(
    graphql`
      fragment MatrixRow_row on TextTransferRow @throwOnFieldError {
        ags
        communeName
        error {
          ...userError_error @relay(mask: false)
        }
        newCount
        differentCount
        overwrittenCount
        changedCount
        cells {
          position
          state
          targetText
          isCopied
        }
      }
    `,
    row,
  );
  const { ags, communeName, error, newCount, differentCount, overwrittenCount, changedCount } = data;
  const openedCell = data.cells.find(({ position }) => position === opened);
  const openedText = texts.find(({ position }) => position === opened);
  const counts = [
    newCount > 0 && t`${newCount} neu`,
    differentCount > 0 && t`${differentCount} abweichend`,
    changedCount > 0 && t`${changedCount} eben geändert`,
  ].filter((part) => part !== false);
  return (
    <>
      <tr>
        <th scope="row">
          <b lang="de">{communeName}</b>
          <br />
          <Ags ags={ags} />
          {!error && <small>{counts.length > 0 ? counts.join(" · ") : t`nichts zu ändern`}</small>}
          {differentCount > 0 && (
            <label>
              <input
                type="checkbox"
                aria-label={t`Alle überschreiben: ${communeName}`}
                checked={overwrittenCount === differentCount}
                ref={(box) => {
                  if (box) box.indeterminate = overwrittenCount > 0 && overwrittenCount < differentCount;
                }}
                onChange={({ target }) => onChoose({ ags, overwrite: target.checked })}
              />
              {t`Alle überschreiben`}
            </label>
          )}
        </th>
        {error ? (
          <WideCell colSpan={texts.length}>
            <div>
              <Status tone="error">{t`Nicht möglich`}</Status>
              <p>{errorMessage(payloadFailure(error))}</p>
            </div>
          </WideCell>
        ) : (
          texts.map(({ position, key, language }) => {
            const cell = data.cells.find((one) => one.position === position);
            if (!cell || cell.state === "%future added value") return <td key={position}>–</td>;
            const name = `${communeName}: ${key}, ${languageName(language)}`;
            return (
              <td key={position}>
                <CellStatus state={cell.state}>
                  {cell.state === "EQUAL" ? (
                    cellLabel(cell.state)
                  ) : (
                    <button
                      type="button"
                      aria-expanded={opened === position}
                      aria-controls={opened === position ? detailId : undefined}
                      aria-label={t`${cellLabel(cell.state)}: ${name}`}
                      onClick={() => setOpened(opened === position ? null : position)}
                    >
                      {cellLabel(cell.state)}
                    </button>
                  )}
                </CellStatus>
                {cell.state === "DIFFERENT" && (
                  <label>
                    <input
                      type="checkbox"
                      aria-label={t`Überschreiben: ${name}`}
                      checked={cell.isCopied}
                      onChange={({ target }) => onChoose({ ags, key, language, overwrite: target.checked })}
                    />
                    {t`überschreiben`}
                  </label>
                )}
              </td>
            );
          })
        )}
      </tr>
      {openedCell && openedText && (
        <tr id={detailId}>
          <th scope="row">
            <small>{t`Vorher und nachher`}</small>
          </th>
          <WideCell colSpan={texts.length}>
            <div>
              <code translate="no">{openedText.key}</code>
              <p lang={openedText.language} dir="auto">
                <TextDiff marksInvisible before={openedCell.targetText ?? ""} after={openedText.text} />
              </p>
            </div>
          </WideCell>
        </tr>
      )}
    </>
  );
}

/** A cell across the row; its content stays within the visible part of the table. */
const WideCell = chakra("td", {
  base: {
    maxW: "none !important",
    "& > div": {
      position: "sticky",
      insetInlineStart: "calc(var(--first-column) + {spacing.2})",
      w: "fit-content",
      maxW: "min(70ch, calc(100cqi - var(--first-column) - {spacing.4}))",
    },
  },
});
