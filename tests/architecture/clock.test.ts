import { expect, test } from 'vitest'
import { isTest, sources } from './sources.ts'

const LAYERS = ['contract', 'domain', 'platform', 'storefront', 'admin', 'demo', 'server']

/** What a rule covers, and the files in which it is allowed. */
const PLACES: [string, RegExp, RegExp][] = [
  ['the environment', /\bprocess\.env\b/, /^server\/config\.ts$/],
  // One file reads the clock, and corrects it by the database's. A consent is stored with its date
  // and is valid for a year. A page is reloaded at most once a minute for missing code. Payment codes and cards expire.
  // A draft of the panel expires.
  [
    'the clock',
    /\bDate\.now\(\)|\bnew Date\(\)/,
    /^(server\/adapters\/clock|storefront\/(shell\/consent\/consent|shell\/errors\/reload|rendering\/browser\/clock)|admin\/components\/form\/use-draft)\.tsx?$/,
  ],
  ['chance', /\bMath\.random\(\)/, /^$/],
]

test.each(PLACES)('%s is read only in the allowed files', (_what, pattern, place) => {
  const strays = sources(LAYERS).filter(
    ({ path, text }) => !isTest(path) && !place.test(path) && pattern.test(code(text)),
  )
  expect(strays.map(({ path }) => path)).toEqual([])
})

/** Comments may mention what the code must not do. */
function code(text: string) {
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '')
}
