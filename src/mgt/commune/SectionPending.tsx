import { useLingui } from "@lingui/react/macro";
import { AfterAMoment, Skeleton } from "#ui/Skeleton";

/** A section on its way: nothing at first, then the shape of a heading and a few lines. */
export function SectionPending() {
  const { t } = useLingui();
  return (
    <AfterAMoment className="section-pending">
      <span className="visually-hidden">{t`Wird geladen`}</span>
      <Skeleton height="16px" width="160px" />
      <Skeleton width="min(420px, 80%)" />
      <Skeleton height="32px" width="min(560px, 100%)" />
      <Skeleton height="32px" width="min(560px, 100%)" />
      <Skeleton height="32px" width="min(560px, 100%)" />
    </AfterAMoment>
  );
}
