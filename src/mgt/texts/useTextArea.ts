import { useRef, type RefObject } from "react";
import type { FormField } from "#forms/fields/withField";
import { applyMarkup, type Markup } from "./applyMarkup";

/** Edits of a text area by toolbar buttons. */
export interface TextArea {
  readonly control: RefObject<HTMLTextAreaElement | null>;
  /** The text area. Its value is changed like typed input, so that the browser can undo it. */
  readonly field: FormField<string>;
  /** Inserts at the cursor, or at the end if the text area was never focused. */
  readonly insert: (text: string) => void;
  /** Adds markup to the selection and keeps it selected. */
  readonly mark: (markup: Markup) => void;
  /** Replaces the range from start to end, exclusive. */
  readonly replace: (start: number, end: number, text: string) => void;
}

/** Changes a text area like typed input, and focuses it. */
export function useTextArea(field: FormField<string>): TextArea {
  const control = useRef<HTMLTextAreaElement>(null);
  const type = (start: number, end: number, text: string) => {
    const area = control.current;
    if (!area) return;
    area.focus();
    area.setSelectionRange(start, end);
    // Deprecated, but the only way to keep the browser's undo history, which assigning a value clears.
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
      // Rendering an assigned value moves the cursor to the end, so select afterwards.
      requestAnimationFrame(() => control.current?.setSelectionRange(from, from + content.length));
    },
    replace: type,
  };
}
