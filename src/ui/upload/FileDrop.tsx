import { Button, FileUpload, Span } from "@chakra-ui/react";
import { useId, type ReactNode } from "react";
import { Icon } from "../Icon";

interface FileDropProps {
  /** Names the field, such as "Datei wählen". */
  readonly label: ReactNode;
  /** Endings and media types for the browser's own dialog; what comes all the same is for `onChoose` to judge. */
  readonly accept: string;
  /** Ids of the texts that say what is allowed and what was wrong. */
  readonly describedBy?: string;
  readonly isInvalid?: boolean;
  /** The focus comes here first when a dialog opens. */
  readonly isFirst?: boolean;
  /** Among other buttons; its edge shows only while a file is dragged over it. */
  readonly isInline?: boolean;
  readonly onChoose: (file: File) => void;
  /** Beside the button, such as what may be dropped here. */
  readonly children?: ReactNode;
}

/** None is kept, so that the same file can be chosen again after it was mended. */
const noFiles: File[] = [];

/** A file is chosen here, or dropped. A file dropped beside the field does not take the page away. */
export function FileDrop(props: FileDropProps) {
  const { label, accept, describedBy, isInvalid = false, isFirst, isInline, onChoose, children } = props;
  const id = useId();
  const trigger = `${id}-trigger`;
  return (
    <FileUpload.Root
      ids={{ trigger }}
      invalid={isInvalid}
      acceptedFiles={noFiles}
      translations={{ dropzone: "" }}
      onFileAccept={({ files: [file] }) => file && onChoose(file)}
      // Several at once: the first counts.
      onFileReject={({ files: [first] }) => first && onChoose(first.file)}
    >
      <FileUpload.HiddenInput
        accept={accept}
        aria-labelledby={trigger}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
      />
      {/* The button within is what can be pressed. */}
      <FileUpload.Dropzone
        disableClick
        role="presentation"
        {...(isInline && { p: 0, borderColor: "transparent" })}
      >
        <FileUpload.Trigger asChild>
          <Button
            aria-describedby={describedBy}
            data-invalid={isInvalid ? "" : undefined}
            data-focus-first={isFirst ? "" : undefined}
          >
            <Icon name="upload" />
            {label}
          </Button>
        </FileUpload.Trigger>
        {children && (
          <Span textStyle="sm" color="fg.muted">
            {children}
          </Span>
        )}
      </FileUpload.Dropzone>
    </FileUpload.Root>
  );
}
