import { useEffect, useRef, useState } from 'react'
import { Button } from '#kit/button.tsx'
import { Dialog } from '#kit/dialog.tsx'
import { deliveryPageWords } from '#words/delivery.ts'
import { closeDialog, useDeliverTo } from './deliver-to.ts'
import { LeaveNumber } from './leave-number.tsx'
import { PincodeForm } from './pincode-form.tsx'
import { PlaceAnswer } from './place-answer.tsx'
import { askDelivery, rememberPincode } from './remembered.ts'
import './delivery.css'

/** Asks where to, and answers at once. It is no wall: who closes it looks on. */
export function DeliverToDialog() {
  const { pincode, told } = useDeliverTo()
  const [asked, setAsked] = useState(0)
  const answer = useRef<HTMLDivElement>(null)
  const isAnswered = told !== undefined
  useEffect(() => {
    if (asked > 0 && isAnswered) answer.current?.focus()
  }, [asked, isAnswered])
  function take(typed: string) {
    const isSame = typed === pincode
    rememberPincode(typed)
    if (isSame) void askDelivery()
    setAsked((times) => times + 1)
  }
  return (
    <Dialog className="dialog deliver-to-dialog" head={deliveryPageWords.ask} onClose={closeDialog}>
      <div className="stack">
        <PincodeForm id="deliver-to-pincode" known={pincode} onPincode={take} />
        {pincode !== undefined && (
          <div className="stack place-answer" ref={answer} tabIndex={-1} role="status">
            {told === undefined && <p>{deliveryPageWords.asking}</p>}
            {told === 'unreached' && <p>{deliveryPageWords.unreached}</p>}
            {typeof told === 'object' && <PlaceAnswer told={told} />}
          </div>
        )}
        {typeof told === 'object' && <LeaveNumber told={told} onLeave={closeDialog} />}
        <Button look="quiet" onClick={closeDialog}>
          {deliveryPageWords.close}
        </Button>
      </div>
    </Dialog>
  )
}
