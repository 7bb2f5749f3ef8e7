import { expect, test } from 'vitest'
import { isTest, sources } from './sources.ts'

const LAYERS = ['contract', 'domain', 'platform', 'storefront', 'admin', 'demo', 'server']

/** What a rule is about, and the files that are the place for it. */
const PLACES: [string, RegExp, RegExp][] = [
  ['the environment', /\bprocess\.env\b/, /^server\/config\.ts$/],
  // The moment of a call is made with its context; what happens at a set time has to know when that is.
  // A consent is kept with its date, and holds for a year. A page is loaded once a minute for missing code.
  // Codes to pay with run out, and so do cards. A draft of the panel is forgotten.
  [
    'the clock',
    /\bDate\.now\(\)|\bnew Date\(\)/,
    /^(server\/(adapters\/request-contexts|cache\/scheduled-invalidation)|storefront\/(shell\/consent\/consent|shell\/errors\/missing-code|rendering\/browser\/clock)|admin\/components\/form\/use-draft)\.tsx?$/,
  ],
  ['chance', /\bMath\.random\(\)/, /^$/],
]

test.each(PLACES)('%s is read only in its place', (_what, pattern, place) => {
  const strays = sources(LAYERS).filter(
    ({ path, text }) => !isTest(path) && !place.test(path) && pattern.test(code(text)),
  )
  expect(strays.map(({ path }) => path)).toEqual([])
})

/** Comments may speak of what the code must not do. */
function code(text: string) {
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '')
}
