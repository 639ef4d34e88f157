import { Button, IconButton } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState, type ComponentType } from "react";
import { useBrowser } from "#browser/browser";
import { loadChunk } from "#browser/loadChunk";
import { useObservable } from "#browser/useObservable";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { useNetwork } from "#relay/network";
import { useMaintenances } from "#session/useMaintenances";
import { useInstance } from "#session/useSession";
import { useSystemBanner } from "#session/useSystemBanner";
import { useAnnounce } from "#ui/ui";
import { Icon } from "#ui/Icon";
import { Banner } from "./Banner";
import type { MaintenanceBannerProps } from "./MaintenanceBanner";
import { useNow } from "./useNow";

/** App-wide banners: server unreachable, another release, maintenance of services, notice to all users, demo data. */
export function Banners() {
  return (
    <>
      <UnreachableBanner />
      <ReleaseBanner />
      <LazyMaintenanceBanner />
      <SystemBanner />
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

/** Loads its code and the names of the services only while there is maintenance. */
function LazyMaintenanceBanner() {
  const active = useMaintenances().filter(({ state }) => state === "ACTIVE");
  const isNeeded = active.length > 0;
  const [loaded, setLoaded] = useState<{ readonly Content: ComponentType<MaintenanceBannerProps> } | null>(
    null,
  );
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isGone = false;
    loadChunk(() => import("./MaintenanceBanner")).then(
      ({ MaintenanceBanner: Content }) => {
        if (!isGone) setLoaded({ Content });
      },
      // Without a connection, another banner says so.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isNeeded]);
  return loaded && isNeeded && <loaded.Content maintenances={active} />;
}

/** The sentence of the settings. Hidden ones stay hidden in this browser until they change. */
function SystemBanner() {
  const { t } = useLingui();
  const announce = useAnnounce();
  const { stored } = useBrowser();
  const banner = useSystemBanner();
  const [hidden, setHidden] = useState(() => stored.read("hiddenBanner"));
  const shown = banner && banner.key !== hidden ? banner : null;
  const sentence = shown?.sentence;
  useEffect(() => {
    if (sentence) announce(sentence);
  }, [announce, sentence]);
  if (shown === null) return null;
  return (
    <Banner
      tone="progress"
      icon="info"
      action={
        <IconButton
          size="sm"
          variant="ghost"
          aria-label={t`Hinweis ausblenden`}
          onClick={() => {
            stored.write("hiddenBanner", shown.key);
            setHidden(shown.key);
          }}
        >
          <Icon name="close" />
        </IconButton>
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
