/** The parts of the address that a sentence may show, without the password. */
export function postgresOf(databaseUrl = ''): { server: string; role: string; database: string } {
  const url = parsed(databaseUrl)
  return {
    server: `PostgreSQL at ${url?.searchParams.get('host') ?? (url?.host || 'localhost')}`,
    role: decodeURIComponent(url?.username || 'of the system'),
    database: decodeURIComponent(url?.pathname.slice(1) || 'of that name'),
  }
}

/** Certificates and keys are files of the operator, named in the address. */
export const namesFile = (databaseUrl: string | undefined, path: string): boolean =>
  ['sslrootcert', 'sslcert', 'sslkey'].some((name) => parsed(databaseUrl ?? '')?.searchParams.get(name) === path)

const parsed = (databaseUrl: string) => URL.parse(databaseUrl.replace('@/', '@localhost/'), 'postgres://localhost')
