import { Button, Flex } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { graphql } from "react-relay/hooks";
import { LiveRegion } from "#frame/LiveRegion";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { ApiError } from "#relay/apiError";
import type { UserError } from "#relay/failure";
import { useAction } from "#relay/useAction";
import { useMutationAsync } from "#relay/useMutationAsync";
import { useAnnounce } from "#ui/ui";
import { BusyButton } from "#ui/BusyButton";
import { Dialog } from "#ui/Dialog";
import { Notice } from "#ui/Notice";
import { useIsMounted } from "#ui/useIsMounted";
import type { AddServicesDialogMutation } from "./__generated__/AddServicesDialogMutation.graphql";
import { ChosenServices, type ChosenService } from "./ChosenServices";
import type { CommuneServices } from "./listedServices";
import { ServiceFailure } from "./ServiceFailure";
import { ServicePicker } from "./ServicePicker";

const addMutation = graphql`
  mutation AddServicesDialogMutation($input: AddCommuneServicesInput!) {
    addCommuneServices(input: $input) {
      commune {
        ...listedServices_commune
        serviceIds
        counts {
          services
          enabledServices
        }
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

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
  const router = useRouter();
  const commit = useMutationAsync<AddServicesDialogMutation>(addMutation);
  const { isBusy, failure, run } = useAction();
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
    const { ags, revision } = commune;
    const serviceIds = chosen.map(({ serviceId }) => serviceId);
    const outcome = await run(() => commit({ input: { ags, revision, serviceIds } }));
    if (!outcome.failure) {
      announce(t`${plural(chosen.length, { one: "# Dienst hinzugefügt", other: "# Dienste hinzugefügt" })}`);
      if (isMounted.current) onClose();
      return;
    }
    if (!outcome.payload) return;
    // A rejection may omit the services, although another user may have added the duplicate.
    if (!outcome.payload.commune) void router.invalidate();
    const keys = rejectedKeys(chosen, outcome.payload.errors);
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
        {/* Duplicates are marked in the list. */}
        {failure && failure.code !== "services_duplicates" && <ServiceFailure failure={failure} />}
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

/** Keys of entries that duplicate an earlier entry or an existing service. */
function duplicateKeys(chosen: readonly ChosenService[], existing: ReadonlySet<string>): ReadonlySet<number> {
  const seen = new Set(existing);
  const duplicates = new Set<number>();
  for (const { key, serviceId } of chosen) {
    if (seen.has(serviceId)) duplicates.add(key);
    seen.add(serviceId);
  }
  return duplicates;
}

/** Keys of entries that the server rejected as duplicates; error fields contain their index. */
function rejectedKeys(chosen: readonly ChosenService[], errors: readonly UserError[]): ReadonlySet<number> {
  const places = errors.flatMap(({ code, field }) =>
    code === "services_duplicates" ? Number(field?.at(-1)) : [],
  );
  return new Set(chosen.filter((_, place) => places.includes(place)).map(({ key }) => key));
}
