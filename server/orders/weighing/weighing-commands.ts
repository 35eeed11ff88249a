import { answerAsk, noteAnswer } from './answer-ask.ts'
import { giveRest, leaveOutLine, replaceLine } from './choose-for-line.ts'
import { replaceAgreed } from './replace-agreed.ts'
import { setScale } from './set-scale.ts'
import { setTolerance } from './set-tolerance.ts'
import { weighLine } from './weigh-line.ts'

export const weighingCommands = {
  weighLine,
  giveRest,
  leaveOutLine,
  replaceLine,
  replaceAgreed,
  noteAnswer,
  answerAsk,
  setScale,
  setTolerance,
}
