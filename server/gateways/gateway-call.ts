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
      throw new GatewayTrouble(`${name} did not answer`, { passing: true, cause: trouble })
    }
  }
  try {
    return await ask()
  } catch (trouble) {
    if (!(trouble instanceof GatewayTrouble) || !trouble.passing) throw trouble
    return ask()
  }
}
