import { useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useState, type ComponentType, type FunctionComponent } from "react";
import { loadChunk } from "#browser/loadChunk";
import { useToast } from "./ui";

interface OverlayProps {
  readonly onClose: () => void;
}

/** Props of the opener that load the code on hover or focus. */
export interface Intent {
  readonly onPointerEnter: () => void;
  readonly onFocus: () => void;
}

export type LazyOverlay<Props> = FunctionComponent<Props> & {
  readonly intent: Intent;
  readonly preload: () => void;
};

/**
 * A dialog or panel whose code is loaded on intent, or at the latest when it is rendered. If loading fails, it closes
 * and shows a toast.
 */
export function lazyOverlay<Props extends OverlayProps>(
  loadOverlay: () => Promise<ComponentType<Props>>,
): LazyOverlay<Props> {
  // Also preloads Dialog, which many of these components render later, such as forms.
  const load = async () => (await Promise.all([loadOverlay(), import("./Dialog")]))[0];
  function LazyOverlay(props: Props) {
    const toast = useToast();
    const { t } = useLingui();
    const [loaded, setLoaded] = useState<{ readonly Overlay: ComponentType<Props> } | null>(null);
    const fail = useEffectEvent(() => {
      toast({
        tone: "error",
        text: t`Dieser Teil konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.`,
      });
      props.onClose();
    });
    useEffect(() => {
      let isGone = false;
      loadChunk(load).then(
        (Overlay) => {
          if (!isGone) setLoaded({ Overlay });
        },
        () => {
          if (!isGone) fail();
        },
      );
      return () => {
        isGone = true;
      };
    }, []);
    return loaded && <loaded.Overlay {...props} />;
  }
  const preload = () => {
    load().catch(() => undefined);
  };
  return Object.assign(LazyOverlay, { preload, intent: { onPointerEnter: preload, onFocus: preload } });
}
