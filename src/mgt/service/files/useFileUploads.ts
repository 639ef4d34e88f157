import { useEffect, useRef, useState } from "react";
import { graphql } from "react-relay/hooks";
import type { Failure } from "#i18n/errorMessages";
import { attempt } from "#relay/useAction";
import { useMutationAsync } from "#relay/useMutationAsync";
import type { useFileUploadsAddMutation } from "./__generated__/useFileUploadsAddMutation.graphql";
import type { useFileUploadsReplaceMutation } from "./__generated__/useFileUploadsReplaceMutation.graphql";
import type { PlannedFile } from "./uploadPlan";

const addMutation = graphql`
  mutation useFileUploadsAddMutation($input: AddServiceFileInput!) {
    addServiceFile(input: $input) {
      communeService {
        ...FreeFiles_service
      }
      serviceFile {
        path
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

const replaceMutation = graphql`
  mutation useFileUploadsReplaceMutation($input: ReplaceServiceFileInput!) {
    replaceServiceFile(input: $input) {
      serviceFile {
        path
        byteSize
        revision
        ...FileDetails_file
      }
      undoId
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

/** The file being sent. */
export interface RunningUpload {
  readonly name: string;
  /** 1-based. */
  readonly number: number;
  readonly count: number;
  /** In bytes. */
  readonly sent: number;
  readonly total: number;
}

/** Result of an upload. */
export interface UploadedFile {
  readonly file: File;
  /** Stored path; null if it was refused. */
  readonly path: string | null;
  /** Id for undoing the replacement of an earlier file. */
  readonly undoId: string | null;
  readonly failure: Failure | null;
}

/** Uploads files one after the other. Unmounting aborts the current one. */
export function useFileUploads(serviceId: string) {
  const add = useMutationAsync<useFileUploadsAddMutation>(addMutation);
  const replace = useMutationAsync<useFileUploadsReplaceMutation>(replaceMutation);
  const [running, setRunning] = useState<RunningUpload | null>(null);
  const controller = useRef<AbortController>(null);
  useEffect(() => () => controller.current?.abort(), []);

  async function store({ file, path, replaced }: PlannedFile, of: Omit<RunningUpload, "sent" | "total">) {
    const { signal } = (controller.current ??= new AbortController());
    setRunning({ ...of, sent: 0, total: file.size });
    const options = {
      uploadables: { "input.file": file },
      signal,
      onUploadProgress: (sent: number, total: number) => {
        if (!signal.aborted) setRunning({ ...of, sent, total });
      },
    };
    if (!replaced) {
      const { failure, payload } = await attempt(() =>
        add({ input: { id: serviceId, path, file: null } }, options),
      );
      return { file, path: failure ? null : (payload.serviceFile?.path ?? path), undoId: null, failure };
    }
    const { id, revision } = replaced;
    const { failure, payload } = await attempt(() =>
      replace({ input: { id, revision, file: null } }, options),
    );
    const stored = failure ? null : payload;
    return {
      file,
      failure,
      undoId: stored?.undoId ?? null,
      path: stored && (stored.serviceFile?.path ?? path),
    };
  }

  /** Sends all files; a refused one does not stop the others. */
  async function sendAll(planned: readonly PlannedFile[]): Promise<readonly UploadedFile[]> {
    controller.current = new AbortController();
    const { signal } = controller.current;
    const results: UploadedFile[] = [];
    for (const [at, each] of planned.entries()) {
      if (signal.aborted) break;
      results.push(await store(each, { name: each.file.name, number: at + 1, count: planned.length }));
    }
    if (!signal.aborted) setRunning(null);
    return results;
  }

  return { running, sendAll };
}
