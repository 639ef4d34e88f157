/** Hands a file, or the wish for what OK.KOMM has, to the server. */
import type { Environment } from "relay-runtime";
import { payloadFailure, type UserError } from "#relay/failure";
import type { MutationAsync } from "#relay/useMutationAsync";
import { ApiError } from "#relay/apiError";
import type { Network } from "#relay/network";
import { uploadMutation, type UploadOptions } from "#relay/uploadMutation";
import type { importOperationsOkkommMutation } from "./__generated__/importOperationsOkkommMutation.graphql";
import type { importOperationsPostalCodesMutation } from "./__generated__/importOperationsPostalCodesMutation.graphql";
import type { importOperationsResidentialPropertiesMutation } from "./__generated__/importOperationsResidentialPropertiesMutation.graphql";
import type { FileImportKind } from "./importKinds";
import { postalCodesMutation, residentialPropertiesMutation } from "./importOperations";

interface StartedImport {
  readonly importPreview: { readonly id: string } | null | undefined;
  readonly errors: readonly UserError[];
}

/** The id of the import that has begun; throws why there is none. */
function idOf({ importPreview, errors }: StartedImport): string {
  const [error] = errors;
  if (error) {
    const { code, params } = payloadFailure(error);
    throw new ApiError(code, params);
  }
  if (!importPreview) throw new ApiError("unexpected_answer");
  return importPreview.id;
}

/** Where files are sent, and the answers kept. */
interface ImportEndpoint {
  readonly network: Network;
  readonly environment: Environment;
}

/** Sends a file. */
export async function sendFile(
  { network, environment }: ImportEndpoint,
  kind: FileImportKind,
  ags: string,
  file: File,
  options: UploadOptions,
): Promise<string> {
  const upload = { path: "input.file", file };
  const variables = { input: { ags, file: null } };
  if (kind === "POSTAL_CODES") {
    const { previewPostalCodeImport } = await uploadMutation<importOperationsPostalCodesMutation>(
      network,
      "mgt",
      environment,
      postalCodesMutation,
      variables,
      upload,
      options,
    );
    return idOf(previewPostalCodeImport);
  }
  const { previewResidentialPropertyUpload } =
    await uploadMutation<importOperationsResidentialPropertiesMutation>(
      network,
      "mgt",
      environment,
      residentialPropertiesMutation,
      variables,
      upload,
      options,
    );
  return idOf(previewResidentialPropertyUpload);
}

/** Lets the server fetch from OK.KOMM. */
export async function askOkkomm(
  save: MutationAsync<importOperationsOkkommMutation>,
  ags: string,
): Promise<string> {
  const { previewOkkommImport } = await save({ input: { ags } });
  return idOf(previewOkkommImport);
}
