import { useEffect, useState } from 'react'
import { api } from '#browser/api.ts'
import type { Answer } from '#browser/read-answer.ts'
import { useAsk } from '#forms/use-ask.ts'
import type { AddressBookView } from '#shop/wire/address-calls.ts'
import type { Sends } from '#shop/wire/calls.ts'
import { meaningOf } from '#shop/wire/meaning.ts'
import { endLogin } from '#web/accounts/account.ts'
import { addressesWords } from '#words/addresses.ts'

export interface Book {
  /** undefined until it is known */
  readonly own: AddressBookView | undefined
  readonly isUnread: boolean
  /** each says what stood against it; undefined when it is done */
  readonly keep: (named: Sends<'keepAddress'>) => Promise<string | undefined>
  readonly change: (id: string, changed: Sends<'changeAddress'>) => Promise<string | undefined>
  readonly drop: (id: string) => Promise<string | undefined>
}

/** The addresses that go with the account of this token, on every device. */
export function useBook(token: string | undefined): Book {
  const [own, setOwn] = useState<AddressBookView>()
  const [isUnread, setUnread] = useState(false)
  const { ask } = useAsk()

  useEffect(() => {
    if (token === undefined) return
    void ask((signal) => api('addressBook', { token, signal })).then((answer) => {
      if (answer?.ok) setOwn(answer.body)
      else if (answer) setUnread(true)
      return answer
    })
  }, [token, ask])

  function settle(answer: Answer<AddressBookView>): string | undefined {
    if (answer.ok) {
      setOwn(answer.body)
      return undefined
    }
    if ('unreachable' in answer) return addressesWords.networkFailed
    if (meaningOf(answer) === 'log-in') endLogin()
    return answer.refused.message
  }

  return {
    own,
    isUnread,
    keep: async (body) => settle(await api('keepAddress', { body, token })),
    change: async (id, body) => settle(await api('changeAddress', { params: { id }, body, token })),
    drop: async (id) => settle(await api('dropAddress', { params: { id }, token })),
  }
}
