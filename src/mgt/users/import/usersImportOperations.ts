/** What the import of users asks of the server, from the file to the invitations. */
import { graphql } from "react-relay/hooks";
import type { usersImportOperationsCommitMutation$data } from "./__generated__/usersImportOperationsCommitMutation.graphql";
import type { usersImportOperationsPreviewMutation$data } from "./__generated__/usersImportOperationsPreviewMutation.graphql";

// Read as a whole and kept by the dialog alone: nothing of a file belongs to the store for longer.
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

/** Who was invited; the links are there this once. */
export type UsersInvited = usersImportOperationsCommitMutation$data["commitUserImport"];
