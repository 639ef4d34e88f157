import { Button, FileUpload, Span } from "@chakra-ui/react";
import { useId, type ReactNode } from "react";
import { Icon } from "../Icon";

interface FileDropProps {
  /** Label of the field, such as "Datei wählen". */
  readonly label: ReactNode;
  /** Extensions and media types for the file dialog; `onChoose` must validate, since other files can be chosen. */
  readonly accept: string;
  /** Ids of the help and error texts. */
  readonly describedBy?: string;
  readonly isInvalid?: boolean;
  /** Initial focus of a dialog. */
  readonly isFirst?: boolean;
  /** Whether it is among other buttons; the border then only shows while a file is dragged over it. */
  readonly isInline?: boolean;
  /** Maximum number of files at once; defaults to 1. */
  readonly maxFiles?: number;
  /** `further` are the other files, if several are allowed. */
  readonly onChoose: (file: File, further: readonly File[]) => void;
  /** Content beside the button, such as a hint. */
  readonly children?: ReactNode;
}

/** Files are not kept, so that the same file can be chosen again after a correction. */
const noFiles: File[] = [];

/** File input with a drop zone. A file dropped outside it does not navigate away from the page. */
export function FileDrop(props: FileDropProps) {
  const {
    label,
    accept,
    describedBy,
    isInvalid = false,
    isFirst,
    isInline,
    maxFiles = 1,
    onChoose,
    children,
  } = props;
  const id = useId();
  const trigger = `${id}-trigger`;
  const choose = ([first, ...further]: readonly File[]) => {
    if (first) onChoose(first, further.slice(0, maxFiles - 1));
  };
  return (
    <FileUpload.Root
      ids={{ trigger }}
      invalid={isInvalid}
      acceptedFiles={noFiles}
      translations={{ dropzone: "" }}
      maxFiles={maxFiles}
      onFileAccept={({ files }) => choose(files)}
      // If more files are dropped than allowed, all of them are rejected.
      onFileReject={({ files }) => choose(files.map(({ file }) => file))}
    >
      <FileUpload.HiddenInput
        accept={accept}
        aria-labelledby={trigger}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
      />
      {/* The button inside is the interactive element. */}
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
