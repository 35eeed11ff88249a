import { useState } from 'react'
import { useTyped } from '#counter/live/typed.ts'
import { draftIn, type FishDraft } from './fish-draft.ts'

/** The form of a fish, which outlives a reload: what was typed and not sent yet is there again. */
export function useFishDraft(what: string, atFirst: FishDraft) {
  const [kept, keepTyped] = useTyped('catalogue', what)
  const [form, setForm] = useState({ nr: 0, begun: atFirst, isTouched: false, isSaved: false })
  // A page that comes from the shop does not know yet what stood in this tab: then the form begins again with that.
  const left = form.isTouched ? undefined : draftIn(kept)
  if (left !== undefined) setForm({ nr: form.nr + 1, begun: left, isTouched: true, isSaved: false })
  return {
    form,
    onTyped: (draft: FishDraft): void => {
      setForm((before) => ({ ...before, isTouched: true }))
      keepTyped(JSON.stringify(draft))
    },
    /** with nothing typed */
    beginAgain: (begun: FishDraft, isSaved: boolean): void => {
      keepTyped('')
      setForm((before) => ({ nr: before.nr + 1, begun, isTouched: true, isSaved }))
    },
  }
}
