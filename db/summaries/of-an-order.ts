/**
 * One row as long as an order has the document `:documentKey`, none when it was erased: what is read from documents is written by a SELECT from
 * it. An erasure that is under way is waited for.
 */
export const OF_AN_ORDER = 'order_documents WHERE original_key = :documentKey LIMIT 1 LOCK IN SHARE MODE'
