import { deviceOf } from '#server/accounts/device.ts'
import { Refusal } from '#server/http/refusal.ts'
import { hashOfToken, newToken } from '#server/settings/secrets.ts'
import { challengeLife } from '#shop/staff/staff-session.ts'
import type { PasskeyMade, PasskeyShown } from '#shop/wire/staff/keys.ts'
import { passkeySite } from './passkey-site.ts'
import type { StaffDeps } from './staff-deps.ts'
import type { MadePasskey } from './staff-keys.ts'

/** A passkey that was shown and is true. Its counter is compared where it is kept. */
interface ShownPasskey {
  readonly id: string
  readonly staffId: string
  readonly counter: number
}

/** Ed25519, ES256 and RS256: what authenticators make. */
const algorithms = [-8, -7, -257] as const

const wrong = () => new Refusal(403, { refused: 'passkey-refused' })

/** Makes and checks what passkeys sign. Each challenge is for one purpose, works once and not for long. */
export function openPasskeys({ database, settings, now }: StaffDeps) {
  const { origin, rpId } = passkeySite(settings)

  async function challengeFor(purpose: string): Promise<Uint8Array<ArrayBuffer>> {
    const challenge = newToken()
    const at = now()
    await database.run.keepChallenge({ hash: hashOfToken(challenge), purpose, until: at + challengeLife, at })
    return new Uint8Array(Buffer.from(challenge, 'base64url'))
  }

  /** Used up before anything else is looked at: what fails cannot be tried again with it. */
  async function usedChallenge(clientData: string, purpose: string): Promise<string> {
    const challenge = challengeIn(clientData)
    const wasThere =
      challenge !== undefined && (await database.run.useChallenge({ hash: hashOfToken(challenge), purpose, at: now() }))
    if (!wasThere) throw wrong()
    return challenge
  }

  return {
    /** `mayReplace`: also on a device that has one of theirs already, for somebody who could not come in by it. */
    async optionsToMake(
      purpose: string,
      { id, name, mayReplace = false }: { id: string; name: string; mayReplace?: boolean },
    ) {
      const own = await database.read.selectFrom('staff_passkeys').select('id').where('staff_id', '=', id).execute()
      const { generateRegistrationOptions } = await webAuthn()
      const options = await generateRegistrationOptions({
        rpName: `${settings.identity.name} counter`,
        rpID: rpId,
        userName: name,
        userDisplayName: name,
        userID: new TextEncoder().encode(id),
        challenge: await challengeFor(purpose),
        // Whoever has one on this device already is told so by the browser.
        excludeCredentials: mayReplace ? [] : own.map((passkey) => ({ id: passkey.id })),
        attestationType: 'none',
        supportedAlgorithmIDs: [...algorithms],
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
      return { options: { ...options } }
    },

    async optionsToShow(purpose: string, ids: readonly string[] = []) {
      const { generateAuthenticationOptions } = await webAuthn()
      const options = await generateAuthenticationOptions({
        rpID: rpId,
        challenge: await challengeFor(purpose),
        allowCredentials: ids.map((id) => ({ id })),
        userVerification: 'required',
      })
      return { options: { ...options } }
    },

    async made(
      response: PasskeyMade,
      { purpose, headers }: { purpose: string; headers: Headers },
    ): Promise<MadePasskey> {
      const challenge = await usedChallenge(response.response.clientDataJSON, purpose)
      const { verifyRegistrationResponse } = await webAuthn()
      const { registrationInfo } = await verifyRegistrationResponse({
        response: response as Parameters<typeof verifyRegistrationResponse>[0]['response'],
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: rpId,
        requireUserVerification: true,
        supportedAlgorithmIDs: [...algorithms],
      }).catch(() => {
        throw wrong()
      })
      if (registrationInfo === undefined) throw wrong()
      const { id, publicKey, counter } = registrationInfo.credential
      const known = await database.read
        .selectFrom('staff_passkeys')
        .select('id')
        .where('id', '=', id)
        .executeTakeFirst()
      if (known !== undefined) throw new Refusal(409, { refused: 'passkey-known' })
      return {
        id,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: response.response.transports.join(','),
        name: deviceOf(headers.get('user-agent')),
      }
    },

    async shown(response: PasskeyShown, purpose: string): Promise<ShownPasskey> {
      const challenge = await usedChallenge(response.response.clientDataJSON, purpose)
      const known = await database.read
        .selectFrom('staff_passkeys')
        .innerJoin('staff', 'staff.id', 'staff_passkeys.staff_id')
        .select(['staff_passkeys.id', 'staff_id', 'public_key'])
        .where('staff_passkeys.id', '=', response.id)
        .where('role', '=', 'owner')
        .where('disabled_at', 'is', null)
        .executeTakeFirst()
      if (known === undefined) throw wrong()
      const { verifyAuthenticationResponse } = await webAuthn()
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: response as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: rpId,
        requireUserVerification: true,
        // Compared by the command that keeps the next one, where two at once cannot both pass.
        credential: { id: known.id, publicKey: new Uint8Array(Buffer.from(known.public_key, 'base64url')), counter: 0 },
      }).catch(() => {
        throw wrong()
      })
      if (!verified) throw wrong()
      return { id: known.id, staffId: known.staff_id, counter: authenticationInfo.newCounter }
    },
  }
}

function challengeIn(clientData: string): string | undefined {
  try {
    const read = JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8')) as { challenge?: unknown } | null
    return typeof read?.challenge === 'string' ? read.challenge : undefined
  } catch {
    return undefined
  }
}

/** Loaded at the first passkey; what reads its certificates wants the language's metadata to be there before it. */
async function webAuthn() {
  await import('reflect-metadata')
  return import('@simplewebauthn/server')
}
