import { Skeleton } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { Delayed } from "#ui/Delayed";

/** A section on its way: nothing at first, then the shape of a heading and a few lines. */
export function SectionPending() {
  const { t } = useLingui();
  return (
    <Delayed className="section-pending">
      <span className="visually-hidden">{t`Wird geladen`}</span>
      <Skeleton height="16px" width="160px" />
      <Skeleton width="min(420px, 80%)" />
      <Skeleton height="32px" width="min(560px, 100%)" />
      <Skeleton height="32px" width="min(560px, 100%)" />
      <Skeleton height="32px" width="min(560px, 100%)" />
    </Delayed>
  );
}
