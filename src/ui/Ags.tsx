import { agsParts } from "#domain/ags";

/** An AGS, grouped for the eye by margins alone: copied, it is the eight digits. */
export function Ags({ ags }: { readonly ags: string }) {
  return (
    <span className="ags" data-tooltip={`AGS ${ags}`} translate="no">
      {agsParts(ags).map((part, position) => (
        // The parts have fixed places.
        // oxlint-disable-next-line react/no-array-index-key
        <i key={position}>{part}</i>
      ))}
    </span>
  );
}
