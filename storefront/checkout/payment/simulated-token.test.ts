import { afterEach, expect, test, vi } from 'vitest'
import { loadCardProvider } from './simulated-token.ts'

type Script = { src?: string; onload?: () => void; onerror?: () => void }

const PROVIDER = { token: () => Promise.resolve({ token: 't' }) }

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['could not be loaded', ({ onerror }: Script) => onerror?.()],
  ['does not define its global', ({ onload }: Script) => onload?.()],
])('a script that %s leaves the page and is loaded again by the next try', async (how, end) => {
  const scripts = page()
  const src = `https://provider.test/${how}.js`
  const first = loadCardProvider(src)
  for (const script of scripts) end(script)
  await expect(first).rejects.toThrow(src)
  expect(scripts.size).toBe(0)

  const second = loadCardProvider(src)
  vi.stubGlobal('window', { cardProvider: PROVIDER })
  for (const script of scripts) script.onload?.()

  expect(await second).toBe(PROVIDER)
  expect(scripts.size).toBe(1)
})

/** A document that only holds scripts. */
function page(): Set<Script> {
  const scripts = new Set<Script>()
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', {
    createElement() {
      const script: Script & { remove(): boolean } = { remove: () => scripts.delete(script) }
      return script
    },
    head: { append: (script: Script) => scripts.add(script) },
  })

  return scripts
}
