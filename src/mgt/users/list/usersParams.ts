/** Search params of the list of users as they stand in the address. Small, since routes come with the app's start. */
import { tableParams, type TableParams } from "#ui/table/tableParams";

type Several = string | readonly string[];

export interface UsersParams extends TableParams {
  /** Like status in capital or small letters. */
  readonly role?: Several;
  /** AGS. */
  readonly commune?: Several;
  readonly service?: Several;
  readonly status?: Several;
  /** true: those who may log in and have not done so for long. */
  readonly quiet?: string;
}

/** Names what an address may say; what it means is read by `parseUsersSearch`. */
export const usersParams: (raw: Record<string, unknown>) => UsersParams = tableParams;
