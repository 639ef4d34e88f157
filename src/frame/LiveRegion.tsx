import { useObservable } from "#browser/useObservable";
import { announcement } from "#ui/announce";

/** The one polite region of the page. */
export function LiveRegion() {
  const { text, count } = useObservable(announcement);
  return (
    <div className="visually-hidden" role="status" aria-live="polite">
      <span key={count}>{text}</span>
    </div>
  );
}
