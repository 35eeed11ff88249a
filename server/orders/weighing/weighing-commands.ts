import { weighLine } from './weigh-line.ts'
import { giveRest, leaveOutLine, replaceLine } from './choose-for-line.ts'
import { noteAnswer, answerAsk } from './answer-ask.ts'
import { setScale } from './set-scale.ts'
import { setTolerance } from './set-tolerance.ts'

export const weighingCommands = {
  weighLine,
  giveRest,
  leaveOutLine,
  replaceLine,
  noteAnswer,
  answerAsk,
  setScale,
  setTolerance,
}
