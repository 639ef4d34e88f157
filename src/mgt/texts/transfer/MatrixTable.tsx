import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { useLanguageName } from "#i18n/useLanguageName";
import type { MatrixTable_transfer$key } from "./__generated__/MatrixTable_transfer.graphql";
import { MatrixRow, type MatrixChoice } from "./MatrixRow";

const Scroller = chakra("div", {
  base: {
    "--first-column": { base: "132px", sm: "220px" },
    containerType: "inline-size",
    maxH: "min(56dvh, 560px)",
    overflow: "auto",
    border: "1px solid {colors.border}",
    borderRadius: "md",
    "&[aria-busy]": { opacity: 0.62 },
    "& table": { borderCollapse: "separate", borderSpacing: 0, textStyle: "sm" },
    "& :is(th, td)": {
      minW: "148px",
      maxW: "220px",
      p: 2,
      borderBottom: "1px solid {colors.border.muted}",
      fontWeight: "normal",
      textAlign: "start",
      verticalAlign: "top",
      overflowWrap: "anywhere",
    },
    "& thead th": { position: "sticky", top: 0, zIndex: 1, bg: "bg.panel" },
    "& tr > th:first-child": {
      position: "sticky",
      insetInlineStart: 0,
      zIndex: 1,
      minW: "var(--first-column)",
      maxW: "var(--first-column)",
      borderInlineEnd: "1px solid {colors.border}",
      bg: "bg.panel",
    },
    "& thead th:first-child": { zIndex: 2 },
    "& code": { display: "block", fontFamily: "mono", fontSize: "xs" },
    "& small": { display: "block", color: "fg.muted", fontSize: "xs" },
    "& label": {
      display: "flex",
      alignItems: "center",
      gap: 1.5,
      minH: 6,
      cursor: "pointer",
      fontSize: "xs",
    },
    "& [type=checkbox]": { flex: "none", boxSize: 4, m: 0, accentColor: "accent.solid" },
    "& button": {
      p: 0,
      border: 0,
      minH: 6,
      bg: "transparent",
      color: "inherit",
      textAlign: "start",
      textDecoration: "underline",
      textUnderlineOffset: "3px",
      textDecorationColor: "border.emphasized",
      cursor: "pointer",
    },
  },
});

interface MatrixTableProps {
  readonly transfer: MatrixTable_transfer$key;
  readonly part: { readonly from: number; readonly count: number };
  readonly isStale: boolean;
  readonly onChoose: (choice: MatrixChoice) => void;
}

/** Communes as rows, texts as columns. The row headers are sticky. */
export function MatrixTable({ transfer, isStale, onChoose }: MatrixTableProps) {
  const { t } = useLingui();
  const languageName = useLanguageName();
  const { texts, rows } = useFragment(
    graphql`
      fragment MatrixTable_transfer on TextTransfer
      @throwOnFieldError
      @argumentDefinitions(
        from: { type: "Int!" }
        count: { type: "Int!" }
        first: { type: "Int" }
        after: { type: "String" }
        last: { type: "Int" }
        before: { type: "String" }
      ) {
        texts(from: $from, count: $count) {
          id
          position
          key
          language
          text
        }
        rows(from: $from, count: $count, first: $first, after: $after, last: $last, before: $before) {
          edges {
            node {
              id
              cells {
                position
                state
                isCopied
              }
              ...MatrixRow_row
            }
          }
        }
      }
    `,
    transfer,
  );
  const nodes = rows.edges.map(({ node }) => node);
  return (
    <Scroller tabIndex={0} role="region" aria-label={t`Probelauf`} aria-busy={isStale || undefined}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t`Kommune`}</th>
            {texts.map(({ id, position, key, language }) => {
              const differing = nodes
                .flatMap(({ cells }) => cells)
                .filter((cell) => cell.position === position && cell.state === "DIFFERENT");
              const copied = differing.filter(({ isCopied }) => isCopied).length;
              const name = `${key}, ${languageName(language)}`;
              return (
                <th key={id} scope="col">
                  <code translate="no">{key}</code>
                  <small>{languageName(language)}</small>
                  {differing.length > 0 && (
                    <label>
                      <input
                        type="checkbox"
                        aria-label={t`Alle überschreiben: ${name}`}
                        checked={copied === differing.length}
                        ref={(box) => {
                          if (box) box.indeterminate = copied > 0 && copied < differing.length;
                        }}
                        onChange={({ target }) => onChoose({ key, language, overwrite: target.checked })}
                      />
                      {t`Alle überschreiben`}
                    </label>
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {nodes.map((node) => (
            <MatrixRow key={node.id} row={node} texts={texts} onChoose={onChoose} />
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}
