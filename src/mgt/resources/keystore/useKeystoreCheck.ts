import { useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { graphql } from "react-relay/hooks";
import { keystoreMaxBytes } from "#domain/resources/resourceKinds";
import type { Failure } from "#i18n/errorMessages";
import { attempt } from "#relay/useAction";
import { useMutationAsync } from "#relay/useMutationAsync";
import { useAnnounce } from "#ui/ui";
import type {
  useKeystoreCheckMutation,
  useKeystoreCheckMutation$data,
} from "./__generated__/useKeystoreCheckMutation.graphql";

const checkMutation = graphql`
  mutation useKeystoreCheckMutation($input: CheckKeystoreInput!) {
    checkKeystore(input: $input) {
      check {
        certificates {
          subject
          ...CertificateList_certificate
        }
        problem {
          code
          detail
        }
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

type Found = NonNullable<useKeystoreCheckMutation$data["checkKeystore"]["check"]>;

/** Result of checking a file with a password. */
interface Checked {
  readonly content: string;
  readonly password: string;
  readonly certificates: Found["certificates"];
  readonly problem: Found["problem"] | null;
}

interface State {
  readonly file: File | null;
  /** Why the file was not checked. */
  readonly failure: Failure | null;
  readonly check: Checked | null;
  readonly isBusy: boolean;
}

const empty: State = { file: null, failure: null, check: null, isBusy: false };

/** Checks a keystore file with the server, which stores nothing. After a wrong password, the file stays chosen. */
export function useKeystoreCheck(onWrongPassword: () => void) {
  const { t } = useLingui();
  const announce = useAnnounce();
  const commit = useMutationAsync<useKeystoreCheckMutation>(checkMutation);
  const [state, setState] = useState(empty);
  /** Number of the last check; results of earlier ones are dropped. */
  const last = useRef(0);

  async function run(file: File, password: string) {
    last.current += 1;
    const number = last.current;
    setState({ file, failure: null, check: null, isBusy: true });
    const outcome = await attempt(async () => {
      const content = await readBase64(file);
      const { checkKeystore } = await commit({ input: { content, password: password || null } });
      return { checkKeystore: { ...checkKeystore, content } };
    });
    if (number !== last.current) return;
    const { failure, payload } = outcome;
    if (failure || !payload?.check) {
      setState({
        file,
        failure: failure ?? { code: "unexpected_answer", params: {} },
        check: null,
        isBusy: false,
      });
      return;
    }
    const { certificates, problem } = payload.check;
    const check = { content: payload.content, password, certificates, problem: problem ?? null };
    setState({ file, failure: null, check, isBusy: false });
    if (problem?.code === "KEYSTORE_PASSWORD_WRONG") onWrongPassword();
    else if (!problem) announce(t`Der Schlüsselspeicher ist in Ordnung`);
  }

  return {
    ...state,
    choose: (file: File, password: string) => {
      if (file.size <= keystoreMaxBytes) {
        void run(file, password);
        return;
      }
      const failure: Failure = { code: "file_too_large", params: { maxBytes: String(keystoreMaxBytes) } };
      setState({ ...empty, file, failure });
    },
    checkAgain: (password: string) => void (state.file && !state.isBusy && run(state.file, password)),
    clear: () => {
      last.current += 1;
      setState(empty);
    },
  };
}

/** Reads a file as base64, the format of documents. */
function readBase64(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => {
      const { result } = reader;
      // A data URL: media type and encoding, a comma, the content.
      resolve(typeof result === "string" ? result.slice(result.indexOf(",") + 1) : "");
    });
    reader.addEventListener("error", () => reject(reader.error ?? new Error("The file could not be read.")));
    reader.readAsDataURL(file);
  });
}
