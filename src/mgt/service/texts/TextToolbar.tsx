import { Box, Button, Flex } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useFormats } from "#i18n/useFormats";
import { choiceFilter } from "#lists/filters";
import { ListToolbar } from "#lists/ListToolbar";
import type { ListAddress } from "#lists/useListSearch";
import { Icon } from "#ui/Icon";
import { lazyOverlay } from "#ui/lazyOverlay";
import { SegmentedControl } from "#ui/SegmentedControl";
import type { TextToolbar_texts$key } from "./__generated__/TextToolbar_texts.graphql";
import { TextActions } from "./TextActions";
import type { TextPage } from "./TextsForm";
import type { TextFlagName, TextsSearch } from "./textsList";
import { useLanguageName } from "./useLanguageName";

const LanguagesDialog = lazyOverlay(async () => (await import("./LanguagesDialog")).LanguagesDialog);
const EditionsDialog = lazyOverlay(async () => (await import("./EditionsDialog")).EditionsDialog);

interface TextToolbarProps {
  readonly id: string;
  readonly serviceId: string;
  readonly texts: TextToolbar_texts$key;
  readonly address: ListAddress<TextsSearch>;
  readonly page: TextPage;
  readonly isPreviewOpen: boolean;
  readonly onPreview: () => void;
}

/** Search and filters of the texts, and what can be done with them. */
export function TextToolbar(props: TextToolbarProps) {
  const { id, serviceId, texts, address, page, isPreviewOpen, onPreview } = props;
  const { t } = useLingui();
  const { number } = useFormats();
  const languageName = useLanguageName();
  const [open, setOpen] = useState<"languages" | "editions" | null>(null);
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
        ...LanguagesDialog_texts
        ...EditionsDialog_texts
        ...TextActions_texts
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
  const close = () => setOpen(null);
  return (
    <>
      <Flex
        wrap="wrap"
        align="center"
        gap={2}
        mb={3}
        css={{ "& > [role=search], & .filter-bar": { m: 0 }, "& > :last-child": { ms: { xl: "auto" } } }}
      >
        <ListToolbar
          list={{ id: "texts", title: t`Texte`, address, columns: [] }}
          searchLabel={t`Schlüssel oder Text`}
          filters={others.length > 1 ? [languageFilter] : []}
          hasColumnChoice={false}
        />
        <Box maxW="full" overflowX="auto" p="3px" m="-3px">
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
        <Flex wrap="wrap" gap={1}>
          <Button variant="ghost" aria-pressed={isPreviewOpen} onClick={onPreview}>
            <Icon name="document" />
            <Trans>Vorschau</Trans>
          </Button>
          <Button variant="ghost" {...LanguagesDialog.intent} onClick={() => setOpen("languages")}>
            <Icon name="globe" />
            <Trans>Sprachen ändern</Trans>
          </Button>
          <Button variant="ghost" {...EditionsDialog.intent} onClick={() => setOpen("editions")}>
            <Icon name="clock" />
            <Trans>Fassungen</Trans>
          </Button>
          <TextActions id={id} serviceId={serviceId} texts={data} page={page} />
        </Flex>
      </Flex>
      {open === "languages" && <LanguagesDialog id={id} texts={data} page={page} onClose={close} />}
      {open === "editions" && <EditionsDialog id={id} texts={data} page={page} onClose={close} />}
    </>
  );
}
