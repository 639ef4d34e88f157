import { useEffect, useRef, useState } from "react";
import type { TextEncodingName } from "#domain/encodings/textEncoding";
import type { Failure } from "#i18n/errorMessages";
import { toFailure } from "#relay/failure";
import type { OnUploadProgress } from "#relay/upload";
import type { FileKind, FileReport } from "./checkFile";
import { checkInWorker } from "./checkInWorker";
import { isAboutEncoding, type EncodingChoice } from "#ui/upload/encodingChoice";
import type { FileStage } from "./FileProgress";

/** Stages of every import until its file is uploaded. */
export type UploadStage =
  /** Choosing a file; after a failure with the previous file and the reason. */
  | {
      readonly stage: "choosing";
      readonly file: File | null;
      readonly failure: Failure | null;
      /** How the file was read, if another encoding may help. */
      readonly choice?: EncodingChoice;
    }
  | FileStage
  /** The browser found invalid rows; the file can still be sent. */
  | { readonly stage: "checked"; readonly file: File; readonly report: FileReport };

/** Options of the mutation that uploads the file as `input.file`. */
export interface UploadOptions {
  readonly uploadables: { readonly "input.file": File };
  /** Encoding that the user has chosen; null: the server detects it. */
  readonly encoding: TextEncodingName | null;
  /** Aborted when the import is cancelled, restarted or unmounted. */
  readonly signal: AbortSignal;
  readonly onUploadProgress: OnUploadProgress;
}

/** A part of an import; a rejection returns to the choice of a file. */
type Task = (signal: AbortSignal) => Promise<void>;

const choosing = { stage: "choosing", file: null, failure: null } as const;

/**
 * Stages of an import: chooses, checks and uploads a file; `upload` sets the stages that follow.
 * A failure returns to the choice and keeps the file.
 *
 * @param kind null: only the server can check the file
 * @param suggested a file that was chosen elsewhere
 */
export function useImportStages<NextStage>(
  kind: FileKind | null,
  upload: (options: UploadOptions, setStage: (stage: NextStage) => void) => Promise<void>,
  suggested: File | null = null,
) {
  const [stage, setStage] = useState<UploadStage | NextStage>({ ...choosing, file: suggested });
  const [lastFile, setLastFile] = useState(suggested);
  const lastEncoding = useRef<TextEncodingName | null>(null);
  const running = useRef(new AbortController());
  const abort = () => running.current.abort();
  useEffect(() => () => running.current.abort(), []);

  /** Continues the current import. */
  async function proceed(task: Task, file: File | null = null) {
    const { signal } = running.current;
    try {
      await task(signal);
    } catch (error) {
      if (signal.aborted) return;
      const failure = toFailure(error);
      const choice = isAboutEncoding(failure) ? { encoding: lastEncoding.current, sample: null } : undefined;
      setStage({ stage: "choosing", file, failure, choice });
    }
  }

  /** Aborts the current import and starts another. */
  function start(task: Task, file: File | null = null) {
    abort();
    running.current = new AbortController();
    setLastFile(file);
    void proceed(task, file);
  }

  async function send(file: File, signal: AbortSignal) {
    setStage({ stage: "sending", file, sent: 0, total: file.size });
    const onUploadProgress = (sent: number, total: number) => {
      if (!signal.aborted) setStage({ stage: "sending", file, sent, total });
    };
    const encoding = lastEncoding.current;
    await upload({ uploadables: { "input.file": file }, encoding, signal, onUploadProgress }, setStage);
  }

  async function check(file: File, signal: AbortSignal) {
    if (kind === null) return send(file, signal);
    const setShare = (share: number) => setStage({ stage: "checking", file, share });
    setShare(0);
    const request = { file, as: kind, encoding: lastEncoding.current };
    const found = await checkInWorker(request, setShare, signal);
    if (found.problem) {
      setStage({ stage: "choosing", file, failure: found.problem, choice: found.choice });
    } else if (found.report.problems.length > 0) setStage({ stage: "checked", file, report: found.report });
    else return send(file, signal);
  }

  function choose(file: File, encoding: TextEncodingName | null = null) {
    lastEncoding.current = encoding;
    start((signal) => check(file, signal), file);
  }

  return {
    stage,
    setStage,
    choose: (file: File) => choose(file),
    /** Checks the same file again. */
    repeat: () => {
      if (lastFile) choose(lastFile, lastEncoding.current);
    },
    /** Checks the same file again in another encoding. */
    repeatAs: (encoding: TextEncodingName) => {
      if (lastFile) choose(lastFile, encoding);
    },
    /** Sends the file despite invalid rows. */
    sendAnyway: (file: File) => start((signal) => send(file, signal), file),
    /** Starts an import that has no file. */
    start: (task: Task) => start(task),
    /** Continues the current import, e.g. with its commit. */
    proceed: (task: Task) => void proceed(task),
    restart: () => {
      abort();
      setStage(choosing);
    },
    /** Aborts the current stage. */
    abort,
  };
}
