import { Button } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { CopyButton } from "#ui/CopyButton";

const shownDigits = 12;

/** The SHA-256 of a file, shortened until it is expanded; copied in full. */
export function Fingerprint({ sha256 }: { readonly sha256: string }) {
  const { t } = useLingui();
  const [isFull, setFull] = useState(false);
  return (
    <>
      <code translate="no">{isFull ? sha256 : `${sha256.slice(0, shownDigits)}…`}</code>{" "}
      <Button
        size="sm"
        variant="ghost"
        my="-6px"
        aria-expanded={isFull}
        aria-label={isFull ? t`SHA-256 kürzen` : t`SHA-256 vollständig anzeigen`}
        onClick={() => setFull(!isFull)}
      >
        {isFull ? t`Kürzen` : t`Vollständig`}
      </Button>{" "}
      <CopyButton text={sha256} label={t`SHA-256 kopieren`} />
    </>
  );
}
