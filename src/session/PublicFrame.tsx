import { Trans } from "@lingui/react/macro";
import { useEffect, useRef, type ReactNode } from "react";
import { useBrowser } from "#browser/browser";
import { version } from "#domain/version";
import { LanguageChoice } from "#ui/plain/LanguageChoice";
import { PlainIcon } from "#ui/plain/PlainIcon";
import { PlainLink } from "#ui/plain/PlainLink";
import { ThemeChoice } from "#ui/plain/ThemeChoice";
import { useInstance } from "./useSession";
import { useLoginBanner } from "./useSystemBanner";

const markPath = "M2 18v-7h2.5V8H7V5h1.5V2h3v3H13v3h2.5v3H18v7h-6v-4a2 2 0 0 0-4 0v4z";

interface PublicFrameProps {
  /** Whether the brand links to `/`; off on that page itself. */
  readonly isLinked?: boolean;
  /** Text pages are wider than forms. */
  readonly isProse?: boolean;
  readonly children: ReactNode;
}

/** The frame of screens that need no session; it has no app bar. */
export function PublicFrame({ isLinked = true, isProse = false, children }: PublicFrameProps) {
  const { address } = useBrowser();
  const main = useRef<HTMLElement>(null);
  const known = useInstance();
  const banner = useLoginBanner();
  useEffect(() => {
    if (address.takeArrival() && !main.current?.contains(document.activeElement)) main.current?.focus();
  }, [address]);
  return (
    <div className="public">
      <a className="skip" href="#content">
        <Trans>Zum Inhalt springen</Trans>
      </a>
      {known?.hasDemoAccounts && (
        <aside className="demo">
          <PlainIcon name="info" />
          <span>
            <Trans>
              Demodaten: Für die Zugänge admin, support und member gilt ein allgemein bekanntes Passwort.
            </Trans>
          </span>
        </aside>
      )}
      {banner && (
        <aside className="demo">
          <PlainIcon name="info" />
          <span>{banner.sentence}</span>
        </aside>
      )}
      <header className="public-bar">
        {isLinked ? (
          <PlainLink to="/" className="brand">
            <Brand />
          </PlainLink>
        ) : (
          <span className="brand">
            <Brand />
          </span>
        )}
        <span className="version">{version}</span>
        {known && known.stage !== "PRODUCTION" && <span className="stage">{known.stage}</span>}
        <div className="public-choices">
          <LanguageChoice />
          <ThemeChoice />
        </div>
      </header>
      <main ref={main} id="content" tabIndex={-1} className={isProse ? "public-main prose" : "public-main"}>
        {children}
      </main>
      <footer className="public-foot">
        <PlainLink to="/legal/accessibility" className="link">
          <Trans>Barrierefreiheit</Trans>
        </PlainLink>
        <PlainLink to="/legal/privacy" className="link">
          <Trans>Datenschutz</Trans>
        </PlainLink>
        <PlainLink to="/legal/imprint" className="link">
          <Trans>Impressum</Trans>
        </PlainLink>
      </footer>
    </div>
  );
}

function Brand() {
  return (
    <>
      <svg className="mark" viewBox="0 0 20 20" aria-hidden="true">
        <path d={markPath} />
      </svg>
      <span>Service Management</span>
    </>
  );
}
