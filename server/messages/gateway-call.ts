import { seconds } from '#shop/time.ts'

const patience = seconds(5)

/** The gateway refused or did not answer. `passing` means that a retry may succeed. */
export class GatewayTrouble extends Error {
  override readonly name = 'GatewayTrouble'
  readonly passing: boolean

  constructor(what: string, { passing, cause }: { passing: boolean; cause?: unknown }) {
    super(what, { cause })
    this.passing = passing
  }
}

/**
 * What a gateway says of its refusal, for the log and the operator. It may repeat the message, and with it a code or a
 * name: then it is left out, and numbers are left out always.
 */
export function gatewaySays(
  said: unknown,
  { text, vars }: { text: string; vars: Readonly<Record<string, string>> },
): string {
  if (typeof said !== 'string') return ''
  const plain = said.replaceAll(/[^\p{L}\p{N}\p{P}\p{Zs}]/gu, ' ')
  const repeats = [text, ...Object.values(vars)].some((part) => part.length > 2 && plain.includes(part))
  return repeats ? '' : `: ${plain.replaceAll(/\d{4,}/g, '…').slice(0, 100)}`
}

/** Calls a gateway with a timeout of 5 seconds and one retry where it may help. */
export async function callGateway<Answer>(
  name: string,
  url: string,
  request: RequestInit,
  read: (answer: Response) => Promise<Answer>,
): Promise<Answer> {
  const ask = async () => {
    try {
      const answer = await fetch(url, { ...request, redirect: 'error', signal: AbortSignal.timeout(patience) })
      if (answer.status === 429 || answer.status >= 500)
        throw new GatewayTrouble(`${name} answered ${answer.status}`, { passing: true })
      return await read(answer)
    } catch (trouble) {
      if (trouble instanceof GatewayTrouble) throw trouble
      throw new GatewayTrouble(`${name} did not answer (${codeOf(trouble)})`, { passing: true, cause: trouble })
    }
  }
  try {
    return await ask()
  } catch (trouble) {
    if (!(trouble instanceof GatewayTrouble) || !trouble.passing) throw trouble
    return ask()
  }
}

/** ECONNREFUSED, ENOTFOUND, a certificate's fault, or that it took too long. */
function codeOf(trouble: unknown): string {
  if (!(trouble instanceof Error)) return 'unknown'
  if (trouble.name === 'TimeoutError') return 'too late'
  const { code } = (trouble.cause ?? trouble) as { code?: unknown }
  return typeof code === 'string' ? code : trouble instanceof SyntaxError ? 'not in its form' : trouble.name
}
