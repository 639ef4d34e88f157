import { useEffect, useState, type ReactNode } from "react";
import { Icon } from "../Icon";
import "./upload.css";

interface FileDropProps {
  /** Names the field, such as "Datei wählen". */
  readonly label: ReactNode;
  /** Endings and media types for the browser's own dialog; what comes all the same is for `onChoose` to judge. */
  readonly accept: string;
  /** Ids of the texts that say what is allowed and what was wrong. */
  readonly describedBy?: string;
  readonly isInvalid?: boolean;
  readonly isDisabled?: boolean;
  /** The focus comes here first when a dialog opens. */
  readonly isFirst?: boolean;
  readonly onChoose: (file: File) => void;
  /** Beside the button, such as what may be dropped here. */
  readonly children?: ReactNode;
}

/** A file is chosen here, or dropped. The same file can be chosen again after it was mended. */
export function FileDrop(props: FileDropProps) {
  const { label, accept, describedBy, isInvalid = false, isDisabled = false, isFirst, onChoose } = props;
  const [isOver, setOver] = useState(false);
  useRefusedDrops();
  return (
    <div
      className="file-drop"
      data-over={isOver ? "" : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!isDisabled);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const file = event.dataTransfer.files[0];
        if (file && !isDisabled) onChoose(file);
      }}
    >
      <label className="button outline file-button">
        <input
          type="file"
          accept={accept}
          disabled={isDisabled}
          aria-describedby={describedBy}
          aria-invalid={isInvalid || undefined}
          data-focus-first={isFirst ? "" : undefined}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            if (file) onChoose(file);
            currentTarget.value = "";
          }}
        />
        <Icon name="upload" />
        {label}
      </label>
      {props.children && <span className="file-drop-hint">{props.children}</span>}
    </div>
  );
}

/** A file dropped beside the field would leave the page, and with it all that was typed. */
function useRefusedDrops(): void {
  useEffect(() => {
    const refuse = (event: Event) => event.preventDefault();
    window.addEventListener("dragover", refuse);
    window.addEventListener("drop", refuse);
    return () => {
      window.removeEventListener("dragover", refuse);
      window.removeEventListener("drop", refuse);
    };
  }, []);
}
