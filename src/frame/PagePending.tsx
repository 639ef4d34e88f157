import { Skeleton } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { Delayed } from "#ui/Delayed";
import "./appFrame.css";

/** A screen on its way: nothing at first, then the shape of a heading and a few lines. */
export function PagePending() {
  return (
    <Delayed className="page-pending">
      <span className="visually-hidden">
        <Trans>Wird geladen</Trans>
      </span>
      <Skeleton height="20px" width="180px" />
      <Skeleton width="min(420px, 80%)" />
      <Skeleton width="min(560px, 95%)" />
      <Skeleton width="min(360px, 70%)" />
    </Delayed>
  );
}
