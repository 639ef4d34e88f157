import { useRef, type RefObject } from "react";
import type { FormField } from "#forms/fields/withField";
import { applyMarkup, type Markup } from "./applyMarkup";

/** The text area of a text, changed by tools. */
export interface TextArea {
  readonly control: RefObject<HTMLTextAreaElement | null>;
  /** The field, whose value is set as if it had been typed, so that the browser can undo it. */
  readonly field: FormField<string>;
  /** Inserts at the cursor, or at the end if it was never in the text. */
  readonly insert: (text: string) => void;
  /** Adds markup to the selection, which stays selected. */
  readonly mark: (markup: Markup) => void;
  /** Replaces the range from start to end, exclusive. */
  readonly replace: (start: number, end: number, text: string) => void;
}

/** Changes a text area as typing does, and focuses it. */
export function useTextArea(field: FormField<string>): TextArea {
  const control = useRef<HTMLTextAreaElement>(null);
  const type = (start: number, end: number, text: string) => {
    const area = control.current;
    if (!area) return;
    area.focus();
    area.setSelectionRange(start, end);
    // Deprecated, but nothing else keeps what the browser can undo; an assigned value clears it.
    const isTyped =
      "execCommand" in document &&
      (text === "" ? document.execCommand("delete") : document.execCommand("insertText", false, text));
    if (!isTyped) field.setValue(area.value.slice(0, start) + text + area.value.slice(end));
  };
  const cursor = () => {
    const { selectionStart = 0, selectionEnd = 0, value = "" } = control.current ?? {};
    const isUnset = selectionEnd === 0 && document.activeElement !== control.current;
    return isUnset
      ? { start: value.length, end: value.length }
      : { start: selectionStart, end: selectionEnd };
  };
  return {
    control,
    field: { ...field, setValue: (text) => type(0, control.current?.value.length ?? 0, text) },
    insert: (text) => type(cursor().end, cursor().end, text),
    mark: (markup) => {
      const edit = applyMarkup(markup, control.current?.value ?? "", cursor());
      if (!edit) return control.current?.focus();
      const { start, end, open, content, close } = edit;
      type(start, end, open + content + close);
      const from = start + open.length;
      // After a value that could not be typed is rendered, which moves the cursor to the end.
      requestAnimationFrame(() => control.current?.setSelectionRange(from, from + content.length));
    },
    replace: type,
  };
}
