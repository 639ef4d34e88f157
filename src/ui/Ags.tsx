import { agsParts } from "#domain/ags";

/** An AGS whose digits are grouped by margins, so that it is copied without spaces. */
export function Ags({ ags }: { readonly ags: string }) {
  return (
    <span className="ags" data-tooltip={`AGS ${ags}`} translate="no">
      {agsParts(ags).map((part, position) => (
        // The parts never change their order.
        // oxlint-disable-next-line react/no-array-index-key
        <i key={position}>{part}</i>
      ))}
    </span>
  );
}
