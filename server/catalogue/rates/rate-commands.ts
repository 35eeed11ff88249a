import { publishDueRates } from './publish-due-rates.ts'
import { publishRateDraft, publishRates } from './publish-rates.ts'
import { callOffRates, saveRateDraft } from './rate-draft.ts'

export const rateCommands = { saveRateDraft, publishRates, publishRateDraft, publishDueRates, callOffRates }
