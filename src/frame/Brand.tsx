import { useCan } from "#session/useSession";
import { AppLink } from "#ui/AppLink";
import "./appBar.css";
import { productName, useFrameTitle } from "./useFrameTitle";

/** Mark and title of the screen; leads to the administration or to the overview. */
export function Brand() {
  const isAdministrator = useCan("admin_features");
  const parts = useFrameTitle();
  const last = parts.length - 1;
  return (
    <AppLink to={isAdministrator ? "/admin" : "/"} look="bare" className="app-brand">
      <svg className="mark" viewBox="0 0 20 20" aria-hidden="true">
        <path d="M2 18v-7h2.5V8H7V5h1.5V2h3v3H13v3h2.5v3H18v7h-6v-4a2 2 0 0 0-4 0v4z" />
      </svg>
      <span className="app-title">
        <span data-wide-only={parts.length > 0 ? "" : undefined}>{productName}</span>
        {parts.map((part, position) => (
          <span key={part} data-area="" data-wide-only={position < last ? "" : undefined}>
            <span data-wide-only=""> - </span>
            {part}
          </span>
        ))}
      </span>
    </AppLink>
  );
}
