import { useLingui } from "@lingui/react/macro";
import { Notice } from "#ui/Notice";
import { isKeystoreUsable, keystoreProblem } from "./keystoreProblems";

interface KeystoreProblemNoticeProps {
  readonly problem: { readonly code: string; readonly detail: string | null | undefined };
  readonly role?: "alert";
}

/** Problem of a keystore and the recommended action. */
export function KeystoreProblemNotice({ problem: { code, detail }, role }: KeystoreProblemNoticeProps) {
  const { i18n } = useLingui();
  return (
    <Notice tone={isKeystoreUsable(code) ? "waiting" : "error"} role={role}>
      {i18n._(keystoreProblem(code).full)}
      {detail && (
        <>
          {" "}
          <code>{detail}</code>
        </>
      )}
    </Notice>
  );
}
