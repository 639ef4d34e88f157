import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { loadChunk } from "#browser/loadChunk";
import { useCan } from "#session/useSession";
import { Button } from "#ui/Button";
import { Icon } from "#ui/Icon";
import { useToast } from "#ui/ui";
import { useIsMounted } from "#ui/useIsMounted";
import type { EditorsDialog } from "./EditorsDialog";

/** Says who may change something of a commune, to those who may know users. */
export function EditorsButton({ ags }: { readonly ags: string }) {
  const toast = useToast();
  const { t } = useLingui();
  const mayKnow = useCan("user_info");
  const isMounted = useIsMounted();
  const [isBusy, setBusy] = useState(false);
  const [opened, setOpened] = useState<{ readonly Dialog: typeof EditorsDialog } | null>(null);
  if (!mayKnow) return null;

  async function open() {
    if (isBusy) return;
    setBusy(true);
    try {
      const { EditorsDialog: Dialog } = await loadChunk(() => import("./EditorsDialog"));
      if (isMounted.current) setOpened({ Dialog });
    } catch {
      toast({
        tone: "error",
        text: t`Die Liste konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.`,
      });
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <span className="editors-opener">
        <Button
          variant="ghost"
          aria-haspopup="dialog"
          aria-disabled={isBusy || undefined}
          title={t`Wer darf hier ändern?`}
          onClick={() => void open()}
        >
          <Icon name="users" />
          <span>{t`Wer darf hier ändern?`}</span>
        </Button>
      </span>
      {opened && <opened.Dialog ags={ags} onClose={() => setOpened(null)} />}
    </>
  );
}
