import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useEffect, useMemo, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { fieldId, useFormSettings } from "#forms/formContext";
import { ListPager } from "#lists/ListPager";
import { useExistingPage } from "#lists/ListTable";
import type { ListAddress } from "#lists/useListSearch";
import { EmptyState } from "#ui/EmptyState";
import { NoMatches } from "#ui/table/NoMatches";
import { useWindowedRows, type RowShape } from "#ui/useWindowedRows";
import type { TextList_texts$key } from "./__generated__/TextList_texts.graphql";
import { TextRow } from "./TextRow";
import { textOfField } from "./textField";
import type { TextsSearch } from "./textsList";

const heights = { text: 112 };

/** Plain elements: a page has up to 200 keys with a field per language. */
const Rows = chakra("ol", {
  base: {
    borderTop: "1px solid {colors.border}",
    "& > li[data-index]": { py: 3, borderBottom: "1px solid {colors.border.muted}" },
  },
});

interface TextListProps {
  /** Id of the service of the commune. */
  readonly id: string;
  readonly texts: TextList_texts$key;
  readonly address: ListAddress<TextsSearch>;
  /** Languages on screen, German first. */
  readonly languages: readonly string[];
  /** Field to focus once it is on screen. */
  readonly revealed: string | null;
}

/** Keys with a field per language; only those in the window are rendered. */
export function TextList({ id, texts, address, languages, revealed }: TextListProps) {
  const { entries, revision } = useFragment(
    graphql`
      fragment TextList_texts on ServiceTexts
      @argumentDefinitions(
        filter: { type: "TextEntryFilter" }
        first: { type: "Int" }
        after: { type: "String" }
        last: { type: "Int" }
        before: { type: "String" }
      )
      @throwOnFieldError {
        revision
        entries(filter: $filter, first: $first, after: $after, last: $last, before: $before) {
          totalCount
          pageInfo {
            hasNextPage
            hasPreviousPage
            startCursor
            endCursor
          }
          edges {
            cursor
            node {
              id
              key
              ...TextRow_entry
            }
          }
        }
      }
    `,
    texts,
  );
  const { edges, totalCount } = entries;
  const rows = useMemo(() => edges.map(({ node }): RowShape => ({ key: node.id, kind: "text" })), [edges]);
  const [focused, setFocused] = useState<string | null>(null);
  const pinned = rows.findIndex(({ key }) => key === focused);
  const { listRef, measure, spans } = useWindowedRows({
    rows,
    heights,
    initialTop: 240,
    pinned: pinned < 0 ? null : pinned,
    overscan: 2,
  });
  useExistingPage(address, edges.length === 0 && totalCount > 0);
  useFocusRevealed(revealed, edges);
  if (totalCount === 0) {
    const all = { text: undefined, flag: undefined, section: undefined };
    return address.filterCount > 0 || address.search.section !== undefined ? (
      <NoMatches tableId="texts" onReset={() => address.change(all)} />
    ) : (
      <EmptyState icon="document" title={<Trans>Dieser Dienst liefert keine Texte</Trans>}>
        <Trans>Sobald er Texte mitbringt, können Sie sie hier für die Kommune anpassen.</Trans>
      </EmptyState>
    );
  }
  return (
    <>
      <Rows
        ref={listRef}
        onFocus={({ target }) =>
          setFocused(target.closest<HTMLElement>("[data-key]")?.dataset["key"] ?? null)
        }
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
                <TextRow serviceId={id} entry={node} languages={languages} revision={revision} />
              </li>
            )
          );
        })}
      </Rows>
      <ListPager address={address} page={entries} />
    </>
  );
}

/** Focuses a field once the texts with its key are on screen. */
function useFocusRevealed(
  revealed: string | null,
  edges: readonly { readonly node: { readonly key: string } }[],
): void {
  const { id } = useFormSettings();
  const done = useRef<string | null>(null);
  useEffect(() => {
    if (revealed === null) {
      done.current = null;
      return;
    }
    const isShown = edges.some(({ node }) => node.key === textOfField(revealed).key);
    if (!isShown || done.current === revealed) return;
    done.current = revealed;
    document.getElementById(fieldId(id, `texts.${revealed}`))?.focus();
  }, [revealed, edges, id]);
}
