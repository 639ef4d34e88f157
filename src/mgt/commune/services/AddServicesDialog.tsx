import { Button, Flex } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { LiveRegion } from "#frame/LiveRegion";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { ApiError } from "#relay/apiError";
import { useAnnounce } from "#ui/ui";
import { BusyButton } from "#ui/BusyButton";
import { Dialog } from "#ui/Dialog";
import { Notice } from "#ui/Notice";
import { useIsMounted } from "#ui/useIsMounted";
import { ChosenServices } from "./ChosenServices";
import { duplicateKeys, rejectedKeys, type ChosenService } from "./chosenServices";
import type { CommuneServices } from "./listedServices";
import { ServiceFailure } from "./ServiceFailure";
import { ServicePicker } from "./ServicePicker";
import { useAddServices } from "./useAddServices";

interface AddServicesDialogProps {
  readonly commune: CommuneServices;
  readonly onClose: () => void;
}

const duplicatesError = new ApiError("services_duplicates");
const none: ReadonlySet<number> = new Set();

/** Adds several services at once; a duplicate is marked, and then none is added. */
export function AddServicesDialog({ commune, onClose }: AddServicesDialogProps) {
  const announce = useAnnounce();
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const nextKey = useRef(0);
  const list = useRef<HTMLUListElement>(null);
  const [chosen, setChosen] = useState<readonly ChosenService[]>([]);
  const [rejected, setRejected] = useState(none);
  const [isEmptyRejected, setEmptyRejected] = useState(false);
  const { add, isBusy, failure } = useAddServices();
  // The response may arrive after this dialog was closed and another one opened.
  const isMounted = useIsMounted();
  const existing = new Set(commune.services.map(({ serviceId }) => serviceId));
  const duplicates = new Set([...duplicateKeys(chosen, existing), ...rejected]);

  const focusFirstDuplicate = () =>
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>("[data-duplicate] button")?.focus());
  const submit = async () => {
    if (isBusy) return;
    setEmptyRejected(chosen.length === 0);
    if (chosen.length === 0) return;
    if (duplicates.size > 0) {
      focusFirstDuplicate();
      return;
    }
    const errors = await add(
      commune,
      chosen.map(({ serviceId }) => serviceId),
    );
    if (!errors) return;
    if (errors.length === 0) {
      announce(t`${plural(chosen.length, { one: "# Dienst hinzugefügt", other: "# Dienste hinzugefügt" })}`);
      if (isMounted.current) onClose();
      return;
    }
    const keys = rejectedKeys(chosen, errors);
    setRejected(keys);
    if (keys.size > 0) focusFirstDuplicate();
  };

  return (
    <Dialog
      title={<Trans>Dienste hinzufügen</Trans>}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Abbrechen</Trans>
          </Button>
          <BusyButton variant="solid" isBusy={isBusy} onClick={() => void submit()}>
            {chosen.length === 0 ? (
              <Trans>Dienste hinzufügen</Trans>
            ) : (
              <Plural value={chosen.length} one="# Dienst hinzufügen" other="# Dienste hinzufügen" />
            )}
          </BusyButton>
        </>
      }
    >
      <Flex direction="column" gap={3} textStyle="sm">
        <ServicePicker
          existing={existing}
          chosen={chosen}
          onPick={(serviceId) => {
            const key = nextKey.current++;
            setEmptyRejected(false);
            setChosen((before) => [...before, { key, serviceId }]);
          }}
        />
        {duplicates.size > 0 && (
          <Notice tone="error" role="alert">
            {errorMessage(duplicatesError)}
          </Notice>
        )}
        {isEmptyRejected && (
          <Notice tone="error" role="alert">
            <Trans>Wählen Sie mindestens einen Dienst.</Trans>
          </Notice>
        )}
        {failure && <ServiceFailure failure={failure} />}
        <ChosenServices
          ref={list}
          chosen={chosen}
          duplicates={duplicates}
          onRemove={(key) => {
            setChosen((before) => before.filter((one) => one.key !== key));
            list.current?.closest("[role=dialog]")?.querySelector<HTMLElement>("[data-focus-first]")?.focus();
          }}
        />
      </Flex>
      {/* The page's live region is inert while a modal dialog is open. */}
      <LiveRegion />
    </Dialog>
  );
}
