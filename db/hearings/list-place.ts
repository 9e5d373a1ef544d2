/*
 * `listCourtOf` in SQL, for a key `k` of `tracked_case_keys`.
 */

/** Whether a key is a number that lists print. */
export const IS_LISTED_NUMBER =
  "(k.identity_key LIKE 'HC:case:______/%' OR k.identity_key LIKE 'SC:case:%' OR k.identity_key LIKE 'SC:diary:%')"

/** The place whose lists print it. */
export const PLACE_OF_NUMBER = "IF(k.identity_key LIKE 'SC:%', 'SC', CONCAT('HC-', SUBSTRING(k.identity_key, 9, 6)))"
