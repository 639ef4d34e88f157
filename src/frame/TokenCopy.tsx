import { Button, Text } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { tokenCopiedMs } from "#domain/timings";
import { useSessionServices } from "#session/sessionServices";
import { useAnnounce } from "#ui/ui";
import { Icon } from "#ui/Icon";

/** Copies the bearer token for API calls; a confirmation icon shows for a second. */
export function TokenCopy() {
  const announce = useAnnounce();
  const { t } = useLingui();
  const { session } = useSessionServices();
  const [outcome, setOutcome] = useState<"copied" | "failed" | null>(null);

  useEffect(() => {
    if (outcome !== "copied") return undefined;
    const timer = setTimeout(() => setOutcome(null), tokenCopiedMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(`Bearer ${session.token() ?? ""}`);
      setOutcome("copied");
      announce(t`Token kopiert`);
    } catch {
      setOutcome("failed");
    }
  }

  return (
    <>
      <Button variant="ghost" onClick={() => void copy()}>
        <Icon name={outcome === "copied" ? "check" : "copy"} />
        {outcome === "copied" ? <Trans>Token kopiert</Trans> : <Trans>Token kopieren</Trans>}
      </Button>
      {outcome === "failed" && (
        <Text role="alert" maxW="280px" py={1} color="status.error.fg" lineHeight="sm">
          <Trans>Der Browser gibt die Zwischenablage nicht frei. Der Token wurde nicht kopiert.</Trans>
        </Text>
      )}
    </>
  );
}
