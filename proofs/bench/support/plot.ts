/** One chart below the other, each with lines over the same minutes. */
export interface Chart {
  title: string
  lines: { name: string; values: number[] }[]
}

const WIDTH = 720
const HEIGHT = 120
/** Left for the figures of the axis, above for the title. */
const [LEFT, ABOVE, BELOW] = [60, 24, 20]
/** Distinct also for colour-blind readers: one is drawn with gaps. */
const STYLES = ['stroke="#1f5fa8"', 'stroke="#b3541e" stroke-dasharray="5 2"']

/** An SVG of lines that begin at 0, readable on a light and on a dark page. `title` is what a screen reader says of all of it. */
export function drawCharts(title: string, minutes: number[], charts: Chart[]): string {
  const height = charts.length * (ABOVE + HEIGHT + BELOW)
  const last = minutes.at(-1) ?? 1
  const drawn = charts.map((chart, at) => draw(chart, at * (ABOVE + HEIGHT + BELOW)))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH + LEFT + 10} ${height}" font-family="sans-serif" font-size="12">
<title>${title}</title>
<rect width="100%" height="100%" fill="#fff"/>
${drawn.join('\n')}
</svg>
`

  function draw({ title, lines }: Chart, top: number): string {
    const most = Math.max(...lines.flatMap(({ values }) => values))
    const [from, to] = [top + ABOVE, top + ABOVE + HEIGHT]
    const names = lines.map(({ name }, at) => `<tspan ${STYLES[at]?.replace('stroke=', 'fill=')}>${name}</tspan>`)
    return [
      `<text x="${LEFT}" y="${from - 8}"><tspan font-weight="bold">${title}</tspan>: ${names.join(', ')}</text>`,
      `<rect x="${LEFT}" y="${from}" width="${WIDTH}" height="${HEIGHT}" fill="none" stroke="#999"/>`,
      `<text x="${LEFT - 6}" y="${from + 10}" text-anchor="end">${most.toFixed(0)}</text>`,
      `<text x="${LEFT - 6}" y="${to}" text-anchor="end">0</text>`,
      `<text x="${LEFT + WIDTH}" y="${to + 14}" text-anchor="end">${last.toFixed(0)} min</text>`,
      ...lines.map(({ values }, at) => {
        const points = values.map(
          (value, nth) =>
            `${(LEFT + ((minutes[nth] ?? 0) / last) * WIDTH).toFixed(1)},${(to - (value / most) * HEIGHT).toFixed(1)}`,
        )
        return `<polyline fill="none" stroke-width="1.5" ${STYLES[at]} points="${points.join(' ')}"/>`
      }),
    ].join('\n')
  }
}
