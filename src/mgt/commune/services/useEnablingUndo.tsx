import { Plural, Trans } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { useRef } from "react";
import { attempt } from "#relay/useAction";
import { useLocale } from "#i18n/language";
import { useToast } from "#ui/ui";
import type { useServiceChangesEnableMutation } from "./__generated__/useServiceChangesEnableMutation.graphql";
import type { ListedService } from "./listedServices";
import { ServiceFailureText } from "./ServiceFailure";

/** A service with its last known revision. */
interface ServiceRevision {
  readonly id: string;
  readonly revision: number;
}

export type SetServicesEnabled = (
  services: readonly ServiceRevision[],
  isEnabled: boolean,
) => Promise<useServiceChangesEnableMutation["response"]>;

interface UndoToast {
  readonly ids: ReadonlySet<string>;
  /** Dismisses the toast. */
  readonly close: () => void;
}

/** Toast that names the changed services and offers to undo the change. */
export function useEnablingUndo(enable: SetServicesEnabled) {
  const toast = useToast();
  const router = useRouter();
  const undoToasts = useRef<readonly UndoToast[]>([]);

  async function undo(
    services: readonly ListedService[],
    stored: readonly ServiceRevision[],
    wasEnabled: boolean,
  ) {
    dismissUndo(services);
    const isEnabled = !wasEnabled;
    const { failure } = await attempt(() => enable(stored, isEnabled));
    if (failure) {
      toast({ tone: "error", text: <ServiceFailureText failure={failure} /> });
      if (failure.code === "not_found") void router.invalidate();
    } else {
      toast({ text: <UndoMessage services={services} isEnabled={isEnabled} /> });
    }
  }

  /** Call after a change with the services from the payload. */
  function offerUndo(
    services: readonly ListedService[],
    stored: readonly ServiceRevision[],
    isEnabled: boolean,
  ) {
    const close = toast({
      text: <ChangeMessage services={services} isEnabled={isEnabled} />,
      action: {
        label: <Trans>Rückgängig</Trans>,
        onAct: () => void undo(services, stored, isEnabled),
      },
    });
    undoToasts.current = [...undoToasts.current, { ids: new Set(services.map(({ id }) => id)), close }];
  }

  /** Call before another change of these services, which invalidates the undo. */
  function dismissUndo(services: readonly ListedService[]) {
    const stale = undoToasts.current.filter(({ ids }) => services.some(({ id }) => ids.has(id)));
    undoToasts.current = undoToasts.current.filter((one) => !stale.includes(one));
    for (const { close } of stale) close();
  }

  return { offerUndo, dismissUndo };
}

interface MessageProps {
  readonly services: readonly ListedService[];
  readonly isEnabled: boolean;
}

function ChangeMessage({ services, isEnabled }: MessageProps) {
  const name = useNameOf(services);
  const count = services.length;
  if (isEnabled) {
    return count === 1 ? (
      <Trans>„{name}“ eingeschaltet.</Trans>
    ) : (
      <Plural value={count} one="# Dienst eingeschaltet." other="# Dienste eingeschaltet." />
    );
  }
  return count === 1 ? (
    <Trans>„{name}“ ausgeschaltet.</Trans>
  ) : (
    <Plural value={count} one="# Dienst ausgeschaltet." other="# Dienste ausgeschaltet." />
  );
}

function UndoMessage({ services, isEnabled }: MessageProps) {
  const name = useNameOf(services);
  const count = services.length;
  if (isEnabled) {
    return count === 1 ? (
      <Trans>„{name}“ wieder eingeschaltet.</Trans>
    ) : (
      <Plural value={count} one="# Dienst wieder eingeschaltet." other="# Dienste wieder eingeschaltet." />
    );
  }
  return count === 1 ? (
    <Trans>„{name}“ wieder ausgeschaltet.</Trans>
  ) : (
    <Plural value={count} one="# Dienst wieder ausgeschaltet." other="# Dienste wieder ausgeschaltet." />
  );
}

function useNameOf([service]: readonly ListedService[]): string {
  const language = useLocale();
  return service?.name[language] ?? "";
}
