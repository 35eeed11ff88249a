import { callGateway, GatewayTrouble } from './gateway-call.ts'
import type { SendSms, SmsSettings } from './sms.ts'

/**
 * MSG91 by its flows: the text is the one approved on the DLT register, and only its variables are sent. It answers 200
 * also when it refuses, so the answer's own `type` decides.
 */
export const msg91 =
  ({ url, key, sender, entity, templates }: Extract<SmsSettings, { gateway: 'msg91' }>): SendSms =>
  async ({ to, template, vars }) => {
    const id = templates[template]
    if (id === undefined) throw new GatewayTrouble(`MSG91 has no template for '${template}'`, { passing: false })
    const body = {
      template_id: id,
      sender,
      DLT_PE_ID: entity,
      short_url: '0',
      recipients: [{ mobiles: to.replace('+', ''), ...inOpenPlaces(vars) }],
    }
    await callGateway(
      'MSG91',
      `${url}/api/v5/flow/`,
      { method: 'POST', headers: { 'content-type': 'application/json', authkey: key }, body: JSON.stringify(body) },
      async (answer) => {
        const said = (await answer.json()) as { type?: unknown }
        if (!answer.ok || said.type !== 'success')
          throw new GatewayTrouble(`MSG91 refused the message (${answer.status})`, { passing: false })
      },
    )
  }

/** The register takes 30 signs in an open place: what is longer stands in several, `reason`, `reason2`. A link has its own rule. */
const inOpenPlaces = (vars: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(vars).flatMap(([name, said]) =>
      name === 'address'
        ? [[name, said]]
        : parted(said).map((part, nr) => [nr === 0 ? name : `${name}${nr + 1}`, part]),
    ),
  )

const mostInPlace = 30

const parted = (said: string): string[] => [
  said.slice(0, mostInPlace),
  ...(said.length > mostInPlace ? parted(said.slice(mostInPlace)) : []),
]
