import { act, fireEvent } from "@testing-library/react";

/**
 * Drags a file over an element and drops it. False if the
 * event was handled, so the browser does not open the file.
 */
export async function dropFile(element: Element, file: File): Promise<boolean> {
  const item = {
    kind: "file",
    type: file.type,
    webkitGetAsEntry: () => ({ isFile: true }),
    getAsFile: () => file,
  };
  const dataTransfer = { types: ["Files"], files: [file], items: [item] };
  await act(async () => {
    fireEvent.dragOver(element, { dataTransfer });
  });
  return fireEvent.drop(element, { dataTransfer });
}
