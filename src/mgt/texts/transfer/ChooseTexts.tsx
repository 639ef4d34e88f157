import { Box, Button, chakra, Flex } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { searchMatcher } from "#domain/searchText";
import { transferKeysMax, transferTextsMax } from "#domain/texts/textTransfers";
import { useFormats } from "#i18n/useFormats";
import { ImportFooter } from "#mgt/imports/ImportFrame";
import { Choices } from "#ui/Choices";
import { Notice } from "#ui/Notice";
import { SearchField } from "#ui/SearchField";
import { useLanguageName } from "#i18n/useLanguageName";
import { useSectionName } from "../useSectionName";
import type { ChooseTexts_service$key } from "./__generated__/ChooseTexts_service.graphql";
import { EarlierTransfers } from "./EarlierTransfers";
import type { TransferChoice } from "./TransferSteps";

const Keys = chakra(Choices, {
  base: {
    maxH: "min(44dvh, 420px)",
    overflowY: "auto",
    p: 1,
    border: "1px solid {colors.border}",
    borderRadius: "md",
    "& [data-part=group]": { fontWeight: "semibold" },
    "& [data-part=group] ~ label": { ps: 6, contentVisibility: "auto", containIntrinsicHeight: "28px" },
    "& code": { flex: "none", maxW: "50%", fontFamily: "mono", fontSize: "xs", overflowWrap: "anywhere" },
    "& code + span": {
      flex: 1,
      minW: 0,
      overflow: "hidden",
      textOverflow: "ellipsis",
      whiteSpace: "nowrap",
      color: "fg.muted",
      fontSize: "sm",
    },
    "& small": { flex: "none", color: "fg.muted", fontSize: "xs" },
  },
});

interface ChooseTextsProps {
  readonly service: ChooseTexts_service$key;
  /** Of the source. */
  readonly languages: readonly string[];
  readonly choice: TransferChoice;
  readonly onChange: (changed: Partial<TransferChoice>) => void;
  readonly onOpen: (transferId: string) => void;
  readonly onNext: () => void;
  readonly onClose: () => void;
}

/** First step: keys and languages. */
export function ChooseTexts(props: ChooseTextsProps) {
  const { languages, choice, onChange, onOpen, onNext, onClose } = props;
  const { t } = useLingui();
  const { number } = useFormats();
  const languageName = useLanguageName();
  const sectionName = useSectionName();
  const data = useFragment(
    graphql`
      fragment ChooseTexts_service on CommuneService @throwOnFieldError {
        transferableTexts {
          key
          section
          excerpt
          ownLanguages
          draftLanguages
        }
        ...EarlierTransfers_service
      }
    `,
    props.service,
  );
  const [text, setText] = useState("");
  const texts = data.transferableTexts ?? [];
  const matches = searchMatcher(text);
  const found = texts.filter(({ key, excerpt }) => matches(`${key} ${excerpt ?? ""}`));
  const sections = [...new Set(found.map(({ section }) => section))];
  const { keys } = choice;
  const check = (changed: readonly string[], isChecked: boolean) => {
    const next = new Set(keys);
    for (const key of changed) {
      if (isChecked) next.add(key);
      else next.delete(key);
    }
    onChange({ keys: next });
  };
  const hasDrafts = texts.some(
    ({ key, draftLanguages }) =>
      keys.has(key) && draftLanguages.some((language) => choice.languages.includes(language)),
  );
  const keyCount = keys.size;
  const count = keyCount * choice.languages.length;
  const isTooMany = keys.size > transferKeysMax || count > transferTextsMax;
  const [max, keysMax] = [number(transferTextsMax), number(transferKeysMax)];
  const isReady = count > 0 && !isTooMany;
  return (
    <>
      <EarlierTransfers service={data} onOpen={onOpen} />
      <p>
        <Trans>
          Übertragen werden die veröffentlichten Texte. Angekreuzt ist zunächst, was diese Kommune selbst
          formuliert hat.
        </Trans>
      </p>
      <Flex wrap="wrap" align="center" gap={2}>
        <Box flex="1 1 200px" maxW="320px">
          <SearchField label={t`Schlüssel oder Text`} value={text} onType={setText} data-focus-first />
        </Box>
        <Button
          size="sm"
          onClick={() =>
            check(
              found.map(({ key }) => key),
              true,
            )
          }
        >
          <Trans>Alle auswählen</Trans>
        </Button>
        <Button
          size="sm"
          onClick={() =>
            check(
              found.map(({ key }) => key),
              false,
            )
          }
        >
          <Trans>Keine</Trans>
        </Button>
        <Box as="span" role="status" color="fg.muted" textStyle="sm">
          {t`${number(keys.size)} von ${number(texts.length)} Schlüsseln gewählt`}
        </Box>
      </Flex>
      <Keys role="group" aria-label={t`Schlüssel`} tabIndex={0}>
        {found.length === 0 && (
          <Box as="p" p={2} color="fg.muted">
            <Trans>Kein Schlüssel gefunden.</Trans>
          </Box>
        )}
        {sections.map((section) => {
          const entries = found.filter((entry) => entry.section === section);
          const chosen = entries.filter(({ key }) => keys.has(key)).length;
          return (
            <div key={section} role="group" aria-label={sectionName(section)}>
              <label data-part="group">
                <input
                  type="checkbox"
                  checked={chosen === entries.length}
                  ref={(box) => {
                    if (box) box.indeterminate = chosen > 0 && chosen < entries.length;
                  }}
                  onChange={({ target }) =>
                    check(
                      entries.map(({ key }) => key),
                      target.checked,
                    )
                  }
                />
                {sectionName(section)}
              </label>
              {entries.map(({ key, excerpt, ownLanguages, draftLanguages }) => (
                <label key={key}>
                  <input
                    type="checkbox"
                    checked={keys.has(key)}
                    onChange={({ target }) => check([key], target.checked)}
                  />
                  <code translate="no">{key}</code>
                  <span lang="de">{excerpt}</span>
                  {ownLanguages.length > 0 && <small>{t`Eigener Text`}</small>}
                  {draftLanguages.length > 0 && <small>{t`Entwurf`}</small>}
                </label>
              ))}
            </div>
          );
        })}
      </Keys>
      <Choices
        role="group"
        aria-label={t`Sprachen`}
        css={{ flexDirection: "row", flexWrap: "wrap", columnGap: 2 }}
      >
        {languages.map((language) => (
          <label key={language}>
            <input
              type="checkbox"
              checked={choice.languages.includes(language)}
              onChange={({ target }) =>
                onChange({
                  languages: languages.filter((one) =>
                    one === language ? target.checked : choice.languages.includes(one),
                  ),
                })
              }
            />
            {languageName(language)}
          </label>
        ))}
      </Choices>
      {hasDrafts && (
        <Notice tone="waiting" icon="pencil">
          <Trans>
            Einige gewählte Texte haben einen Entwurf. Er wird nicht übertragen; veröffentlichen Sie ihn
            vorher.
          </Trans>
        </Notice>
      )}
      {isTooMany && (
        <Notice tone="error" role="alert">
          <Trans>
            Das sind zu viele Texte auf einmal. Möglich sind höchstens {keysMax} Schlüssel und {max} Texte.
          </Trans>
        </Notice>
      )}
      <ImportFooter>
        <Button onClick={onClose}>
          <Trans>Abbrechen</Trans>
        </Button>
        <Button variant="solid" disabled={!isReady} onClick={onNext}>
          {count === 0 ? (
            <Trans>Weiter</Trans>
          ) : (
            t`Weiter mit ${plural(keyCount, { one: "# Schlüssel", other: "# Schlüsseln" })}`
          )}
        </Button>
      </ImportFooter>
    </>
  );
}
