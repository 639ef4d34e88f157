import { fireEvent } from "@testing-library/react";

/** Drags a file over an element and drops it there. False: something took the event, so the browser opens no file. */
export function dropFile(element: Element, file: File): boolean {
  const item = { kind: "file", type: file.type, getAsFile: () => file };
  const dataTransfer = { types: ["Files"], files: [file], items: [item] };
  fireEvent.dragOver(element, { dataTransfer });
  return fireEvent.drop(element, { dataTransfer });
}
