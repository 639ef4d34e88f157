import { iconSet } from "#ui/Icon";

/** Icons of the screens of users. */
export const UserIcon = iconSet({
  key: "M5.5 13.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM7.6 8.4 13.5 2.5M11 5l2 2",
  mail: "M2 3.5h12v9H2zM2 4l6 4.8L14 4",
  withdrawn: "M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM5.8 5.8l4.4 4.4M10.2 5.8l-4.4 4.4",
});
