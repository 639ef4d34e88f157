import { Trans } from "@lingui/react/macro";
import { ratings } from "#domain/feedback/feedback";

/** A rating as stars, with an accessible text. A plain element, since every row of a list has one. */
export function Stars({ rating }: { readonly rating: number }) {
  return (
    <span data-part="rating">
      <span aria-hidden="true" data-part="stars">
        {ratings.map((star) => (star <= rating ? "★" : "☆"))}
      </span>{" "}
      <span>
        <Trans>{rating} von 5</Trans>
      </span>
    </span>
  );
}
