/** Mutations of the user import. */
import { graphql } from "react-relay/hooks";
import type { usersImportOperationsCommitMutation$data } from "./__generated__/usersImportOperationsCommitMutation.graphql";
import type { usersImportOperationsPreviewMutation$data } from "./__generated__/usersImportOperationsPreviewMutation.graphql";

// Read without fragments and kept only by the dialog: file contents do not belong in the store.
export const previewMutation = graphql`
  mutation usersImportOperationsPreviewMutation($input: PreviewUserImportInput!) {
    previewUserImport(input: $input) {
      userImport {
        id
        fileName
        encoding
        sample
        ignoredColumns
        rowCount
        newCount
        existingCount
        refusedCount
        isMailed
        examples {
          line
          username
          email
          type
          communeCount
          serviceCount
        }
        problems {
          line
          column
          columnName
          value
          error {
            ...userError_error @relay(mask: false)
          }
        }
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

export const commitMutation = graphql`
  mutation usersImportOperationsCommitMutation($input: CommitUserImportInput!) {
    commitUserImport(input: $input) {
      invitedCount
      links {
        username
        email
        url
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

/** A checked file. */
export type UsersPreview = NonNullable<
  usersImportOperationsPreviewMutation$data["previewUserImport"]["userImport"]
>;

/** The created users; links are only returned once. */
export type UsersInvited = usersImportOperationsCommitMutation$data["commitUserImport"];
