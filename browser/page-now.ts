let route = ''

/** Which page is shown, by its name in the table of routes, never by its address, in which a link's secret may stand. */
export const routeNow = (): string => route

export function noteRoute(name: string): void {
  route = name
}
