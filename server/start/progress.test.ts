import { expect, test } from 'vitest'
import { createProgress } from './progress.ts'

function watched(isTTY: boolean) {
  const written: string[] = []
  const out = { isTTY, write: (text: string) => written.push(text) > 0 }
  return { written, progress: createProgress('Carregando', out) }
}

test('updates one line on a terminal', () => {
  const { written, progress } = watched(true)
  progress.show(1, 2, 'produtos')
  progress.end()

  expect(written).toEqual([`\rCarregando ${'█'.repeat(15)}${'░'.repeat(15)}  50 % produtos\x1b[K`, '\n'])
})

test('prints one line per tenth elsewhere', () => {
  const { written, progress } = watched(false)
  for (let done = 0; done <= 1000; done++) progress.show(done, 1000, 'produtos')

  expect(written).toHaveLength(11)
  expect(written.at(-1)).toBe('Carregando: 100 % (produtos)\n')
})
