import { useSession } from "#session/useSession";

/** The stage of the installation; hidden in production. */
export function StageBadge() {
  const session = useSession();
  if (!("stage" in session) || session.stage === "PRODUCTION") return null;
  return <span className="stage">{session.stage}</span>;
}
