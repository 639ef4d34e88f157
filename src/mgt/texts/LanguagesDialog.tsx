import { Button, Flex, Stack } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { sourceLanguage, textLanguagesMax } from "#domain/texts/serviceTexts";
import { ActionNoticeView } from "#relay/ActionNoticeView";
import { markStale } from "#relay/staleRecords";
import { useAction } from "#relay/useAction";
import { useMutationAsync } from "#relay/useMutationAsync";
import { BusyButton } from "#ui/BusyButton";
import { Dialog } from "#ui/Dialog";
import { LabelledCheckbox } from "#ui/LabelledCheckbox";
import { useAnnounce } from "#ui/ui";
import type { LanguagesDialog_texts$key } from "./__generated__/LanguagesDialog_texts.graphql";
import type { LanguagesDialogMutation } from "./__generated__/LanguagesDialogMutation.graphql";
import { useLanguageName } from "#i18n/useLanguageName";

interface LanguagesDialogProps {
  readonly id: string;
  readonly texts: LanguagesDialog_texts$key;
  readonly onClose: () => void;
}

/** Adds and removes languages of a service. */
export function LanguagesDialog({ id, texts, onClose }: LanguagesDialogProps) {
  const { t, i18n } = useLingui();
  const { languages, offeredLanguages, revision } = useFragment(
    graphql`
      fragment LanguagesDialog_texts on ServiceTexts @throwOnFieldError {
        languages
        offeredLanguages
        revision
      }
    `,
    texts,
  );
  const commit = useMutationAsync<LanguagesDialogMutation>(graphql`
    mutation LanguagesDialogMutation($input: SaveTextLanguagesInput!) {
      saveTextLanguages(input: $input) {
        texts {
          ...TextsForm_head
        }
        errors {
          ...userError_error @relay(mask: false)
        }
      }
    }
  `);
  const languageName = useLanguageName();
  const announce = useAnnounce();
  const { isBusy, notice, run } = useAction();
  const [chosen, setChosen] = useState(languages);
  const removed = languages.filter((language) => !chosen.includes(language)).map(languageName);
  const choices = offeredLanguages
    .filter((language) => language !== sourceLanguage)
    .map((language) => ({ language, name: languageName(language) }))
    .sort((one, other) => one.name.localeCompare(other.name, i18n.locale));
  async function save() {
    const outcome = await run(() =>
      commit({ input: { id, revision, languages: chosen } }, { updater: markStale(id, "texts") }),
    );
    if (outcome.failure) return;
    announce(t`Sprachen gespeichert`);
    onClose();
  }
  return (
    <Dialog
      title={t`Sprachen der Texte`}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Abbrechen</Trans>
          </Button>
          <BusyButton variant="solid" isBusy={isBusy} onClick={() => void save()}>
            <Trans>Speichern</Trans>
          </BusyButton>
        </>
      }
    >
      <Stack gap={3}>
        {notice && <ActionNoticeView notice={notice} />}
        <p className="help">
          <Trans>
            Deutsch ist immer dabei, denn daraus wird übersetzt. Wo eine Übersetzung fehlt, erscheint der
            deutsche Text. Erlaubt sind höchstens {textLanguagesMax} Sprachen.
          </Trans>
        </p>
        <Flex as="ul" wrap="wrap" columnGap={4} css={{ "& > li": { flex: "1 0 150px" } }}>
          {choices.map(({ language, name }) => (
            <li key={language}>
              <LabelledCheckbox
                checked={chosen.includes(language)}
                disabled={!chosen.includes(language) && chosen.length >= textLanguagesMax}
                onCheck={(isChecked) =>
                  setChosen(isChecked ? [...chosen, language] : chosen.filter((one) => one !== language))
                }
              >
                {name}
              </LabelledCheckbox>
            </li>
          ))}
        </Flex>
        <p role="status">
          {removed.length > 0 && (
            <Trans>
              {removed.join(", ")} erscheint nach dem Speichern nicht mehr. Die Texte bleiben erhalten und
              kommen mit der Sprache zurück.
            </Trans>
          )}
        </p>
      </Stack>
    </Dialog>
  );
}
