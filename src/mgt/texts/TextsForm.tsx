import { Box, Grid } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useFormikContext } from "formik";
import { memo, useCallback, useEffect, useMemo, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { EntityForm } from "#forms/EntityForm";
import type { ListAddress } from "#lists/useListSearch";
import { useMutationAsync } from "#relay/useMutationAsync";
import { lazyOverlay } from "#ui/lazyOverlay";
import type { TextsForm_texts$key } from "./__generated__/TextsForm_texts.graphql";
import type { TextsFormSaveMutation } from "./__generated__/TextsFormSaveMutation.graphql";
import type { TextsScreenQuery$variables } from "./__generated__/TextsScreenQuery.graphql";
import { DraftBar } from "./DraftBar";
import { belowToolbar } from "./belowToolbar";
import { SectionList } from "./SectionList";
import { TextList } from "./TextList";
import type { RowsExtent } from "./TextRows";
import {
  textFieldOf,
  textOfField,
  textsSchema,
  type KnownEntry,
  type TextAddress,
  type TextValues,
} from "./textField";
import { TextToolbar } from "./TextToolbar";
import type { TextsSearch } from "./textsList";
import { useLanguageName } from "#i18n/useLanguageName";
import { TextChecksProvider, useLoadedTextChecks, type TextChecks } from "./useTextChecks";

const TextPreview = lazyOverlay(async () => (await import("./TextPreview")).TextPreview);

const saveMutation = graphql`
  mutation TextsFormSaveMutation($input: SaveTextsInput!) {
    saveTexts(input: $input) {
      texts {
        revision
        ...SectionList_texts
        ...TextToolbar_texts
        ...DraftBar_texts
      }
      entries {
        ...TextsForm_entry @relay(mask: false)
        ...TextRow_entry
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

void graphql`
  fragment TextsForm_entry on TextEntry {
    id
    key
    isRich
    values {
      language
      text
      defaultText
    }
  }
`;

const textsFragment = graphql`
  fragment TextsForm_texts on ServiceTexts
  @argumentDefinitions(
    filter: { type: "TextEntryFilter" }
    first: { type: "Int" }
    after: { type: "String" }
    last: { type: "Int" }
    before: { type: "String" }
  )
  @throwOnFieldError {
    languages
    revision
    ...SectionList_texts
    ...TextToolbar_texts
    ...DraftBar_texts
    entries(filter: $filter, first: $first, after: $after, last: $last, before: $before) {
      edges {
        node {
          ...TextsForm_entry @relay(mask: false)
        }
      }
      ...SectionList_entries
    }
    ...TextList_texts @arguments(filter: $filter, first: $first, after: $after, last: $last, before: $before)
    ...TextPreview_texts
      @arguments(filter: $filter, first: $first, after: $after, last: $last, before: $before)
  }
`;

/** Filter and page of the texts on screen. */
export type TextPage = Pick<TextsScreenQuery$variables, "filter" | "first" | "after" | "last" | "before">;

interface TextsFormProps {
  /** Id of the service of the commune. */
  readonly id: string;
  readonly communeName: string;
  readonly texts: TextsForm_texts$key;
  readonly address: ListAddress<TextsSearch>;
  readonly variables: TextsScreenQuery$variables;
  /** Null: no rows yet. */
  readonly extent: RowsExtent | null;
}

const noTexts: TextValues = { texts: {} };

/** Edits texts across sections, searches and pages: the form holds only what was edited. */
export const TextsForm = memo(function TextsForm(props: TextsFormProps) {
  const { id, communeName, texts, address, variables, extent } = props;
  const { t } = useLingui();
  const data = useFragment(textsFragment, texts);
  const { languages, revision, entries } = data;
  const save = useMutationAsync<TextsFormSaveMutation>(saveMutation);
  const languageName = useLanguageName();
  // Grows with the pages that were on screen.
  const [known] = useState(() => new Map<string, KnownEntry>());
  useEffect(() => {
    for (const { node } of entries.edges) known.set(node.key, node);
  }, [known, entries]);
  const checks = useLoadedTextChecks();
  const schema = useMemo(() => textsSchema(known, checks), [known, checks]);
  const [preview, setPreview] = useState<string | null>(null);
  const { change, search } = address;
  const [revealed, setRevealed] = useState<string | null>(null);
  const reveal = useCallback(
    (name: string) => {
      const field = name.slice(name.indexOf(".") + 1);
      setRevealed(field);
      change({ text: textOfField(field).key, section: undefined, flag: undefined, language: undefined });
    },
    [change],
  );
  const page = useMemo((): TextPage => {
    const { filter, first, after, last, before } = variables;
    return { filter, first, after, last, before };
  }, [variables]);
  const togglePreview = useCallback(() => setPreview((shown) => (shown === null ? "de" : null)), []);
  const shownLanguages = useMemo(
    () => languages.filter((language) => language === "de" || (search.language?.includes(language) ?? true)),
    [languages, search.language],
  );
  return (
    <EntityForm<TextValues>
      name="texts"
      variant="page"
      values={noTexts}
      revision={revision}
      schema={schema}
      labels={{ texts: t`Texte` }}
      labelAt={(path) => {
        const { key, language } = textOfField(path.slice(path.indexOf(".") + 1));
        return `${key} (${languageName(language)})`;
      }}
      onReveal={reveal}
      saveLabel={<Trans>Als Entwurf speichern</Trans>}
      onSave={async ({ texts: edited }, context) => {
        const changed = Object.entries(edited).flatMap(([field, text]) => {
          const of = textOfField(field);
          const isEdited = text !== undefined && text !== storedText(known.get(of.key), of.language);
          return isEdited ? [{ ...of, text }] : [];
        });
        if (changed.length === 0)
          return { errors: [], current: { values: noTexts, revision: context.revision } };
        const { saveTexts } = await save({ input: { id, revision: context.revision, texts: changed } });
        const { texts: saved, entries: stored, errors } = saveTexts;
        for (const entry of stored) known.set(entry.key, entry);
        const storedTexts = Object.fromEntries(
          changed.map((of) => [textFieldOf(of), storedText(known.get(of.key), of.language)]),
        );
        return {
          // The server lists texts, the form names them.
          errors: errors.map((error) => ({ ...error, field: fieldOfError(error.field, changed) })),
          current: saved && {
            values: errors.length === 0 ? noTexts : { texts: storedTexts },
            revision: saved.revision,
          },
        };
      }}
    >
      <Recheck checks={checks} />
      <SkipToTexts />
      <DraftBar id={id} texts={data} page={page} />
      <TextToolbar
        id={id}
        serviceId={variables.serviceId}
        texts={data}
        entries={entries}
        address={address}
        page={page}
        isPreviewOpen={preview !== null}
        onPreview={togglePreview}
      />
      <Grid
        gap={{ base: 4, lg: 6 }}
        alignItems="start"
        templateColumns={{
          base: "minmax(0, 1fr)",
          lg: "184px minmax(0, 1fr)",
          xl: preview === null ? "184px minmax(0, 1fr)" : "184px minmax(0, 1fr) minmax(360px, 40%)",
        }}
      >
        <SectionList texts={data} entries={entries} address={address} />
        {preview !== null && (
          <Box
            gridColumn={{ base: 1, lg: 2, xl: 3 }}
            gridRow={1}
            minW={0}
            position={{ xl: "sticky" }}
            top={belowToolbar}
          >
            <TextPreview
              texts={data}
              communeName={communeName}
              language={preview}
              languages={languages}
              onLanguage={setPreview}
              onClose={() => setPreview(null)}
            />
          </Box>
        )}
        <Box
          id={textsId}
          gridColumn={{ base: 1, lg: 2 }}
          gridRow={{ base: preview === null ? 1 : 2, xl: 1 }}
          minW={0}
        >
          {extent && (
            <TextChecksProvider value={checks}>
              <TextList
                id={id}
                texts={data}
                address={address}
                filter={page.filter}
                languages={shownLanguages}
                revealed={revealed}
                extent={extent}
              />
            </TextChecksProvider>
          )}
        </Box>
      </Grid>
    </EntityForm>
  );
});

const textsId = "texts";

/** Leads keyboard users past filters and sections. */
function SkipToTexts() {
  return (
    <a
      className="skip"
      href={`#${textsId}`}
      onClick={(event) => {
        event.preventDefault();
        document.querySelector<HTMLElement>(`#${textsId} textarea`)?.focus();
      }}
    >
      <Trans>Zum ersten Text springen</Trans>
    </a>
  );
}

/** Checks what was typed while the checks loaded. */
function Recheck({ checks }: { readonly checks: TextChecks | null }) {
  const { validateForm } = useFormikContext();
  useEffect(() => {
    if (checks) void validateForm();
  }, [checks, validateForm]);
  return null;
}

/** The stored text; empty if there is none. */
function storedText(entry: KnownEntry | undefined, language: string): string {
  return entry?.values.find((value) => value.language === language)?.text ?? "";
}

/** The field that an error of the save belongs to; null for the whole save. */
function fieldOfError(path: readonly string[] | null | undefined, sent: readonly TextAddress[]) {
  const of = sent[Number(path?.[1])];
  return of ? ["texts", textFieldOf(of)] : null;
}
