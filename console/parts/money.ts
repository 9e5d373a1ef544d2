const RUPEES = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 2 })

/** Returns paise as rupees: `₹1,25,000`. */
export function rupees(paise: number): string {
  return RUPEES.format(paise / 100).replace(/\.00$/, '')
}
