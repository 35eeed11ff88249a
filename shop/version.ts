/** As in package.json: what an operator names when something is wrong, and compares after an upgrade. */
export const version = '1.0.0'
