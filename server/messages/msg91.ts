import type { SmsSettings } from '#server/settings/sms-settings.ts'
import { callGateway, GatewayTrouble, gatewaySays } from './gateway-call.ts'
import type { SendSms, Sms, SmsText } from './sms.ts'

/**
 * MSG91 by its flows: the text is the one approved on the DLT register, and only its variables are sent. It answers 200
 * also when it refuses, so the answer's own `type` decides.
 */
export function msg91(
  { url, key, sender, entity, templates }: Extract<SmsSettings, { gateway: 'msg91' }>,
  log: GatewayLog,
): SendSms {
  const missed = new Set<string>()

  return async (sms) => {
    const { template, vars } = approved(sms)
    const body = {
      template_id: templates[template],
      sender,
      DLT_PE_ID: entity,
      short_url: '0',
      recipients: [{ mobiles: sms.to.replace('+', ''), ...inOpenPlaces(vars) }],
    }
    await callGateway(
      'MSG91',
      `${url}/api/v5/flow/`,
      { method: 'POST', headers: { 'content-type': 'application/json', authkey: key }, body: JSON.stringify(body) },
      async (answer) => {
        const said = (await answer.json()) as { type?: unknown; message?: unknown }
        if (!answer.ok || said.type !== 'success')
          throw new GatewayTrouble(`MSG91 refused the message (${answer.status})${gatewaySays(said.message, sms)}`, {
            passing: false,
          })
      },
    )
  }

  /** In English, where the language of the message has no template: a message in English is better than none. */
  function approved({ template, vars, text, inEnglish }: Sms): SmsText {
    if (template in templates) return { template, vars, text }
    if (inEnglish === undefined || !(inEnglish.template in templates))
      throw new GatewayTrouble(`MSG91 has no template for '${template}'`, { passing: false })
    if (!missed.has(template))
      log.warn({ template }, 'MSG91 does not have this template, so these messages are sent in English')
    missed.add(template)
    return inEnglish
  }
}

/** Where a gateway says what it did otherwise than it was asked. */
export interface GatewayLog {
  warn(facts: object, words: string): void
}

/** The register takes 30 characters in a variable: a longer text is split into several, `reason`, `reason2`. Links go whole. */
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
