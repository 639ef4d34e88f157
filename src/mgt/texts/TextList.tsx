import { Plural, Trans } from "@lingui/react/macro";
import { Fragment, useEffect, useRef, type ComponentProps } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { fieldId, useFormSettings } from "#forms/formContext";
import { TextButton } from "#forms/TextButton";
import { ListPager } from "#lists/ListPager";
import { useExistingPage } from "#lists/ListTable";
import type { ListAddress } from "#lists/useListSearch";
import { EmptyState } from "#ui/EmptyState";
import { NoMatches } from "#ui/table/NoMatches";
import type { TextList_texts$key } from "./__generated__/TextList_texts.graphql";
import type { TextsScreenQuery$variables } from "./__generated__/TextsScreenQuery.graphql";
import { TextRows } from "./TextRows";
import { addressOfField } from "./textValues";
import { useSectionName } from "./useSectionName";
import type { TextsSearch } from "./textsList";

interface TextListProps extends Pick<ComponentProps<typeof TextRows>, "languages" | "extent"> {
  /** Id of the service of the commune. */
  readonly id: string;
  readonly texts: TextList_texts$key;
  readonly address: ListAddress<TextsSearch>;
  /** Filter of the loaded texts; the address may already have another one. */
  readonly filter: TextsScreenQuery$variables["filter"];
  /** Name of the field to focus once it is on screen. */
  readonly revealed: string | null;
}

/** A page of keys with a field per language. */
export function TextList(props: TextListProps) {
  const { id, texts, address, filter, languages, revealed, extent } = props;
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
          sectionCounts {
            key
            count
          }
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
  const { edges, totalCount, sectionCounts } = entries;
  useExistingPage(address, edges.length === 0 && totalCount > 0);
  useFocusRevealed(revealed, edges);
  if (totalCount === 0) {
    const all = { text: undefined, flag: undefined, section: undefined };
    return filter.text || filter.section || filter.flag || filter.isFaulty ? (
      <NoMatches tableId="texts" onReset={() => address.change(all)}>
        {sectionCounts.length > 0 && (
          <OtherSections counts={sectionCounts} onChoose={(section) => address.change({ section })} />
        )}
      </NoMatches>
    ) : (
      <EmptyState icon="document" title={<Trans>Dieser Dienst liefert keine Texte</Trans>}>
        <Trans>Sobald er Texte mitbringt, können Sie sie hier für die Kommune anpassen.</Trans>
      </EmptyState>
    );
  }
  return (
    <>
      <TextRows serviceId={id} edges={edges} languages={languages} revision={revision} extent={extent} />
      <ListPager address={address} page={entries} />
    </>
  );
}

interface OtherSectionsProps {
  readonly counts: readonly { readonly key: string; readonly count: number }[];
  readonly onChoose: (section: string) => void;
}

/** Links to other sections with matches. */
function OtherSections({ counts, onChoose }: OtherSectionsProps) {
  const sectionName = useSectionName();
  return (
    <>
      <Trans>In diesem Bereich gibt es keinen Treffer, aber in anderen:</Trans>
      {counts.map(({ key, count }) => {
        const name = sectionName(key);
        return (
          <Fragment key={key}>
            <br />
            <TextButton onClick={() => onChoose(key)}>
              <Plural value={count} one={`# Treffer in ${name}`} other={`# Treffer in ${name}`} />
            </TextButton>
          </Fragment>
        );
      })}
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
    const isShown = edges.some(({ node }) => node.key === addressOfField(revealed).key);
    if (!isShown || done.current === revealed) return;
    done.current = revealed;
    document.getElementById(fieldId(id, revealed))?.focus();
  }, [revealed, edges, id]);
}
