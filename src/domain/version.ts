/** Version shown in the app bar (section 1). */
export const version = "2025.42.0";
