import { Box, Grid } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useFormikContext } from "formik";
import { memo, useCallback, useEffect, useMemo, useState, type ComponentProps } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { EntityForm } from "#forms/EntityForm";
import type { ListAddress } from "#lists/useListSearch";
import { useMutationAsync } from "#relay/useMutationAsync";
import { lazyOverlay } from "#ui/lazyOverlay";
import type { TextsForm_head$key } from "./__generated__/TextsForm_head.graphql";
import type { TextsForm_texts$key } from "./__generated__/TextsForm_texts.graphql";
import type { TextsFormSaveMutation } from "./__generated__/TextsFormSaveMutation.graphql";
import { DraftBar } from "./DraftBar";
import { belowToolbar } from "./belowToolbar";
import { SectionList } from "./SectionList";
import { TextList } from "./TextList";
import type { RowsExtent } from "./TextRows";
import { TextToolbar } from "./TextToolbar";
import type { TextsSearch } from "./textsList";
import {
  addressOfField,
  currentTextPath,
  editedText,
  listEditedTexts,
  textFieldName,
  textsSchema,
  toTextValues,
  type TextAddress,
  type TextEntryRules,
  type TextValues,
} from "./textValues";
import { useLanguageName } from "#i18n/useLanguageName";
import { TextChecksProvider, useLoadedTextChecks, type TextChecks } from "./useTextChecks";

const TextPreview = lazyOverlay(async () => (await import("./TextPreview")).TextPreview);

const saveMutation = graphql`
  mutation TextsFormSaveMutation($input: SaveTextsInput!) {
    saveTexts(input: $input) {
      texts {
        revision
        ...TextsForm_head
      }
      entries {
        key
        values {
          language
          text
        }
        ...TextRow_entry
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

/** Data besides the texts that any change of texts may affect. */
const headFragment = graphql`
  fragment TextsForm_head on ServiceTexts @throwOnFieldError {
    languages
    revision
    ...SectionList_texts
    ...TextToolbar_texts
    ...DraftBar_texts
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
    ...TextsForm_head
    entries(filter: $filter, first: $first, after: $after, last: $last, before: $before) {
      edges {
        node {
          key
          isRich
          values {
            language
            inheritedText
          }
        }
      }
      ...SectionList_entries
    }
    ...TextList_texts @arguments(filter: $filter, first: $first, after: $after, last: $last, before: $before)
    ...TextPreview_texts
      @arguments(filter: $filter, first: $first, after: $after, last: $last, before: $before)
  }
`;

interface TextsFormProps {
  /** Id of the service of the commune. */
  readonly id: string;
  readonly communeName: string;
  readonly texts: TextsForm_texts$key;
  readonly address: ListAddress<TextsSearch>;
  readonly serviceId: string;
  /** Filter of the loaded texts; the address may already have another one. */
  readonly filter: ComponentProps<typeof TextList>["filter"];
  /** Null: no rows yet. */
  readonly extent: RowsExtent | null;
}

/** Edits texts across sections, searches and pages: the form holds only what was edited. */
export const TextsForm = memo(function TextsForm(props: TextsFormProps) {
  const { id, communeName, texts, address, serviceId, filter, extent } = props;
  const { t } = useLingui();
  const data = useFragment(textsFragment, texts);
  const { entries } = data;
  const headKey: TextsForm_head$key = data;
  const head = useFragment(headFragment, headKey);
  const { languages, revision } = head;
  const save = useMutationAsync<TextsFormSaveMutation>(saveMutation);
  const languageName = useLanguageName();
  const checks = useLoadedTextChecks();
  const rules = useTextRules(entries.edges);
  const schema = useMemo(() => textsSchema(rules, checks), [rules, checks]);
  const unedited = useMemo(() => toTextValues(languages, []), [languages]);
  const [preview, setPreview] = useState<string | null>(null);
  const { change, search } = address;
  const [revealed, setRevealed] = useState<string | null>(null);
  const reveal = useCallback(
    (name: string) => {
      setRevealed(name);
      change({ text: addressOfField(name).key, section: undefined, flag: undefined, language: undefined });
    },
    [change],
  );
  const togglePreview = useCallback(() => setPreview((shown) => (shown === null ? "de" : null)), []);
  const shownLanguages = useMemo(
    () => languages.filter((language) => language === "de" || (search.language?.includes(language) ?? true)),
    [languages, search.language],
  );
  return (
    <EntityForm<TextValues>
      name="texts"
      variant="page"
      values={unedited}
      revision={revision}
      schema={schema}
      labels={{ texts: t`Texte` }}
      labelAt={(path) => {
        const { key, language } = addressOfField(path);
        return key ? `${key} (${languageName(language)})` : undefined;
      }}
      draftPath={currentTextPath}
      onReveal={reveal}
      saveLabel={<Trans>Als Entwurf speichern</Trans>}
      onSave={async (edited, { stored, revision: readRevision }) => {
        const changed = listEditedTexts(edited).filter((one) => one.text !== editedText(stored, one));
        if (changed.length === 0)
          return { errors: [], current: { values: unedited, revision: readRevision } };
        const { saveTexts } = await save({ input: { id, revision: readRevision, texts: changed } });
        const { texts: saved, entries: savedEntries, errors } = saveTexts;
        const theirs = changed.map(({ key, language }) => {
          const values = savedEntries.find((entry) => entry.key === key)?.values;
          return { key, language, text: values?.find((value) => value.language === language)?.text ?? "" };
        });
        return {
          // Server errors refer to texts by index, the form by name.
          errors: errors.map((error) => ({ ...error, field: fieldOfError(error.field, changed) })),
          current: saved && {
            values: errors.length === 0 ? unedited : toTextValues(languages, theirs),
            revision: saved.revision,
          },
        };
      }}
    >
      <Recheck checks={checks} />
      <SkipToTexts />
      <DraftBar id={id} texts={head} />
      <TextToolbar
        id={id}
        serviceId={serviceId}
        texts={head}
        entries={entries}
        address={address}
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
        <SectionList texts={head} entries={entries} address={address} />
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
                filter={filter}
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

/** Skip link past filters and sections. */
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

/** Validates the input typed while the checks were loading. */
function Recheck({ checks }: { readonly checks: TextChecks | null }) {
  const { validateForm } = useFormikContext();
  useEffect(() => {
    if (checks) void validateForm();
  }, [checks, validateForm]);
  return null;
}

interface SeenTexts {
  readonly edges: readonly { readonly node: TextEntryRules & { readonly key: string } }[];
  readonly rules: ReadonlyMap<string, TextEntryRules>;
}

/** Rules of all texts loaded so far, by key. Those of edited texts are needed on every page. */
function useTextRules(edges: SeenTexts["edges"]): SeenTexts["rules"] {
  const [seen, setSeen] = useState<SeenTexts>({ edges: [], rules: new Map() });
  if (seen.edges === edges) return seen.rules;
  const rules = new Map([...seen.rules, ...edges.map(({ node }) => [node.key, node] as const)]);
  setSeen({ edges, rules });
  return rules;
}

/** The field of a save error; null for the whole save. */
function fieldOfError(path: readonly string[] | null | undefined, sent: readonly TextAddress[]) {
  const refused = sent[Number(path?.[1])];
  return refused ? textFieldName(refused).split(".") : null;
}
