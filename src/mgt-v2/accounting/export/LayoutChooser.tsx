import { Button, Flex, NativeSelect, Stack } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useFormikContext } from "formik";
import { useId, useState } from "react";
import { graphql } from "react-relay/hooks";
import type { BookingLayoutFormValues } from "#domain/schemas/bookingLayout";
import { LabelledField } from "#forms/fields/LabelledField";
import { changedFields } from "#forms/formValues";
import { ActionNoticeView } from "#relay/ActionNoticeView";
import { useAction } from "#relay/useAction";
import { useMutationAsync } from "#relay/useMutationAsync";
import { ConfirmDialog } from "#ui/ConfirmDialog";
import { Icon } from "#ui/Icon";
import { useAnnounce } from "#ui/ui";
import type { LayoutChooserRemoveMutation } from "./__generated__/LayoutChooserRemoveMutation.graphql";
import { layoutKeys } from "./layoutValues";
import { removeFromLayouts } from "./savedLayouts";

const removeMutation = graphql`
  mutation LayoutChooserRemoveMutation($input: RemoveBookingLayoutInput!) {
    removeBookingLayout(input: $input) {
      removedId
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

/** Values of the select; saved layouts have their ids behind the prefix. */
const savedPrefix = "saved:";

/** Initial layout: the default, that of the continued run, a copy of another, or a saved one. */
export type LayoutChoice =
  | { readonly kind: "default" | "run" }
  | { readonly kind: "copy"; readonly values: BookingLayoutFormValues }
  | { readonly kind: "saved"; readonly id: string };

interface LayoutChooserProps {
  readonly commune: string;
  readonly choice: LayoutChoice;
  readonly choices: readonly { readonly id: string; readonly name: string }[];
  /** Number of the run whose layout can be copied. */
  readonly continued: number | undefined;
  /** Revision of the chosen layout. */
  readonly revision: number;
  readonly onChoose: (choice: LayoutChoice) => void;
  readonly onReload: () => void;
}

/** Selects the initial layout; copies and removes saved ones. Asks before changes are lost. */
export function LayoutChooser(props: LayoutChooserProps) {
  const { commune, choice, choices, continued, revision, onChoose, onReload } = props;
  const { t } = useLingui();
  const announce = useAnnounce();
  const selectId = useId();
  const { values, initialValues } = useFormikContext<BookingLayoutFormValues>();
  const [layoutToConfirm, setLayoutToConfirm] = useState<LayoutChoice | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  const commit = useMutationAsync<LayoutChooserRemoveMutation>(removeMutation);
  const { isBusy, notice, run } = useAction(({ code }) =>
    code === "conflict"
      ? {
          text: t`Jemand hat den Aufbau inzwischen geändert. Er wurde nicht entfernt; zu sehen ist jetzt, was gespeichert ist.`,
          isStale: true,
        }
      : undefined,
  );
  const isChanged = changedFields(initialValues, values, layoutKeys).length > 0;
  const savedId = choice.kind === "saved" ? choice.id : null;
  const savedName = choices.find(({ id }) => id === savedId)?.name ?? "";

  const choose = (value: string) => {
    const chosen: LayoutChoice = value.startsWith(savedPrefix)
      ? { kind: "saved", id: value.slice(savedPrefix.length) }
      : { kind: value === "run" ? "run" : "default" };
    if (isChanged) setLayoutToConfirm(chosen);
    else onChoose(chosen);
  };

  async function remove(id: string) {
    const { failure } = await run(() =>
      commit(
        { input: { id, revision } },
        {
          updater: (store, data) =>
            data?.removeBookingLayout?.removedId && removeFromLayouts(store, commune, id),
        },
      ),
    );
    setRemoving(false);
    if (failure) return onReload();
    announce(t`Aufbau „${savedName}“ entfernt.`);
    onChoose({ kind: "default" });
  }

  return (
    <Stack gap={3}>
      {notice && <ActionNoticeView notice={notice} />}
      <Flex wrap="wrap" align="flex-end" gap={2}>
        <LabelledField id={selectId} label={t`Aufbau`} hasDefault>
          <NativeSelect.Root width={{ base: "100%", sm: "320px" }}>
            <NativeSelect.Field
              value={savedId === null ? choice.kind : savedPrefix + savedId}
              onChange={({ currentTarget }) => choose(currentTarget.value)}
            >
              {continued !== undefined && <option value="run">{t`Wie in Lauf ${continued}`}</option>}
              <option value="default">{t`Standard: alle Spalten`}</option>
              {choice.kind === "copy" && <option value="copy">{t`Neuer Aufbau`}</option>}
              {choices.map(({ id, name }) => (
                <option key={id} value={savedPrefix + id}>
                  {name}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator>
              <Icon name="chevronDown" size={12} />
            </NativeSelect.Indicator>
          </NativeSelect.Root>
        </LabelledField>
        {savedId !== null && (
          <>
            <Button onClick={() => onChoose({ kind: "copy", values: { ...values, name: "" } })}>
              <Icon name="copy" />
              <Trans>Als neuen Aufbau</Trans>
            </Button>
            <Button onClick={() => setRemoving(true)}>
              <Icon name="trash" />
              <Trans>Entfernen …</Trans>
            </Button>
          </>
        )}
      </Flex>
      <ConfirmDialog
        open={layoutToConfirm !== null}
        isExpected={isChanged}
        title={<Trans>Anderen Aufbau wählen</Trans>}
        confirmLabel={<Trans>Änderungen verwerfen</Trans>}
        tone="danger"
        onConfirm={() => layoutToConfirm && onChoose(layoutToConfirm)}
        onClose={() => setLayoutToConfirm(null)}
      >
        <Trans>Ihre Änderungen am Aufbau sind noch nicht gespeichert und gehen dabei verloren.</Trans>
      </ConfirmDialog>
      <ConfirmDialog
        open={isRemoving}
        title={<Trans>Aufbau entfernen</Trans>}
        confirmLabel={<Trans>1 Aufbau entfernen</Trans>}
        tone="danger"
        isBusy={isBusy}
        onConfirm={() => savedId !== null && void remove(savedId)}
        onClose={() => setRemoving(false)}
      >
        <Trans>
          „{savedName}“ steht dann niemandem mehr zur Auswahl. Ausleitungen, die ihn verwendet haben, bleiben
          unverändert.
        </Trans>
      </ConfirmDialog>
    </Stack>
  );
}
