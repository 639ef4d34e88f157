import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState, type KeyboardEvent } from "react";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { Button } from "#ui/Button";
import { Dialog } from "#ui/Dialog";
import { Notice } from "#ui/Notice";
import { AfterAMoment, Skeleton } from "#ui/Skeleton";
import { ServiceList } from "./ServiceList";
import type { CommuneOffers } from "./useCommuneOffers";

interface ServicesDialogProps {
  readonly commune: { readonly ags: string; readonly name: string };
  readonly offers: CommuneOffers;
  /** Services of the entry so far. */
  readonly services: readonly string[];
  /** The commune is only now being added. */
  readonly isNew: boolean;
  readonly onDone: (services: readonly string[]) => void;
  readonly onClose: () => void;
}

/** The dialog stands in a form, which Enter in one of its fields would send. */
function keepFromSending(event: KeyboardEvent): void {
  if (event.key === "Enter" && event.target instanceof HTMLInputElement) event.preventDefault();
}

/** Which services of a commune somebody may change. */
export function ServicesDialog({ commune, offers, services, isNew, onDone, onClose }: ServicesDialogProps) {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(services));
  const { ags, name } = commune;
  const { lookUp } = offers;
  const known = offers.find(ags);
  const failure = offers.failureOf(ags);
  useEffect(() => {
    if (!known) lookUp(ags);
  }, [known, lookUp, ags]);

  return (
    <Dialog
      title={<Trans>Dienste in {name}</Trans>}
      closeLabel={t`Schließen`}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Abbrechen</Trans>
          </Button>
          <Button variant="solid" disabled={!known} onClick={() => onDone([...chosen])}>
            {isNew ? <Trans>Kommune hinzufügen</Trans> : <Trans>Übernehmen</Trans>}
          </Button>
        </>
      }
    >
      {/* Keys of the fields within, on their way up. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div onKeyDown={keepFromSending}>
        {known ? (
          <ServiceList offered={known.offered} stored={services} chosen={chosen} onChoose={setChosen} />
        ) : failure ? (
          <Notice tone="error" role="alert">
            <p>{errorMessage(failure)}</p>
            {failure.code !== "commune_unknown" && (
              <Button size="sm" onClick={() => lookUp(ags)}>
                <Trans>Erneut versuchen</Trans>
              </Button>
            )}
          </Notice>
        ) : (
          <AfterAMoment>
            <Skeleton width="60%" />
          </AfterAMoment>
        )}
      </div>
    </Dialog>
  );
}
