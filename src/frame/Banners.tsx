import { Button, chakra, IconButton } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState, type ReactNode } from "react";
import { useObservable } from "#browser/useObservable";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { useNetwork } from "#relay/network";
import { useInstance } from "#session/useSession";
import { useAnnounce } from "#ui/ui";
import { Icon, type IconName } from "#ui/Icon";
import { useNow } from "./useNow";

interface BannerProps {
  readonly tone: "waiting" | "progress" | "quiet";
  readonly icon: IconName;
  readonly action: ReactNode;
  readonly children: ReactNode;
}

const BannerRow = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: 3,
    rowGap: 1,
    minH: 9,
    py: 1,
    px: 4,
    borderBottom: "1px solid",
    borderColor: "border",
    bg: "colorPalette.subtle",
    textStyle: "sm",
    "& > svg": { color: "colorPalette.solid" },
    "& > span": { flex: "1 1 200px" },
  },
  variants: {
    tone: {
      waiting: { colorPalette: "status.waiting" },
      progress: { colorPalette: "status.progress" },
      quiet: { minH: 7, bg: "bg.subtle", color: "fg.muted", "& > svg": { color: "inherit" } },
    },
  },
});

function Banner({ tone, icon, action, children }: BannerProps) {
  return (
    <BannerRow tone={tone}>
      <Icon name={icon} />
      <span>{children}</span>
      {action}
    </BannerRow>
  );
}

/** App-wide banners: server unreachable, another release, demo data. */
export function Banners() {
  return (
    <>
      <UnreachableBanner />
      <ReleaseBanner />
      <DemoBanner />
    </>
  );
}

function UnreachableBanner() {
  const announce = useAnnounce();
  const { t } = useLingui();
  const { retryAt, retryNow } = useNetwork().reachability;
  const next = useObservable(retryAt);
  const isUnreachable = next !== null;
  const now = useNow(isUnreachable);
  const lost = t`Der Server ist nicht erreichbar. Ihre Eingaben bleiben erhalten.`;
  const found = t`Der Server ist wieder erreichbar.`;
  useEffect(() => {
    if (!isUnreachable) return undefined;
    announce(lost);
    return () => announce(found);
  }, [announce, isUnreachable, lost, found]);
  if (next === null) return null;
  const seconds = Math.ceil((next - now) / 1_000);
  return (
    <Banner
      tone="waiting"
      icon="warning"
      action={
        <Button size="sm" onClick={retryNow}>
          <Trans>Jetzt versuchen</Trans>
        </Button>
      }
    >
      {seconds > 0 ? (
        <Trans>
          Der Server ist nicht erreichbar. Neuer Versuch in{" "}
          <Plural value={seconds} one="# Sekunde" other="# Sekunden" />. Ihre Eingaben bleiben erhalten.
        </Trans>
      ) : (
        <Trans>Der Server ist nicht erreichbar. Neuer Versuch läuft. Ihre Eingaben bleiben erhalten.</Trans>
      )}
    </Banner>
  );
}

function ReleaseBanner() {
  const announce = useAnnounce();
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const notice = useObservable(useNetwork().release.notice);
  const sentence =
    notice === "available"
      ? t`Eine neue Version ist da. Die nächste Seite, die Sie öffnen, lädt sie.`
      : notice && errorMessage({ code: "unknown_operation", params: { server: notice } });
  useEffect(() => {
    if (sentence) announce(sentence);
  }, [announce, sentence]);
  if (!sentence) return null;
  return (
    <Banner
      tone="progress"
      icon="reload"
      action={
        <Button size="sm" onClick={() => window.location.reload()}>
          <Trans>Neu laden</Trans>
        </Button>
      }
    >
      {sentence}
    </Banner>
  );
}

function DemoBanner() {
  const { t } = useLingui();
  const [isHidden, setHidden] = useState(false);
  const known = useInstance();
  if (!known?.hasDemoAccounts || isHidden) return null;
  return (
    <Banner
      tone="quiet"
      icon="info"
      action={
        <IconButton
          size="sm"
          variant="ghost"
          aria-label={t`Hinweis ausblenden`}
          onClick={() => setHidden(true)}
        >
          <Icon name="close" />
        </IconButton>
      }
    >
      <Trans>
        Demodaten: Für die Zugänge admin, support und member gilt ein allgemein bekanntes Passwort.
      </Trans>
    </Banner>
  );
}
