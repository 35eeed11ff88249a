import { type ReactNode, useState } from 'react'
import { shortDay } from '#counter/batches/in-words.ts'
import { Icon } from '#counter/look/icon.tsx'
import { useNotSent } from '#counter/outbox/waiting.ts'
import type { Prints } from '#counter/printers/use-prints.ts'
import { Button, ButtonLink } from '#kit/button.tsx'
import { Dialog } from '#kit/dialog.tsx'
import type { WeighedLine, Weighing } from '#shop/wire/staff/weighing.ts'
import { lineBatchWords } from '#words/batches.ts'
import { printerWords } from '#words/printers.ts'
import { weighingScreenWords as words } from '#words/weighing.ts'
import { Tool } from './areas.tsx'
import { gramsInWords } from './in-words.ts'
import { LeaveOutDialog, ReplaceDialog } from './leave-out-or-replace.tsx'
import type { AtLine } from './line-acts.ts'
import { LineBatch } from './line-batch.tsx'
import { OtherWeight } from './other-weight.tsx'
import { Photograph } from './photograph.tsx'
import { TareField } from './tare.tsx'
import type { PadNow, StationProps } from './use-pad.ts'
import type { Station } from './use-station.ts'

/** The line that has its photograph and its label: this one once it is weighed, else the one that was weighed last. */
export function proofOf({ order, lines }: Weighing, line: WeighedLine | undefined, { last }: Station) {
  const one =
    line?.state === 'weighed' ? line : lines.find(({ lineNo, state }) => lineNo === last && state === 'weighed')
  return one && { order, line: one }
}

/** What else can be done with the line, each always in its place. */
export function Tools({
  weighing,
  line,
  station,
  me,
  now,
  prints,
  pad,
  onKeys,
}: StationProps & {
  /** undefined: the line is not weighed now */
  pad?: PadNow
  /** on a phone they cover the keys, which come back by it */
  onKeys?: () => void
}) {
  const { order } = weighing
  const chosen = pad === undefined ? (line.batch ?? '') : station.batchOf(line)
  const notSent = useNotSent()(order.id)
  const proof = proofOf(weighing, line, station)
  const sent = proof !== undefined && !notSent.some((one) => one.line === proof.line.lineNo) ? proof : undefined
  const isGone = line.state === 'left-out' || line.state === 'replaced'
  return (
    <div className="tools" role="group" aria-label={words.moreTools}>
      <ToolDialog
        head={words.tare}
        isOff={pad === undefined}
        face={
          <>
            <span>
              {words.tareShort} <small>{words.tareOf}</small>
            </span>{' '}
            <b>{pad?.tare.grams === undefined ? '–' : gramsInWords(pad.tare.grams)}</b>
          </>
        }
      >
        {pad !== undefined && (
          <>
            <TareField tare={pad.tare} />
            <OtherWeight line={line} typed={pad.other} wrong={pad.otherWrong} onTyped={pad.setOther} />
          </>
        )}
      </ToolDialog>
      <ToolDialog
        head={lineBatchWords.from}
        isOff={pad === undefined || (line.batches.length === 0 && chosen === '')}
        face={
          <>
            <span>{words.batch}</span> <b className="tool-says">{batchSaid(line, chosen, now)}</b>
          </>
        }
      >
        <LineBatch line={line} chosen={chosen} now={now} onChoose={(code) => station.chooseBatch(line, code)} />
      </ToolDialog>
      {station.again !== undefined && pad !== undefined ? (
        <Button look="quiet" className="tool tool-wide" onClick={() => station.go(line.lineNo)}>
          <Icon name="undo" />
          <b>{words.keepIt}</b>
        </Button>
      ) : (
        <>
          <Photograph key={proof?.line.lineNo} at={sent} isOther={proof?.line !== line} />
          <Label at={sent} isOther={proof?.line !== line} prints={prints} />
        </>
      )}
      <ToolDialogOf icon="swap" name={words.replace} isOff={isGone}>
        {(onClose) => <ReplaceDialog weighing={weighing} line={line} station={station} me={me} onClose={onClose} />}
      </ToolDialogOf>
      <ToolDialogOf icon="leave-out" name={words.leaveOut} look="danger" isOff={isGone}>
        {(onClose) => <LeaveOutDialog weighing={weighing} line={line} station={station} onClose={onClose} />}
      </ToolDialogOf>
      {onKeys !== undefined && (
        <>
          <ButtonLink look="quiet" className="tool tool-phone" to={`/orders/${order.id}`}>
            <b>{words.toOrder}</b>
          </ButtonLink>
          <Button look="quiet" className="tool tool-phone" onClick={onKeys}>
            <b>{words.backToKeys}</b>
          </Button>
        </>
      )}
    </div>
  )
}

/** Its label: by the shop's own printer at a press, else from the page that it leads to, which also asks whether it was printed. */
function Label({ at, isOther, prints }: { at: AtLine | undefined; isOther: boolean; prints: Prints }) {
  if (at === undefined) return <Tool icon="printer" name={words.labelShort} more={words.afterSaving} />
  const { lineNo, title } = at.line
  const print = prints.last('label', lineNo)
  const isPrinted = print !== undefined && print.state !== 'dropped'
  const face = (
    <>
      <Icon name="printer" />
      <b>{isPrinted && print.state !== 'unknown' ? printerWords.again : words.labelShort}</b>{' '}
      <small className={isOther ? undefined : 'only-heard'}>{title}</small>
    </>
  )
  if (!prints.has('label') || print?.state === 'unknown')
    return (
      <ButtonLink look="quiet" className="tool" to={labelPath(at)}>
        {face}
      </ButtonLink>
    )
  const isUnderWay = prints.busy || print?.state === 'waiting' || print?.state === 'sending'
  return (
    <Button
      look="quiet"
      className="tool"
      aria-disabled={isUnderWay || undefined}
      onClick={() => void (isUnderWay || prints.print('label', lineNo))}
    >
      {face}
    </Button>
  )
}

/** Where the label of one pack is printed. */
export const labelPath = ({ order, line }: { order: Weighing['order']; line: WeighedLine }): string =>
  `/orders/${order.id}/labels?line=${line.lineNo}`

/** The batch as its use-by says it: that is what somebody looks for in the ice. */
function batchSaid({ batches }: WeighedLine, chosen: string, now: number): string {
  if (chosen === '') return lineBatchWords.none
  const known = batches.find(({ code }) => code === chosen)
  return known === undefined ? chosen : `${chosen}, ${shortDay(known.useBy, now, lineBatchWords.today)}`
}

function ToolDialog({
  head,
  face,
  isOff,
  children,
}: {
  head: string
  face: ReactNode
  isOff: boolean
  children: ReactNode
}) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="quiet" className="tool" aria-haspopup="dialog" disabled={isOff} onClick={() => setOpen(true)}>
        {face}
      </Button>
      {isOpen && (
        <Dialog head={head} className="dialog move-dialog" onClose={() => setOpen(false)}>
          {children}
          <Button look="quiet" className="move-wide" onClick={() => setOpen(false)}>
            {words.ready}
          </Button>
        </Dialog>
      )}
    </>
  )
}

function ToolDialogOf({
  icon,
  name,
  look = 'quiet',
  isOff,
  children,
}: {
  icon: Parameters<typeof Icon>[0]['name']
  name: string
  look?: 'quiet' | 'danger'
  isOff: boolean
  children: (onClose: () => void) => ReactNode
}) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look={look} className="tool" aria-haspopup="dialog" disabled={isOff} onClick={() => setOpen(true)}>
        <Icon name={icon} />
        <b>{name}</b>
      </Button>
      {isOpen && children(() => setOpen(false))}
    </>
  )
}
