import { openSecrets, type Secrets } from '#server/settings/secrets.ts'
import type { Settings } from '#server/settings/settings.ts'
import { openPushSender, type SendPush } from './send-push.ts'
import { vapidKeys } from './vapid.ts'

/** With the key of today's pepper, and those of earlier ones for devices that subscribed with them. */
export function shopsPushSender(
  { identity, peppersBefore, pushTrialHost }: Pick<Settings, 'identity' | 'peppersBefore' | 'pushTrialHost'>,
  { secrets, now }: { secrets: Pick<Secrets, 'pushSeed'>; now: () => number },
): SendPush {
  const keys = [secrets, ...peppersBefore.map(openSecrets)].map(vapidKeys)
  return openPushSender({ keys, contact: () => `mailto:${identity.email}`, trialHost: pushTrialHost, now })
}
