import { Trans } from "@lingui/react/macro";

/** The loader screen: the session is being loaded, the app bar is hidden (section 2). */
export function Loader() {
  return (
    <div className="loader" role="status">
      <span className="loader-bar" aria-hidden="true" />
      <span>
        <Trans>Service Management wird geladen</Trans>
      </span>
    </div>
  );
}
