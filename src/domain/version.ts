/** Version shown in the app bar. */
export const version = "2025.42.0";
