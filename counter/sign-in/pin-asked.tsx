import { useState } from 'react'
import { staffApi } from '#counter/api.ts'
import { Icon } from '#counter/look/icon.tsx'
import { refusalOf } from '#forms/refusal.ts'
import { Modal } from '#kit/modal.tsx'
import type { Me } from '#shop/wire/staff/own.ts'
import { signInWords } from '#words/staff.ts'
import { PinPad } from './pin-pad.tsx'
import './lock.css'

type Name = Pick<Me, 'name'>

/** Who came by a tap on their name types their PIN before what a tap does not open. */
export function PinAsked({ me: { name }, onShown, onBack }: { me: Name; onShown: () => void; onBack: () => void }) {
  const [wrong, setWrong] = useState<string>()

  async function send(pin: string) {
    setWrong(undefined)
    const came = await staffApi('showPin', { body: { pin } })
    if (came.ok) return onShown()
    const said = refusalOf(came)
    setWrong('said' in said ? said.said.join(' ') : said.message)
  }

  return (
    <div className="lock">
      <div className="lock-head">
        <button type="button" className="lock-back" onClick={onBack}>
          <Icon name="back" />
          {signInWords.cancel}
        </button>
        <h1 id="pin-asked" className="lock-why">
          {signInWords.pinNeeded(name)}
        </h1>
      </div>
      <PinPad name={name} wrong={wrong} onPin={send} />
    </div>
  )
}

/** Over the page: what was pressed there waits for it. */
export function PinDialog({ me, onEnd }: { me: Name; onEnd: (isShown: boolean) => void }) {
  return (
    <Modal className="lock-screen" aria-labelledby="pin-asked" mustBeAnswered onClose={() => onEnd(false)}>
      <PinAsked me={me} onShown={() => onEnd(true)} onBack={() => onEnd(false)} />
    </Modal>
  )
}
