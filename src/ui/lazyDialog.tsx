import { useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useState, type ComponentType } from "react";
import { loadChunk } from "#browser/loadChunk";
import { useToast } from "./ui";

interface DialogProps {
  readonly onClose: () => void;
}

/** Props of the opener, which load the code on hover or focus. */
export interface Intent {
  readonly onPointerEnter: () => void;
  readonly onFocus: () => void;
}

export type LazyDialog<Props> = ComponentType<Props> & {
  readonly intent: Intent;
  readonly preload: () => void;
};

/**
 * A dialog or panel whose code is loaded on intent, or at the latest when it is rendered. If loading fails, it closes
 * and shows a toast.
 */
export function lazyDialog<Props extends DialogProps>(
  loadDialog: () => Promise<ComponentType<Props>>,
): LazyDialog<Props> {
  // Also preloads Dialog, which many of these components render later, such as forms.
  const load = async () => (await Promise.all([loadDialog(), import("./Dialog")]))[0];
  function LazyDialog(props: Props) {
    const toast = useToast();
    const { t } = useLingui();
    const [loaded, setLoaded] = useState<{ readonly Dialog: ComponentType<Props> } | null>(null);
    const fail = useEffectEvent(() => {
      toast({
        tone: "error",
        text: t`Der Dialog konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.`,
      });
      props.onClose();
    });
    useEffect(() => {
      let isGone = false;
      loadChunk(load).then(
        (Dialog) => {
          if (!isGone) setLoaded({ Dialog });
        },
        () => {
          if (!isGone) fail();
        },
      );
      return () => {
        isGone = true;
      };
    }, []);
    return loaded && <loaded.Dialog {...props} />;
  }
  const preload = () => {
    load().catch(() => undefined);
  };
  return Object.assign(LazyDialog, { preload, intent: { onPointerEnter: preload, onFocus: preload } });
}
