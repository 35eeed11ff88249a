// Lighthouse for a phone on the home page, a list and a product: npm exec -- node tools/measure/lighthouse.ts [runs]
// `npm run build` first. It names what it finds wanting.
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
