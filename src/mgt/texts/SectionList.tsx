import { Box, chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { useFormats } from "#i18n/useFormats";
import type { ListAddress } from "#lists/useListSearch";
import { FilterSelect } from "#ui/FilterSelect";
import type { SectionList_entries$key } from "./__generated__/SectionList_entries.graphql";
import type { SectionList_texts$key } from "./__generated__/SectionList_texts.graphql";
import { useSectionName } from "./useSectionName";
import { belowToolbar } from "./belowToolbar";
import type { TextsSearch } from "./textsList";

const Sections = chakra("ul", {
  base: {
    "& button": {
      display: "flex",
      alignItems: "center",
      justifyContent: "space-between",
      gap: 2,
      width: "full",
      minH: 8,
      px: 2.5,
      py: 1,
      border: 0,
      borderRadius: "md",
      bg: "transparent",
      textStyle: "sm",
      textAlign: "start",
      overflowWrap: "anywhere",
      cursor: "pointer",
      _hover: { bg: "bg.muted" },
      "&[aria-current]": { bg: "bg.emphasized", fontWeight: "semibold" },
    },
    "& button > span": { flex: 1 },
    "& small": { flex: "none", color: "fg.muted", fontSize: "xs", fontVariantNumeric: "tabular-nums" },
    "& small[data-problems]": { color: "status.error.fg", fontWeight: "semibold" },
    "& button[data-empty]": { color: "fg.muted" },
  },
});

const Legend = chakra("p", {
  base: {
    px: 2.5,
    py: 2,
    color: "fg.muted",
    fontSize: "xs",
    "& [data-problems]": { color: "status.error.fg" },
  },
});

interface SectionsProps {
  readonly texts: SectionList_texts$key;
  readonly entries: SectionList_entries$key;
  readonly address: ListAddress<TextsSearch>;
}

/** The sections with their numbers of keys, and an entry for all. */
function useSections({ texts, entries, address }: SectionsProps) {
  const { t } = useLingui();
  const sectionName = useSectionName();
  const { sections } = useFragment(
    graphql`
      fragment SectionList_texts on ServiceTexts @throwOnFieldError {
        sections {
          key
          count
          needAttention
        }
      }
    `,
    texts,
  );
  const { sectionCounts } = useFragment(
    graphql`
      fragment SectionList_entries on TextEntryConnection @throwOnFieldError {
        sectionCounts {
          key
          count
        }
      }
    `,
    entries,
  );
  const { search, change } = address;
  const isSearched = search.text !== undefined || search.flag !== undefined;
  const found = new Map(sectionCounts.map(({ key, count }) => [key, count]));
  const choose = (section: string | undefined) => change({ section }, { resetScroll: true });
  const named = sections.map(({ key, count, needAttention }) => ({
    key,
    name: sectionName(key),
    count: isSearched ? (found.get(key) ?? 0) : count,
    problems: isSearched ? 0 : needAttention,
  }));
  const sum = (name: "count" | "problems") => named.reduce((total, section) => total + section[name], 0);
  const all = { key: undefined, name: t`Alle Bereiche`, count: sum("count"), problems: sum("problems") };
  const choices = [all, ...named];
  return { isSearched, choices, all, choose };
}

/** Links to the sections, with numbers of keys and of keys that need attention; if filtered, of matching keys. */
export function SectionList(props: SectionsProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const { isSearched, choices, all, choose } = useSections(props);
  const { search } = props.address;
  return (
    <Box
      as="nav"
      aria-label={t`Bereiche der Texte`}
      hideBelow="lg"
      gridRow="1 / span 2"
      position="sticky"
      top={belowToolbar}
      maxH={`calc(100dvh - ${belowToolbar})`}
      overflowY="auto"
    >
      <Sections>
        {choices.map(({ key, name, count, problems }) => (
          <li key={key ?? ""}>
            <button
              type="button"
              aria-current={search.section === key ? "true" : undefined}
              data-empty={count === 0 ? "" : undefined}
              onClick={() => choose(key)}
            >
              <span>{name}</span>
              {problems > 0 && (
                <small data-problems="">
                  {number(problems)}
                  <span className="visually-hidden"> {t`fehlen oder sind veraltet`},</span>
                </small>
              )}
              <small>
                {number(count)}
                <span className="visually-hidden"> {isSearched ? t`Treffer` : t`Schlüssel`}</span>
              </small>
            </button>
          </li>
        ))}
      </Sections>
      <Legend aria-hidden="true">
        {isSearched ? (
          <Trans>Zahlen: Treffer</Trans>
        ) : (
          <>
            {all.problems > 0 && (
              <>
                <span data-problems="">{t`Rot: fehlen oder sind veraltet`}</span>
                <br />
              </>
            )}
            <Trans>Grau: alle Schlüssel</Trans>
          </>
        )}
      </Legend>
    </Box>
  );
}

/** Select that replaces the list of sections on narrow screens. */
export function SectionSelect(props: SectionsProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const { choices, choose } = useSections(props);
  const { section } = props.address.search;
  return (
    <FilterSelect
      label={t`Bereich`}
      value={section ?? ""}
      isSet={section !== undefined}
      onChoose={(chosen) => choose(chosen || undefined)}
    >
      {choices.map(({ key = "", name, count }) => (
        <option key={key} value={key}>
          {`${name} (${number(count)})`}
        </option>
      ))}
    </FilterSelect>
  );
}
