import { chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { AfterAMoment, Skeleton } from "#ui/Skeleton";

const Place = chakra(AfterAMoment, {
  base: { width: "full", px: { base: 4, sm: 6 }, pt: { base: 4, sm: 6 } },
});

/** A screen on its way: nothing at first, then the shape of a heading and a few lines. */
export function PagePending() {
  return (
    <Place>
      <span className="visually-hidden">
        <Trans>Wird geladen</Trans>
      </span>
      <Skeleton height="20px" width="180px" mb="6" />
      <Skeleton width="min(420px, 80%)" mb="3" />
      <Skeleton width="min(560px, 95%)" mb="3" />
      <Skeleton width="min(360px, 70%)" />
    </Place>
  );
}
