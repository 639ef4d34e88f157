import { Box, chakra, Flex } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { useFormats } from "#i18n/useFormats";
import { choiceFilter } from "#lists/filters";
import { ListToolbar } from "#lists/ListToolbar";
import type { ListAddress } from "#lists/useListSearch";
import { exposeHeight } from "#ui/exposeHeight";
import { scrollEdges } from "#ui/scrollEdges";
import { SegmentedControl } from "#ui/SegmentedControl";
import type { SectionList_entries$key } from "./__generated__/SectionList_entries.graphql";
import type { TextToolbar_texts$key } from "./__generated__/TextToolbar_texts.graphql";
import { lowWindow } from "./belowToolbar";
import { SectionSelect } from "./SectionList";
import { TextTools } from "./TextTools";
import type { TextFlagName, TextsSearch } from "./textsList";
import { useLanguageName } from "#i18n/useLanguageName";

const exposeToolbarHeight = exposeHeight("--size-texts-toolbar");
const exposeSearchHeight = exposeHeight("--size-texts-search");

/** The search and the section in one line, which sticks on narrow screens. */
const SearchLine = chakra("div", {
  base: {
    display: { lg: "contents" },
    // The live region of faults takes no space while empty.
    "& > [role=status]:not(:has(li))": { position: "absolute" },
    lgDown: {
      position: "sticky",
      [lowWindow]: { position: "static" },
      top: "var(--size-head)",
      zIndex: "sticky",
      my: -2,
      py: 2,
      bg: "bg",
      "& .filter-bar": { flexWrap: "nowrap" },
      "& .search-field": { flex: "1 1 0", w: "auto", minW: 0 },
    },
  },
});

interface TextToolbarProps {
  readonly id: string;
  readonly serviceId: string;
  readonly texts: TextToolbar_texts$key;
  readonly entries: SectionList_entries$key;
  readonly address: ListAddress<TextsSearch>;
  readonly isPreviewOpen: boolean;
  readonly onPreview: () => void;
}

/** Search and filters of the texts, and tools for all of them. */
export function TextToolbar(props: TextToolbarProps) {
  const { id, serviceId, texts, entries, address, isPreviewOpen, onPreview } = props;
  const { t } = useLingui();
  const { number } = useFormats();
  const languageName = useLanguageName();
  const data = useFragment(
    graphql`
      fragment TextToolbar_texts on ServiceTexts @throwOnFieldError {
        languages
        sections {
          missing
          outdated
          identicalToGerman
          own
          drafts
        }
        ...SectionList_texts
        ...TextTools_texts
      }
    `,
    texts,
  );
  const { languages, sections } = data;
  const { search, change } = address;
  const sumOf = (name: keyof (typeof sections)[number]) =>
    sections.reduce((sum, section) => sum + section[name], 0);
  const flags: readonly { readonly value: TextFlagName; readonly name: string; readonly count?: number }[] = [
    { value: "missing", name: t`Fehlt`, count: sumOf("missing") },
    { value: "outdated", name: t`Veraltet`, count: sumOf("outdated") },
    // No count, which would require checking all texts.
    { value: "faulty", name: t`Fehlerhaft` },
    { value: "identical", name: t`Wie Deutsch`, count: sumOf("identicalToGerman") },
    { value: "own", name: t`Eigene`, count: sumOf("own") },
    { value: "draft", name: t`Entwurf`, count: sumOf("drafts") },
  ];
  const others = languages.filter((language) => language !== "de");
  const languageFilter = choiceFilter({
    label: t`Sprachen`,
    choices: others.map((value) => ({ value, label: languageName(value) })),
    chosen: search.language,
    onChoose: (language) => change({ language: language.length > 0 ? language : undefined }),
  });
  const sectionFilter = {
    label: t`Bereich`,
    isSet: search.section !== undefined,
    control: (
      <Box hideFrom="lg" maxW="45%">
        <SectionSelect texts={data} entries={entries} address={address} />
      </Box>
    ),
  };
  return (
    <Flex
      ref={exposeToolbarHeight}
      display={{ base: "contents", lg: "flex" }}
      position="sticky"
      top="var(--size-head)"
      zIndex="sticky"
      wrap="wrap"
      align="center"
      gap={2}
      my={-2}
      py={2}
      bg="bg"
      css={{
        "& .filter-bar": { m: 0, p: { lgDown: 0 } },
        "& .filter-bar > .search-field": { w: { lg: "200px" } },
      }}
    >
      <SearchLine ref={exposeSearchHeight}>
        <ListToolbar
          list={{ id: "texts", title: t`Texte`, address, columns: [] }}
          searchLabel={t`Schlüssel oder Text`}
          filters={[sectionFilter]}
          hasColumnChoice={false}
        />
      </SearchLine>
      <Flex
        display={{ base: "flex", lg: "contents" }}
        wrap={{ base: "nowrap", sm: "wrap" }}
        align="center"
        gap={2}
        css={{ "& > :last-child": { ms: { xl: "auto" } } }}
      >
        {others.length > 1 && languageFilter.control}
        {/* Scrolls instead of wrapping the tools. */}
        <Box flex="1 1 0" minW={{ base: 0, sm: "min(100%, 320px)" }} p="3px" m="-3px" css={scrollEdges}>
          <SegmentedControl
            label={t`Zustand der Texte`}
            choices={[
              { value: "all", label: t`Alle` },
              ...flags.map(({ value, name, count }) => ({
                value,
                label: count === undefined ? name : `${name} ${number(count)}`,
              })),
            ]}
            chosen={[search.flag ?? "all"]}
            onChoose={(value) => change({ flag: flags.find((flag) => flag.value === value)?.value })}
          />
        </Box>
        <TextTools
          id={id}
          serviceId={serviceId}
          texts={data}
          language={search.language?.[0]}
          isPreviewOpen={isPreviewOpen}
          onPreview={onPreview}
        />
      </Flex>
    </Flex>
  );
}
