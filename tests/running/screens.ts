import { configure } from '@testing-library/react'

// On a machine that others use too a screen may be late. Whoever waits for it waits as long as it takes.
configure({ asyncUtilTimeout: 15_000 })
