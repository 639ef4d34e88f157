import { Box, Flex } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { useFormats } from "#i18n/useFormats";
import { choiceFilter } from "#lists/filters";
import { ListToolbar } from "#lists/ListToolbar";
import type { ListAddress } from "#lists/useListSearch";
import { exposeHeight } from "#ui/exposeHeight";
import { scrollEdges } from "#ui/scrollEdges";
import { SegmentedControl } from "#ui/SegmentedControl";
import type { TextToolbar_texts$key } from "./__generated__/TextToolbar_texts.graphql";
import type { TextPage } from "./TextsForm";
import { TextTools } from "./TextTools";
import type { TextFlagName, TextsSearch } from "./textsList";
import { useLanguageName } from "#i18n/useLanguageName";

const exposeToolbarHeight = exposeHeight("--size-texts-toolbar");

interface TextToolbarProps {
  readonly id: string;
  readonly serviceId: string;
  readonly texts: TextToolbar_texts$key;
  readonly address: ListAddress<TextsSearch>;
  readonly page: TextPage;
  readonly isPreviewOpen: boolean;
  readonly onPreview: () => void;
}

/** Search and filters of the texts, and tools for all of them. */
export function TextToolbar(props: TextToolbarProps) {
  const { id, serviceId, texts, address, page, isPreviewOpen, onPreview } = props;
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
          overridden
          drafts
        }
        ...TextTools_texts
      }
    `,
    texts,
  );
  const { languages, sections } = data;
  const { search, change } = address;
  const sumOf = (name: keyof (typeof sections)[number]) =>
    sections.reduce((sum, section) => sum + section[name], 0);
  const flags: readonly { readonly value: TextFlagName; readonly name: string; readonly count: number }[] = [
    { value: "missing", name: t`Fehlt`, count: sumOf("missing") },
    { value: "outdated", name: t`Veraltet`, count: sumOf("outdated") },
    { value: "identical", name: t`Wie Deutsch`, count: sumOf("identicalToGerman") },
    { value: "overridden", name: t`Angepasst`, count: sumOf("overridden") },
    { value: "draft", name: t`Entwurf`, count: sumOf("drafts") },
  ];
  const others = languages.filter((language) => language !== "de");
  const languageFilter = choiceFilter({
    label: t`Sprachen`,
    choices: others.map((value) => ({ value, label: languageName(value) })),
    chosen: search.language,
    onChoose: (language) => change({ language: language.length > 0 ? language : undefined }),
  });
  return (
    <Flex
      ref={exposeToolbarHeight}
      position={{ lg: "sticky" }}
      top="var(--size-head)"
      zIndex="sticky"
      wrap="wrap"
      align="center"
      gap={2}
      my={-2}
      py={2}
      bg="bg"
      css={{ "& > [role=search], & .filter-bar": { m: 0 }, "& > :last-child": { ms: { xl: "auto" } } }}
    >
      <ListToolbar
        list={{ id: "texts", title: t`Texte`, address, columns: [] }}
        searchLabel={t`Schlüssel oder Text`}
        filters={others.length > 1 ? [languageFilter] : []}
        hasColumnChoice={false}
      />
      {/* Scrolls before it would push the tools to another line. */}
      <Box flex="1 1 0" minW="min(100%, 320px)" p="3px" m="-3px" css={scrollEdges}>
        <SegmentedControl
          label={t`Zustand der Texte`}
          choices={[
            { value: "all", label: t`Alle` },
            ...flags.map(({ value, name, count }) => ({ value, label: `${name} ${number(count)}` })),
          ]}
          chosen={[search.flag ?? "all"]}
          onChoose={(value) => change({ flag: flags.find((flag) => flag.value === value)?.value })}
        />
      </Box>
      <TextTools
        id={id}
        serviceId={serviceId}
        texts={data}
        page={page}
        isPreviewOpen={isPreviewOpen}
        onPreview={onPreview}
      />
    </Flex>
  );
}
