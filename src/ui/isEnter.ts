import type { KeyboardEvent } from "react";

/** Whether Enter was pressed, other than to end a composition, such as that of an accent or a Chinese character. */
export function isEnter({ key, nativeEvent }: KeyboardEvent): boolean {
  return key === "Enter" && !nativeEvent.isComposing;
}
