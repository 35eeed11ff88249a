import { accessSync, constants } from 'node:fs'
import { userInfo } from 'node:os'
import { join, relative } from 'node:path'
import { type Ending, NeedsOperator, shopCommand } from '#server/needs-operator.ts'
import type { Settings } from '#server/settings/settings.ts'
import { StorageUnavailable } from '#server/storage/trouble.ts'

/** The parts of the address that a sentence may show, without the password. */
function postgresOf(databaseUrl = ''): { server: string; role: string; database: string } {
  const url = parsed(databaseUrl)
  return {
    server: `PostgreSQL at ${url?.searchParams.get('host') ?? (url?.host || 'localhost')}`,
    role: decodeURIComponent(url?.username || 'of the system'),
    database: decodeURIComponent(url?.pathname.slice(1) || 'of that name'),
  }
}

/** Certificates and keys are files of the operator, named in the address. */
const namesFile = (databaseUrl: string | undefined, path: string): boolean =>
  ['sslrootcert', 'sslcert', 'sslkey'].some((name) => parsed(databaseUrl ?? '')?.searchParams.get(name) === path)

const parsed = (databaseUrl: string) => URL.parse(databaseUrl.replace('@/', '@localhost/'), 'postgres://localhost')

/** The fields of errors of Node, SQLite and PostgreSQL. */
interface Fields {
  readonly code?: string
  readonly errcode?: number
  readonly syscall?: string
  readonly path?: string
  readonly dest?: string
  readonly hostname?: string
  readonly port?: number
  readonly message: string
}

type Place = Pick<Settings, 'host' | 'port' | 'https' | 'dataDir' | 'backupDir' | 'databaseUrl'>
type Sentence = readonly [Ending, string]

/**
 * The one place that turns errors of the system or a database into a sentence with cause and cure. It reads codes; an
 * error that is not in its tables is our own fault.
 */
export function knownTrouble(trouble: unknown, place: Place): NeedsOperator | undefined {
  for (const error of withCauses(trouble)) {
    if (error instanceof NeedsOperator) return error
    const found = sentenceFor(error, place)
    if (found) return new NeedsOperator(found[0], found[1], { cause: trouble })
  }
  return trouble instanceof StorageUnavailable
    ? new NeedsOperator('unavailable', busy(trouble), { cause: trouble })
    : undefined
}

/** The writer thread reports no codes, only that the trouble passes. */
const busy = ({ message }: StorageUnavailable) =>
  `the database cannot be used just now (${message}): stop what holds it, make room on its disk, then try again.`

function withCauses(trouble: unknown): (Error & Fields)[] {
  const found: (Error & Fields)[] = []
  for (let error = trouble; error instanceof Error && found.length < 10; error = error.cause) found.push(error)
  return found
}

function sentenceFor(error: Error & Fields, place: Place): Sentence | undefined {
  if (error.errcode !== undefined) return ofSqlite(error.errcode, place)
  if (error.code === undefined) return place.databaseUrl && isOfConnection(error) ? away(error, place) : undefined
  const isListening = error.syscall === 'listen' || (error.syscall === 'getaddrinfo' && error.hostname === place.host)
  if (isListening) return ofListening(error.code, error.port, place)
  if (error.path !== undefined && namesFile(place.databaseUrl, error.path)) return ofCertificate(error.path, error.code)
  // a failed write names no file
  if (error.path !== undefined || error.code in ofDisk)
    return ofPath(error.code, error.dest ?? error.path ?? place.dataDir, place)
  return place.databaseUrl === undefined ? undefined : ofPostgres(error, place)
}

function ofListening(code: string, tried: number | undefined, { host, port, https }: Place): Sentence {
  const isSecure = https !== undefined && tried === https.port
  const [setting, wanted] = isSecure ? ['HTTPS_PORT', https.port] : ['PORT', port]
  if (code === 'EADDRINUSE')
    return [
      'unavailable',
      `port ${wanted} of ${host} is taken by another program: stop that one, or set ${setting} to another.`,
    ]
  if (code === 'EACCES')
    return [
      'configuration',
      `port ${wanted} is not allowed for ordinary users: set ${setting} to 1024 or more${isSecure ? '' : ', behind a proxy'}.`,
    ]
  return [
    'configuration',
    `HOST=${host} is not an address of this machine (${code}): set HOST to one that it has, 127.0.0.1 or 0.0.0.0.`,
  ]
}

/** Errors of files and folders, by their codes. */
function ofPath(code: string, told: string, place: Place): Sentence | undefined {
  const path = told.replace(/(.)\/$/, '$1')
  const setting = settingOf(path, place)
  if (setting === undefined && !(code in ofDisk)) return undefined
  const cure = setting === undefined ? '' : `, or set ${setting} to another folder`
  const disk = ofDisk[code]
  if (disk) return ['unavailable', `the disk that holds ${path} ${disk}${cure}.`]
  if (code === 'EACCES' || code === 'EPERM')
    return ['configuration', `${path} cannot be read and written by ${user()}: give it to that user (chown)${cure}.`]
  if (code === 'ENOTDIR' || code === 'EEXIST' || code === 'EISDIR')
    return ['configuration', `${path} is a file where a folder must be, or the reverse: move it away${cure}.`]
  return ['configuration', `${path} cannot be used (${code}): make the folder and give it to ${user()}${cure}.`]
}

const ofDisk: Readonly<Record<string, string>> = {
  ENOSPC: 'is full: make room on it',
  EDQUOT: 'is full for this user: make room on it',
  EFBIG: 'does not allow files of this size: raise that limit',
  EIO: 'is failing: copy off what can be read',
  EROFS:
    "is read-only: the kernel's log says why (a failing disk is mounted again for reading only), and under systemd the unit darya.service must let the shop write there",
}

function settingOf(path: string, { dataDir, backupDir }: Place): string | undefined {
  if (isInside(backupDir, path)) return 'BACKUP_DIR'
  // also a folder above it, which must allow it to be made
  if (isInside(dataDir, path) || isInside(path, dataDir)) return 'DATA_DIR'
  return isInside(path, backupDir) ? 'BACKUP_DIR' : undefined
}

const isInside = (folder: string, path: string): boolean => !relative(folder, path).startsWith('..')

function user(): string {
  try {
    return `the user ${userInfo().username}`
  } catch {
    return `the user ${process.getuid?.()}`
  }
}

/** Errors of SQLite, by primary code */
function ofSqlite(errcode: number, place: Place): Sentence | undefined {
  const file = join(place.dataDir, 'shop.db')
  if (errcode === noSpaceForIndex) return ofPath('ENOSPC', file, place)
  switch (errcode & 0xff) {
    case 1:
      return ['data', wrongTables(file)]
    case 3:
    case 23:
      return ofPath('EACCES', file, place)
    case 8:
      return ofPath(isReadOnlyDisk(place.dataDir) ? 'EROFS' : 'EACCES', file, place)
    case 5:
    case 6:
      return ['unavailable', `another process holds ${file}: end it, or wait until it is done.`]
    case 10:
      return ofPath('EIO', file, place)
    case 11:
      return ['data', `${file} is damaged: \`${shopCommand} restore newest\` puts the newest backup in its place.`]
    case 13:
      return ofPath('ENOSPC', file, place)
    case 14:
      return ofPath('EISDIR', file, place)
    case 26:
      return [
        'data',
        `${file} is not a database: move it away, or set DATA_DIR to another folder; \`${shopCommand} restore newest\` puts the newest backup in its place.`,
      ]
    default:
      return undefined
  }
}

/** SQLite says the same of a file that may not be written and of a disk that cannot be. */
function isReadOnlyDisk(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    return false
  } catch (error) {
    return (error as Fields).code === 'EROFS'
  }
}

/** The index of the log could not grow: a full disk by another name. */
const noSpaceForIndex = 4874

const wrongTables = (where: string) =>
  `the tables in ${where} do not fit this version: start the version that made them, or restore a backup.`

/** Errors of PostgreSQL, by code */
function ofPostgres(error: Fields, place: Place): Sentence | undefined {
  const { code = '' } = error
  const { server, role, database } = postgresOf(place.databaseUrl)
  switch (code) {
    case '28000':
    case '28P01':
      return [
        'configuration',
        `${server} refuses the user ${role} (no such role, or a wrong password): make the role, or correct DATABASE_URL.`,
      ]
    case '3D000':
      return ['configuration', `${server} has no database ${database}: make it (createdb), or correct DATABASE_URL.`]
    case '42501':
    case '3F000':
      return [
        'configuration',
        `the user ${role} may not make the tables in the database ${database} of ${server}: grant it that, or correct DATABASE_URL.`,
      ]
    case '25006':
      return ['unavailable', `${server} is read-only: name the server that can write in DATABASE_URL.`]
    case '53100':
      return ['unavailable', `the disk of ${server} is full: make room on it.`]
    case '53300':
      return ['unavailable', `${server} has no connection left: raise its max_connections, or start fewer processes.`]
  }
  if (/^42(P0[17]|703|804)$/.test(code)) return ['data', wrongTables(`the database ${database} of ${server}`)]
  return /^(08|57P)|^E[A-Z_]+$|CERT|SSL|TLS/.test(code) ? away(error, place) : undefined
}

const ofCertificate = (path: string, code: string): Sentence => [
  'configuration',
  `DATABASE_URL names the file ${path}, which cannot be read by ${user()} (${code}): put it there and give it to that user, or correct DATABASE_URL.`,
]

const away = ({ code, message }: Fields, { databaseUrl }: Place): Sentence => [
  'unavailable',
  `${postgresOf(databaseUrl).server} cannot be reached (${code ?? message}): start it, or correct DATABASE_URL.`,
]

/** pg reports a silent server, or one without TLS, by a plain error. */
const isOfConnection = ({ message }: Fields) => /connection|timeout|timed out|SSL|SASL|password/i.test(message)
