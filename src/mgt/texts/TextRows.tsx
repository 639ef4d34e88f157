import { chakra, useRecipe } from "@chakra-ui/react";
import { memo, useMemo, useState } from "react";
import { useWindowedRows, type RowShape } from "#ui/useWindowedRows";
import { belowToolbar, lowWindow, toolbarHeight } from "./belowToolbar";
import type { TextRow_entry$key } from "./__generated__/TextRow_entry.graphql";
import { TextRow } from "./TextRow";

/** Estimates in pixels until a row is measured: a row without its fields, and a line of fields. */
const [rowHeight, lineHeight, fieldsPerLine] = [52, 74, 3];

const List = chakra("ol", {
  base: {
    borderTop: "1px solid {colors.border}",
    "& > li[data-index]": { py: 3, borderBottom: "1px solid {colors.border.muted}" },
    "& h2": { mb: 1.5, fontFamily: "mono", fontSize: "xs", color: "fg.muted", overflowWrap: "anywhere" },
    // As many languages beside each other as fit.
    "& [data-part=values]": {
      display: "grid",
      gridTemplateColumns: "repeat(auto-fit, minmax(min(260px, 100%), 1fr))",
      columnGap: 4,
      rowGap: 3,
    },
    // Sticky, to stay visible beside a text higher than the window.
    "& [data-part=head]": {
      position: "sticky",
      top: belowToolbar,
      [lowWindow]: { position: "static" },
      zIndex: 1,
      bg: "bg",
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      columnGap: 2,
      minH: 6,
      mb: 1,
    },
    "& [data-part=flags]": { display: "flex", flexWrap: "wrap", columnGap: 3, fontSize: "sm" },
    "& [data-part=markup]": { display: "flex", mb: 1 },
    "& textarea": { scrollMarginTop: `calc(${toolbarHeight} + 40px)` },
    "& label": { fontSize: "sm", fontWeight: "medium" },
  },
});

/** The fields are plain elements, since a page has up to 200 keys with a field per language. */
function useFieldStyles() {
  const textarea = useRecipe({ key: "textarea" });
  const button = useRecipe({ key: "button" });
  return useMemo(
    () => [
      {
        "& textarea": textarea(),
        "& [data-part=markup] button": button({ variant: "ghost", size: "sm" }),
      },
      {
        "& textarea": { minH: "control", maxH: "320px", fieldSizing: "content" },
        "& [data-part=markup] button": { minW: 7, px: 1.5 },
      },
    ],
    [textarea, button],
  );
}

/** How many rows are rendered. */
export interface RowsExtent {
  /** Rows beyond either edge of the window. */
  readonly overscan: number;
  /** Maximum number of rendered rows. */
  readonly most?: number;
}

interface TextRowsProps {
  /** Id of the service of the commune. */
  readonly serviceId: string;
  readonly edges: readonly { readonly node: TextRow_entry$key & { readonly id: string } }[];
  /** Languages on screen, German first. */
  readonly languages: readonly string[];
  /** Revision of the texts. */
  readonly revision: number;
  readonly extent: RowsExtent;
}

/** Rows of texts; only those in the window are rendered. */
export const TextRows = memo(function TextRows(props: TextRowsProps) {
  const { serviceId, edges, languages, revision, extent } = props;
  const rows = useMemo(() => edges.map(({ node }): RowShape => ({ key: node.id, kind: "text" })), [edges]);
  const [focused, setFocused] = useState<string | null>(null);
  const pinned = rows.findIndex(({ key }) => key === focused);
  const fieldLines = Math.ceil(languages.length / fieldsPerLine);
  const heights = useMemo(() => ({ text: rowHeight + lineHeight * fieldLines }), [fieldLines]);
  const { listRef, measure, spans } = useWindowedRows({
    rows,
    heights,
    initialTop: 240,
    pinned: pinned < 0 ? null : pinned,
    ...extent,
  });
  const css = useFieldStyles();
  return (
    <List
      ref={listRef}
      css={css}
      onFocus={({ target }) => setFocused(target.closest<HTMLElement>("[data-key]")?.dataset["key"] ?? null)}
    >
      {spans.map((span) => {
        if (span.kind === "space") {
          return <li key={`space-${span.index}`} aria-hidden="true" style={{ height: span.height }} />;
        }
        const node = edges[span.index]?.node;
        return (
          node && (
            <li
              key={node.id}
              ref={measure}
              data-index={span.index}
              data-key={node.id}
              aria-setsize={edges.length}
              aria-posinset={span.index + 1}
            >
              <TextRow serviceId={serviceId} entry={node} languages={languages} revision={revision} />
            </li>
          )
        );
      })}
    </List>
  );
});
