import { useLingui } from "@lingui/react/macro";
import { problemName } from "../processNames";

interface LatestErrorProps {
  readonly problem: string | null | undefined;
  readonly httpStatus: number | null | undefined;
  readonly errorText: string | null | undefined;
}

/** What went wrong last in a column: in the target's words, else in ours. */
export function LatestError({ problem, httpStatus, errorText }: LatestErrorProps) {
  const { i18n } = useLingui();
  const name = problemName(problem, httpStatus);
  const named = name && i18n._(name);
  if (!errorText) return named ?? "–";
  return <span data-tooltip={named ? `${named} · ${errorText}` : errorText}>{errorText}</span>;
}
