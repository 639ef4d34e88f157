import { act, fireEvent } from "@testing-library/react";

/** Drags a file over an element and drops it there. False: something took the event, so the browser opens no file. */
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
