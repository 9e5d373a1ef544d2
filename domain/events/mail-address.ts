/** The longest path that SMTP takes (RFC 5321, section 4.5.3.1.3), without its brackets. */
export const MAX_ADDRESS_LENGTH = 254

const ATOM = String.raw`[A-Za-z0-9!#$%&'*+/=?^_\`{|}~-]+`
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?'

/**
 * One address without quotes, comments and a name. Nothing else passes: mail libraries find several recipients in
 * quoted parts, spaces and commas of any script.
 */
export const MAIL_ADDRESS = new RegExp(
  String.raw`^(?=[^@]{1,64}@)${ATOM}(?:\.${ATOM})*@(?:${LABEL}\.)+(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{1,59})$`,
)
