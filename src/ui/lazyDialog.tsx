import { useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useState, type ComponentType } from "react";
import { loadChunk } from "#browser/loadChunk";
import { useToast } from "./ui";

interface DialogProps {
  readonly onClose: () => void;
}

/** For what opens a lazy dialog: its code is loaded when the pointer or the focus gets there. */
export interface Intent {
  readonly onPointerEnter: () => void;
  readonly onFocus: () => void;
}

/**
 * A dialog whose code is loaded on intent, or at the latest when it is rendered. It closes with a toast where the code
 * does not arrive.
 */
export function lazyDialog<Props extends DialogProps>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> & { readonly intent: Intent } {
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
  return Object.assign(LazyDialog, { intent: { onPointerEnter: preload, onFocus: preload } });
}
