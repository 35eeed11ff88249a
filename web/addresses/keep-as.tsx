import { useState } from 'react'
import { Link } from 'react-router'
import { Answer, type Answered } from '#forms/answer.tsx'
import { Button } from '#kit/button.tsx'
import { type Address, isSameAddress } from '#shop/accounts/address.ts'
import { mostAddresses } from '#shop/accounts/address-book.ts'
import { paths } from '#web/paths.ts'
import { addressesWords, nameOfAddress } from '#words/addresses.ts'
import type { Book } from './use-book.ts'
import './kept-addresses.css'

const names = [
  { kind: 'home', name: '' },
  { kind: 'work', name: '' },
] as const

/** Keeps an address for the next time in one tap. Nothing where it is kept, or it is not known what is. */
export function KeepAs({ address, book }: { address: Address; book: Book }) {
  const [answer, setAnswer] = useState<Answered>()
  const [busy, setBusy] = useState(false)
  if (answer !== undefined && 'done' in answer) return <Answer to={answer} />
  const { own } = book
  if (own === undefined || own.addresses.some((one) => isSameAddress(one.address, address))) return null
  const free = own.addresses.length < mostAddresses ? names : []

  async function keep(named: (typeof names)[number]) {
    setBusy(true)
    const why = await book.keep({ ...named, address })
    setBusy(false)
    setAnswer(why === undefined ? { done: addressesWords.kept(nameOfAddress(named)) } : { said: [why] })
  }
  return (
    <div className="keep-as" role="group" aria-label={addressesWords.keepAs}>
      <p>{addressesWords.keepAs}</p>
      <Answer to={answer} />
      <div className="kept-addresses">
        {free
          .filter(({ kind }) => own.addresses.every((one) => one.kind !== kind))
          .map((named) => (
            <Button
              key={named.kind}
              look="quiet"
              disabled={busy}
              aria-label={addressesWords.keepAsOf(nameOfAddress(named))}
              onClick={() => void keep(named)}
            >
              {nameOfAddress(named)}
            </Button>
          ))}
        <Link to={paths.addresses}>{addressesWords.otherName}</Link>
      </div>
    </div>
  )
}
