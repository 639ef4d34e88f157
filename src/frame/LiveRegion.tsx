import { useObservable } from "#browser/useObservable";
import { useUi } from "#ui/ui";

/** The single polite live region of the page. */
export function LiveRegion() {
  const { text, count } = useObservable(useUi().announcement);
  return (
    <div className="visually-hidden" role="status" aria-live="polite">
      <span key={count}>{text}</span>
    </div>
  );
}
