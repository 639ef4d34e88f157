import { Box, Button, Flex, RadioGroup } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay/hooks";
import { federalStates } from "#domain/federalStates";
import { useFormats } from "#i18n/useFormats";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { ImportFooter } from "#mgt/imports/ImportFrame";
import { ActionNoticeView } from "#relay/ActionNoticeView";
import { toFailure } from "#relay/failure";
import { useAction } from "#relay/useAction";
import type { OpenedQuery } from "#relay/useDialogQuery";
import { useMutationAsync } from "#relay/useMutationAsync";
import { BusyButton } from "#ui/BusyButton";
import { FilterSelect } from "#ui/FilterSelect";
import { LabelledCheckbox } from "#ui/LabelledCheckbox";
import { Notice } from "#ui/Notice";
import { SearchField } from "#ui/SearchField";
import { useTypedText } from "#ui/table/useTypedText";
import type { ChooseCommunesAllQuery } from "./__generated__/ChooseCommunesAllQuery.graphql";
import type { ChooseCommunesMutation } from "./__generated__/ChooseCommunesMutation.graphql";
import type { TargetListQuery } from "./__generated__/TargetListQuery.graphql";
import { TargetList } from "./TargetList";
import type { TransferChoice } from "./TransferSteps";

const allQuery = graphql`
  query ChooseCommunesAllQuery($id: ID!, $filter: TextTransferTargetFilter!) @throwOnFieldError {
    node(id: $id) {
      ... on CommuneService @alias(as: "service") {
        textTransferTargetAgs(filter: $filter)
      }
    }
  }
`;

const prepareMutation = graphql`
  mutation ChooseCommunesMutation($input: PrepareTextTransferInput!) {
    prepareTextTransfer(input: $input) {
      transfer {
        id
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

interface ChooseCommunesProps {
  /** Query of the communes. */
  readonly opened: OpenedQuery<TargetListQuery>;
  readonly isStale: boolean;
  /** Loads other communes. */
  readonly onFilter: (filter: TargetListQuery["variables"]["filter"]) => void;
  /** Node id of the service of the source commune. */
  readonly id: string;
  readonly choice: TransferChoice;
  readonly onChange: (changed: Partial<TransferChoice>) => void;
  readonly onBack: () => void;
  readonly onPrepared: (transferId: string) => void;
}

/** Second step: target communes, and whether to save drafts or publish. */
export function ChooseCommunes(props: ChooseCommunesProps) {
  const { opened, isStale, onFilter, id, choice, onChange, onBack, onPrepared } = props;
  const { t } = useLingui();
  const { number } = useFormats();
  const errorMessage = useErrorMessage();
  const environment = useRelayEnvironment();
  const { filter } = opened.reference.variables;
  const text = filter.text ?? "";
  const state = filter.states?.[0] ?? "";
  const search = (changed: Partial<typeof filter>) => onFilter({ ...filter, ...changed });
  const { typed, type } = useTypedText("", (value) => search({ text: value.trim() || null }));
  const [allFailure, setAllFailure] = useState<string | null>(null);
  const commit = useMutationAsync<ChooseCommunesMutation>(prepareMutation);
  const { isBusy, notice, run } = useAction((failure) =>
    failure.code === "required"
      ? {
          text: t`Die gewählten Schlüssel haben in den gewählten Sprachen keinen Text. Wählen Sie andere Schlüssel oder Sprachen.`,
          isStale: false,
        }
      : undefined,
  );
  const { communes, languages } = choice;
  const choose = (ags: readonly string[], isChosen: boolean) => {
    const next = new Set(communes);
    for (const one of ags) {
      if (isChosen) next.add(one);
      else next.delete(one);
    }
    onChange({ communes: next });
  };
  async function chooseAll() {
    setAllFailure(null);
    try {
      const data = await fetchQuery<ChooseCommunesAllQuery>(environment, allQuery, {
        id,
        filter,
      }).toPromise();
      choose(data?.node?.service?.textTransferTargetAgs ?? [], true);
    } catch (error) {
      setAllFailure(errorMessage(toFailure(error)));
    }
  }
  async function prepare() {
    const { mode, overwrite, keys } = choice;
    const input = { id, keys: [...keys], languages, communes: [...communes], mode, overwrite };
    const { payload, failure } = await run(() => commit({ input }));
    if (!failure && payload.transfer) onPrepared(payload.transfer.id);
  }
  return (
    <>
      <Flex wrap="wrap" align="center" gap={2}>
        <Box flex="1 1 200px" maxW="320px">
          <SearchField label={t`Name, AGS oder PLZ`} value={typed} onType={type} data-focus-first />
        </Box>
        <FilterSelect
          label={t`Land`}
          value={state}
          isSet={state !== ""}
          onChoose={(value) => {
            const chosen = federalStates.find(({ code }) => code === value);
            search({ states: chosen ? [chosen.code] : null });
          }}
        >
          <option value="">{t`Alle Länder`}</option>
          {federalStates.map(({ code, name }) => (
            <option key={code} value={code} lang="de">
              {name}
            </option>
          ))}
        </FilterSelect>
        <Button size="sm" onClick={() => void chooseAll()}>
          {text === "" && state === "" ? <Trans>Alle auswählen</Trans> : <Trans>Gefundene auswählen</Trans>}
        </Button>
        <Button size="sm" disabled={communes.size === 0} onClick={() => onChange({ communes: new Set() })}>
          <Trans>Keine</Trans>
        </Button>
        <Box as="span" role="status" color="fg.muted" textStyle="sm">
          {t`${plural(communes.size, { one: "# Kommune gewählt", other: "# Kommunen gewählt" })}`}
        </Box>
      </Flex>
      {allFailure !== null && (
        <Notice tone="error" role="alert">
          {allFailure}
        </Notice>
      )}
      <Box aria-busy={isStale || undefined} minW={0}>
        <TargetList opened={opened} languages={languages} chosen={communes} onChoose={choose} />
      </Box>
      <RadioGroup.Root
        display="flex"
        flexDirection="column"
        alignItems="flex-start"
        gap={1}
        value={choice.mode}
        onValueChange={({ value }) => onChange({ mode: value === "PUBLISH" ? "PUBLISH" : "DRAFT" })}
      >
        <RadioGroup.Label>
          <Trans>In den Kommunen</Trans>
        </RadioGroup.Label>
        {(["DRAFT", "PUBLISH"] as const).map((mode) => (
          <RadioGroup.Item key={mode} value={mode}>
            <RadioGroup.ItemHiddenInput />
            <RadioGroup.ItemIndicator />
            <RadioGroup.ItemText>
              {mode === "DRAFT" ? (
                <Trans>als Entwurf speichern: Die Kommunen veröffentlichen selbst</Trans>
              ) : (
                <Trans>sofort veröffentlichen: nur diese Texte, andere Entwürfe bleiben Entwürfe</Trans>
              )}
            </RadioGroup.ItemText>
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
      <LabelledCheckbox checked={choice.overwrite} onCheck={(overwrite) => onChange({ overwrite })}>
        <Trans>
          Abweichende Texte der Kommunen überschreiben. Im Probelauf können Sie das für jeden Text ändern.
        </Trans>
      </LabelledCheckbox>
      {notice && <ActionNoticeView notice={notice} />}
      <ImportFooter>
        <Button onClick={onBack}>
          <Trans>Zurück</Trans>
        </Button>
        <BusyButton
          variant="solid"
          isBusy={isBusy}
          disabled={communes.size === 0}
          onClick={() => void prepare()}
        >
          {communes.size === 0 ? (
            <Trans>Probelauf</Trans>
          ) : communes.size === 1 ? (
            <Trans>Probelauf mit einer Kommune</Trans>
          ) : (
            t`Probelauf mit ${number(communes.size)} Kommunen`
          )}
        </BusyButton>
      </ImportFooter>
    </>
  );
}
