/** How long a person has for a court's captchas, from the first one on; then the court counts as closed. */
export const PATIENCE_MS = 15 * 60_000
