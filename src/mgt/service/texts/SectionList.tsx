import { Box, chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { useFormats } from "#i18n/useFormats";
import type { ListAddress } from "#lists/useListSearch";
import { FilterSelect } from "#ui/FilterSelect";
import type { SectionList_texts$key } from "./__generated__/SectionList_texts.graphql";
import { useSectionName } from "./useSectionName";
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
    "& small": { flex: "none", color: "fg.muted", fontSize: "xs", fontVariantNumeric: "tabular-nums" },
    "& small[data-problems]": { color: "status.error.fg", fontWeight: "semibold" },
  },
});

interface SectionListProps {
  readonly texts: SectionList_texts$key;
  readonly address: ListAddress<TextsSearch>;
}

/** Sections of the keys, with the number of keys or, in red, of keys that need attention. */
export function SectionList({ texts, address }: SectionListProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const sectionName = useSectionName();
  const { sections } = useFragment(
    graphql`
      fragment SectionList_texts on ServiceTexts @throwOnFieldError {
        sections {
          key
          count
          missing
          outdated
        }
      }
    `,
    texts,
  );
  const { search, change } = address;
  const total = sections.reduce((sum, { count }) => sum + count, 0);
  const choose = (section: string | undefined) => change({ section }, { resetScroll: true });
  const named = sections.map(({ key, count, missing, outdated }) => ({
    key,
    count,
    name: sectionName(key),
    problems: missing + outdated,
  }));
  const entries = [{ key: undefined, name: t`Alle Bereiche`, count: total, problems: 0 }, ...named];
  return (
    <Box as="nav" aria-label={t`Bereiche der Texte`}>
      <Box hideFrom="lg" width="fit-content">
        <FilterSelect
          label={t`Bereich`}
          value={search.section ?? ""}
          isSet={search.section !== undefined}
          onChoose={(section) => choose(section || undefined)}
        >
          {entries.map(({ key = "", name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </FilterSelect>
      </Box>
      <Sections hideBelow="lg">
        {entries.map(({ key, name, count, problems }) => (
          <li key={key ?? ""}>
            <button
              type="button"
              aria-current={search.section === key ? "true" : undefined}
              onClick={() => choose(key)}
            >
              <span>{name}</span>
              {problems > 0 ? (
                <small data-problems="" data-tooltip={t`${problems} fehlen oder sind veraltet`}>
                  {number(problems)}
                  <span className="visually-hidden"> {t`fehlen oder sind veraltet`}</span>
                </small>
              ) : (
                <small>{number(count)}</small>
              )}
            </button>
          </li>
        ))}
      </Sections>
    </Box>
  );
}
