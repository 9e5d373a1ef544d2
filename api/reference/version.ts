/** The version of the API (Specification). */
export const API_VERSION = '1.0.0'
