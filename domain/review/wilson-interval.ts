/**
 * Returns the 95 % interval of a share seen in this many independent cases, from 0 to 1 (E. B. Wilson, 1927). Without
 * cases the interval is 0 to 1.
 */
export function wilson(seen: number, all: number): [lowest: number, highest: number] {
  if (all === 0) return [0, 1]
  const share = seen / all
  const z = 1.96
  const middle = share + z ** 2 / (2 * all)
  const spread = z * Math.sqrt((share * (1 - share)) / all + z ** 2 / (4 * all ** 2))
  const scale = 1 + z ** 2 / all
  return [Math.max(0, (middle - spread) / scale), Math.min(1, (middle + spread) / scale)]
}
