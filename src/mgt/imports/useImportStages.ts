import { useEffect, useRef, useState } from "react";
import type { Failure } from "#i18n/errorMessages";
import { toFailure } from "#relay/failure";
import type { OnUploadProgress } from "#relay/upload";
import type { FileKind, FileReport } from "./checkFile";
import { checkInWorker } from "./checkInWorker";
import type { FileStage } from "./FileProgress";

/** Stages of every import until its file is uploaded. */
export type UploadStage =
  /** Choosing a file; after a failure with the previous file and the reason. */
  | { readonly stage: "choosing"; readonly file: File | null; readonly failure: Failure | null }
  | FileStage
  /** The browser found invalid rows; the file can still be sent. */
  | { readonly stage: "checked"; readonly file: File; readonly report: FileReport };

/** Options of the mutation that uploads the file as `input.file`. */
export interface UploadOptions {
  readonly uploadables: { readonly "input.file": File };
  /** Aborted when the import is cancelled, restarted or unmounted. */
  readonly signal: AbortSignal;
  readonly onUploadProgress: OnUploadProgress;
}

const choosing: UploadStage = { stage: "choosing", file: null, failure: null };

/**
 * Stages of an import: chooses, checks and uploads a file; `upload` sets the stages that follow.
 * A failure returns to the choice and keeps the file.
 */
export function useImportStages<NextStage>(
  kind: FileKind,
  upload: (options: UploadOptions, setStage: (stage: NextStage) => void) => Promise<void>,
) {
  const [stage, setStage] = useState<UploadStage | NextStage>(choosing);
  const [lastFile, setLastFile] = useState<File | null>(null);
  const running = useRef(new AbortController());
  const abort = () => running.current.abort();
  useEffect(() => () => running.current.abort(), []);

  async function run(file: File, task: (file: File, signal: AbortSignal) => Promise<void>) {
    abort();
    const { signal } = (running.current = new AbortController());
    setLastFile(file);
    try {
      await task(file, signal);
    } catch (error) {
      if (!signal.aborted) setStage({ stage: "choosing", file, failure: toFailure(error) });
    }
  }

  async function send(file: File, signal: AbortSignal) {
    setStage({ stage: "sending", file, sent: 0, total: file.size });
    const onUploadProgress = (sent: number, total: number) => {
      if (!signal.aborted) setStage({ stage: "sending", file, sent, total });
    };
    await upload({ uploadables: { "input.file": file }, signal, onUploadProgress }, setStage);
  }

  async function check(file: File, signal: AbortSignal) {
    const setShare = (share: number) => setStage({ stage: "checking", file, share });
    setShare(0);
    const found = await checkInWorker({ file, as: kind }, setShare, signal);
    if (found.problem) setStage({ stage: "choosing", file, failure: found.problem });
    else if (found.report.problems.length > 0) setStage({ stage: "checked", file, report: found.report });
    else await send(file, signal);
  }

  return {
    stage,
    setStage,
    choose: (file: File) => void run(file, check),
    /** Checks the same file again. */
    repeat: () => {
      if (lastFile) void run(lastFile, check);
    },
    /** Sends the file despite invalid rows. */
    sendAnyway: (file: File) => void run(file, send),
    restart: () => {
      abort();
      setStage(choosing);
    },
    /** Aborts the current stage. */
    abort,
  };
}
