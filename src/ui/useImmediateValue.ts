import { useState } from "react";

/**
 * Value of a control whose choice takes effect later, e.g. once the URL has changed. The control shows the choice at
 * once, and further choices build on it. A changed `value` replaces the choice. Lists are compared by their elements.
 */
export function useImmediateValue<Value extends string | readonly string[] | undefined>(value: Value) {
  const [shown, setShown] = useState(value);
  const [previous, setPrevious] = useState(value);
  if (String(previous) !== String(value)) {
    setPrevious(value);
    setShown(value);
  }
  return [shown, setShown] as const;
}
