/** GraphQL operations of an import, from the upload to the commit. */
import { graphql } from "react-relay/hooks";

export const postalCodesMutation = graphql`
  mutation importOperationsPostalCodesMutation($input: PreviewPostalCodeImportInput!) {
    previewPostalCodeImport(input: $input) {
      importPreview {
        id
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

export const residentialPropertiesMutation = graphql`
  mutation importOperationsResidentialPropertiesMutation($input: PreviewResidentialPropertyUploadInput!) {
    previewResidentialPropertyUpload(input: $input) {
      importPreview {
        id
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

export const okkommMutation = graphql`
  mutation importOperationsOkkommMutation($input: PreviewOkkommImportInput!) {
    previewOkkommImport(input: $input) {
      importPreview {
        id
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

export const progressQuery = graphql`
  query importOperationsProgressQuery($id: ID!) @throwOnFieldError {
    importPreview(id: $id) {
      id
      state
      progressDone
      progressTotal
      failure {
        ...userError_error @relay(mask: false)
      }
      counts {
        added
        changed
        unchanged
      }
      snapshot {
        id
      }
    }
  }
`;

export const cancelMutation = graphql`
  mutation importOperationsCancelMutation($input: CancelImportInput!) {
    cancelImport(input: $input) {
      importPreview {
        id
        state
      }
      errors {
        code
      }
    }
  }
`;

export const commitMutation = graphql`
  mutation importOperationsCommitMutation($input: CommitImportInput!) {
    commitImport(input: $input) {
      importPreview {
        id
        state
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

export const restoreMutation = graphql`
  mutation importOperationsRestoreMutation($input: RestoreSnapshotInput!) {
    restoreSnapshot(input: $input) {
      commune {
        id
        counts {
          postalCodes
          residentialProperties
        }
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;
