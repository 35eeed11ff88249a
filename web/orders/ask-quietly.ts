import type { CallName, Sent } from '#browser/make-call.ts'
import type { Answer } from '#browser/read-answer.ts'
import type { AnswerRead } from '#shop/wire/reads.ts'

/** Not by `api`: what asks by itself shows no sign that the page waits. */
export async function askQuietly<Name extends CallName>(
  name: Name,
  sent: Sent<Name>,
): Promise<Answer<AnswerRead<Name>>> {
  try {
    const { makeCall } = await import('#browser/make-call.ts')
    return await makeCall(name, sent)
  } catch {
    return { ok: false, unreachable: true }
  }
}
