export const pinDigits = 6

/** The PINs that anybody tries first: one digit six times, or digits in a row. */
export function isWeakPin(pin: string): boolean {
  const steps = new Set([...pin].slice(1).map((digit, place) => (Number(digit) - Number(pin[place]) + 10) % 10))
  const halves = pin.slice(0, 3) === pin.slice(3)
  const pairs = pin.slice(0, 2) === pin.slice(2, 4) && pin.slice(2, 4) === pin.slice(4)
  return halves || pairs || (steps.size === 1 && [0, 1, 9].some((step) => steps.has(step)))
}
