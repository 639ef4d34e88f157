import type { ReactNode } from "react";
import { useInstance } from "#session/useSession";
import { LegalPage } from "./-LegalPage";

interface ElsewherePageProps {
  readonly title: string;
  /** Which address of the settings the page leads to. */
  readonly setting: "imprintUrl" | "privacyUrl";
  readonly intro: ReactNode;
  /** Stands where no address is set. */
  readonly missing: ReactNode;
}

/** A page whose text lies at an address from the settings. */
export function ElsewherePage({ title, setting, intro, missing }: ElsewherePageProps) {
  const known = useInstance();
  const address = known?.[setting]?.trim();
  const isWeb = address !== undefined && /^https?:\/\//i.test(address);
  return (
    <LegalPage title={title}>
      {isWeb && (
        <p>
          {intro}{" "}
          <a className="link" href={address} rel="noreferrer">
            {address}
          </a>
        </p>
      )}
      {known && !isWeb && <p>{missing}</p>}
    </LegalPage>
  );
}
